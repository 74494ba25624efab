// What the AI lookup of a maker says: messages while it runs, then the found address, an honest nothing, or the failure.

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { texts as addressEn } from '#texts/en/address.ts'
import { texts as en } from '#texts/en/item.ts'
import { sentence } from '#words/language.ts'
import { usePlaces } from '../../api/places.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ResearchSteps } from '../../ui/research-steps.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { FoundAddressCard } from './found-address.tsx'
import { LookupProgress } from './lookup-progress.tsx'
import type { useMakerLookup } from './use-maker-lookup.ts'

type Props = {
  readonly item: Item
  readonly run: ReturnType<typeof useMakerLookup>
  /** Left out while the form of a new address is open. */
  readonly onType?: () => void
}

export function LookedUpMaker({ item, run, onType }: Props) {
  const addressTexts = useTexts(addressEn)
  const texts = useTexts(en)
  const places = usePlaces()
  const { shipmentId } = useItemDesk()
  if (run.isRunning)
    return (
      <>
        <span className="visually-hidden" role="status">
          {texts.lookingUp}
        </span>
        <LookupProgress run={run.name} />
      </>
    )
  if (run.failure)
    return (
      <AlertPanel kind="failure" onClose={run.forgetFailure}>
        {run.failure}
      </AlertPanel>
    )
  const { lookedUp } = run
  if (lookedUp?.kind === 'none')
    return (
      <>
        <Notice
          tone="info"
          role="status"
          actions={
            <>
              {onType && (
                <Button size="xs" onClick={onType}>
                  {texts.typeMaker}
                </Button>
              )}
              <Button size="xs" variant="subtle" component={Link} to={places.origin(item.asin ?? item.sku, shipmentId)}>
                {texts.askSupplierForMaker}
              </Button>
            </>
          }
        >
          {lookedUp.message ?? addressTexts.noneFound} {texts.makerByBetterName}
        </Notice>
        <ResearchSteps steps={lookedUp.steps} open />
      </>
    )
  if (lookedUp?.kind !== 'found') return null
  const found = lookedUp.address
  return (
    <FoundAddressCard
      item={item}
      found={found}
      steps={lookedUp.steps}
      onAccepted={run.settle}
      onReject={() =>
        run.reject(
          lookedUp,
          sentence(en, (texts) => texts.rejected(item.description, found.name)),
        )
      }
    />
  )
}
