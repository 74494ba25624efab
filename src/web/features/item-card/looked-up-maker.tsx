// What the AI lookup of a maker says: messages while it runs, then the found address, an honest nothing, or the failure.

import { texts as addressEn } from '#texts/en/address.ts'
import { texts as en } from '#texts/en/item.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ResearchSteps } from '../../ui/research-steps.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { FoundAddressCard } from './found-address.tsx'
import { LookupProgress } from './lookup-progress.tsx'
import type { useMakerLookup } from './use-maker-lookup.ts'

type Props = { readonly item: Item; readonly run: ReturnType<typeof useMakerLookup> }

export function LookedUpMaker({ item, run }: Props) {
  const addressTexts = useTexts(addressEn)
  const texts = useTexts(en)
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
        <Notice tone="info" role="status">
          {lookedUp.message ?? addressTexts.noneFound}
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
      onReject={() => run.reject(lookedUp, texts.rejected(item.description, found.name))}
    />
  )
}
