// The items of the shipment as cards or as a grid; both save through the one desk of the screen.
import type { CusmaFormStatus } from '#domain/cusma/form-status.ts'
import { texts as en } from '#texts/en/shipment.ts'
import type { DutyState } from '../features/duty-receipt/duty-state.ts'
import { ItemTable } from '../features/item-card/item-table.tsx'
import type { ItemList } from '../features/item-card/use-item-list.ts'
import { ItemGrid } from '../features/item-grid/item-grid.tsx'
import { useTexts } from '../language/page-language.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { OpenItem } from './shipment-open-item.tsx'
import type { ItemsView } from './shipment-view.tsx'
import type { ShipmentState } from './use-shipment.ts'

type Props = {
  readonly view: ItemsView
  readonly list: ItemList
  readonly state: ShipmentState
  readonly shipment: { readonly id: string; readonly reference: string }
  readonly certificate: CusmaFormStatus | null
}

const LOADING: DutyState = { kind: 'loading' }

export function ShipmentItems({ view, list, state, shipment, certificate }: Props) {
  const certificateOf = (itemId: string) => {
    if (state.unclaimed.includes(itemId)) return null
    return state.hasCertificate ? 'signed' : certificate
  }
  const findingsOf = (itemId: string) => state.findings.byItem.get(itemId)
  const dutyOf = (itemId: string): DutyState => state.duties.get(itemId) ?? LOADING
  if (list.shown.length === 0)
    return <NoItems all={state.items.length} takenOut={state.takenOut.length} onShowAll={() => list.setFilter('all')} />
  if (view === 'grid')
    return (
      <ItemGrid
        key={list.filter}
        items={state.items}
        only={list.filter === 'all' ? undefined : state.needsWork}
        dutyOf={dutyOf}
        findingsOf={findingsOf}
        target={list.last}
      />
    )
  return (
    <ItemTable
      items={list.shown}
      all={state.items}
      dutyOf={dutyOf}
      findingsOf={findingsOf}
      openId={list.openId}
      activeId={list.activeId}
      onToggle={list.toggle}
      renderOpen={(item) => (
        <OpenItem
          key={item.id}
          item={item}
          duty={dutyOf(item.id)}
          findings={findingsOf(item.id)}
          shipmentId={shipment.id}
          reference={shipment.reference}
          certificate={certificateOf(item.id)}
          today={state.today()}
        />
      )}
    />
  )
}

type NoItemsProps = { readonly all: number; readonly takenOut: number; readonly onShowAll: () => void }

function NoItems({ all, takenOut, onShowAll }: NoItemsProps) {
  const texts = useTexts(en)
  if (all === 0 && takenOut > 0) return <EmptyState icon="box" title={texts.allTakenOut} text={texts.allTakenOutHint} />
  if (all === 0) return <EmptyState icon="box" title={texts.noItems} text={texts.noItemsHint} />
  const action = <ActionButton onClick={onShowAll}>{texts.showAll}</ActionButton>
  return <EmptyState icon="check" title={texts.nothingToDo} text={texts.nothingToDoHint} action={action} />
}
