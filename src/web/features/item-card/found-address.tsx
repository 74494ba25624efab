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
import { Confidence } from '../../ui/confidence.tsx'
import { ResearchSteps } from '../../ui/research-steps.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
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
    <section className={css.card} aria-label={texts.addressFound}>
      {send.error && (
        <AlertPanel kind="failure" onClose={() => send.reset()}>
          {addressSaveFailed}
        </AlertPanel>
      )}
      <div className={css.head}>
        <h3>{texts.addressFound}</h3>
        <Tag tone="ai" icon="spark">
          {texts.proposed}
        </Tag>
        <span className={css.right}>
          <Confidence value={found.confidence} scale="address" />
        </span>
      </div>
      <address className={css.address}>
        <b>{found.name}</b>
        {addressLines(toAddressParts(words)).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className="sm dim">{said.reasoning}</p>
      <dl className={css.facts}>
        <Fact name={texts.facilityType} value={facilities[found.facility_type] ?? found.facility_type} />
        <Fact name={texts.researchMethod} value={said.method} />
        <Fact name={texts.verificationStatus} value={statusText(texts, found)} />
        {found.phoneNumber && <Fact name={texts.phone} value={found.phoneNumber} />}
      </dl>
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
    </section>
  )
}

/** Who accepted it, where somebody did: acceptance is no verification. */
function statusText(texts: Shape<typeof en>, { verification_status: status, acceptedBy }: FoundAddress): string {
  if (status !== 'accepted') return texts[status]
  return acceptedBy ? texts.acceptedBy(acceptedBy) : texts.accepted
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

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
