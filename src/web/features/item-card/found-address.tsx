// A manufacturer address that the AI lookup found: dashed until a person accepts it, which saves and attaches it.

import { saveAddress } from '#contract/client-data.ts'
import { addressLines } from '#domain/address/address.ts'
import type { ResearchStep } from '#domain/address/research-step.ts'
import { texts as addressEn } from '#texts/en/address.ts'
import { texts as en } from '#texts/en/item.ts'
import { texts as failuresEn } from '#texts/en/item-failures.ts'
import { foundWords } from '#words/found-maker.ts'
import type { Shape } from '#words/language.ts'
import { useSend } from '../../api/hooks.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { toAddressParts } from '../../desk/shown-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { FoundCard, FoundFacts, FoundPlace } from '../../ui/found-card.tsx'
import { ResearchSteps } from '../../ui/research-steps.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import css from './found-address.module.css'
import { FoundSources } from './found-sources.tsx'
import { midOf } from './mid-of.ts'
import type { FoundAddress } from './use-maker-lookup.ts'

type Props = {
  readonly item: Item
  readonly found: FoundAddress
  readonly steps: readonly ResearchStep[]
  readonly onAccepted: () => void
  readonly onReject: () => void
}

export function FoundAddressCard({ item, found, steps, onAccepted, onReject }: Props) {
  const texts = useTexts(en)
  const { addressSaveFailed } = useTexts(failuresEn)
  const facilities: Readonly<Record<string, string>> = useTexts(addressEn).facilities
  const { addAddress, addresses, change, isSample } = useItemDesk()
  const send = useSend(saveAddress, { countsAsSave: true })
  const words = wordsOf(found)
  const attach = (id: string) => {
    if (!addresses.some((each) => each.id === id))
      addAddress({ ...words, id, usedOnItems: 0, evidence: evidenceOf(found) })
    onAccepted()
    change(item, 'maker', { manufacturing_address_id: id })
  }
  const accept = () => {
    if (found.manufacturing_address_id) return attach(found.manufacturing_address_id)
    const body = { address: { ...words, ...evidenceOf(found) }, isSample }
    send.mutate({ body }, { onSuccess: ({ data }) => attach(data.id) })
  }
  const mid = midOf(words)
  const said = foundWords(useLanguage(), found)
  return (
    <FoundCard
      title={texts.addressFound}
      heading="h3"
      proposed={texts.proposed}
      confidence={found.confidence}
      trouble={
        send.error && (
          <AlertPanel kind="failure" onClose={() => send.reset()}>
            {addressSaveFailed}
          </AlertPanel>
        )
      }
    >
      <FoundPlace name={found.name} lines={addressLines(toAddressParts(words))} />
      <p className="sm dim">{said.reasoning}</p>
      <FoundFacts
        facts={[
          [texts.facilityType, facilities[found.facility_type] ?? found.facility_type],
          [texts.researchMethod, said.method],
          [texts.verificationStatus, statusText(texts, found)],
          [texts.phone, found.phoneNumber],
        ]}
      />
      {found.verification_status === 'researched' && <FoundSources sources={said.sources} />}
      <ResearchSteps steps={steps} />
      <div className={css.buttons}>
        <ActionButton size="xs" variant="filled" loading={send.isPending} onClick={accept}>
          {texts.acceptAndUse}
        </ActionButton>
        <ActionButton size="xs" onClick={onReject}>
          {texts.reject}
        </ActionButton>
        <span className={css.mid}>
          {texts.mid} {mid ? <span className="mono">{mid.code}</span> : texts.midNone}
        </span>
      </div>
    </FoundCard>
  )
}

/** Who accepted it, where somebody did: acceptance is no verification. */
function statusText(texts: Shape<typeof en>, { verification_status: status, acceptedBy }: FoundAddress): string {
  if (status !== 'accepted') return texts[status]
  return acceptedBy ? texts.acceptedBy(acceptedBy) : texts.accepted
}

/** Kept with the address once it is accepted. */
const evidenceOf = (found: FoundAddress) => ({
  confidence: found.confidence,
  reasoning: found.reasoning,
  sources: found.sources,
  research_method: found.research_method,
  phoneNumber: found.phoneNumber,
  facility_type: found.facility_type,
})

const wordsOf = (found: FoundAddress) => ({
  name: found.name,
  street_address: found.street_address,
  city: found.city,
  state: found.state,
  country: found.country,
  zip_code: found.zip_code,
})
