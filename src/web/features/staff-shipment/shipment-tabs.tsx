// The parts of a shipment for staff: overview, boxes, plans. Which is shown stands in the address.
import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import type { ReactNode } from 'react'
import { texts } from '#texts/en/staff.ts'
import { useAddress } from '../../ui/use-address.ts'
import css from './shipment-tabs.module.css'

const TABS = ['overview', 'boxes', 'plans'] as const
type ShipmentTab = (typeof TABS)[number]

const NAMES: Readonly<Record<ShipmentTab, string>> = {
  overview: texts.tabOverview,
  boxes: texts.tabBoxes,
  plans: texts.tabPlans,
}

export function useShipmentTab(): { readonly tab: ShipmentTab; readonly choose: (tab: ShipmentTab) => void } {
  const { params, change } = useAddress()
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'overview'
  const choose = (next: ShipmentTab) =>
    change(
      (now) => {
        if (next === 'overview') now.delete('tab')
        else now.set('tab', next)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return { tab, choose }
}

type Props = {
  readonly tab: ShipmentTab
  readonly onChoose: (tab: ShipmentTab) => void
  /** What the chosen tab shows. */
  readonly children: ReactNode
}

export function ShipmentTabs({ tab, onChoose, children }: Props) {
  const choose = (value: string | null) => {
    const next = TABS.find((each) => each === value)
    if (next) onChoose(next)
  }
  return (
    <Tabs
      value={tab}
      onChange={choose}
      keepMounted={false}
      classNames={{ root: css.root, list: css.list, tab: css.tab }}
    >
      <Tabs.List aria-label={texts.shipmentViews}>
        {TABS.map((each) => (
          <Tabs.Tab key={each} value={each}>
            {NAMES[each]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>{children}</Tabs.Panel>
    </Tabs>
  )
}
