// What the chosen address rests on: how it was found, how sure, why, on which pages, and who accepted it and when.
import { texts as addressEn } from '#texts/en/address.ts'
import { texts as en } from '#texts/en/item.ts'
import { labelledIn } from '#words/local-text.ts'
import type { SavedAddress } from '../../api/shipment-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Confidence } from '../../ui/confidence.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './found-address.module.css'
import { FoundSources } from './found-sources.tsx'

/** Nothing for an address that a person typed: it rests on that person alone. */
export function AddressEvidence({ address }: { readonly address: SavedAddress }) {
  const texts = useTexts(en)
  const { evidence: title, acceptedOn } = useTexts(addressEn)
  const language = useLanguage()
  const { evidence, acceptedBy, acceptedAt } = address
  if (!evidence) return null
  const accepted = acceptedBy ? texts.acceptedBy(acceptedBy) : texts.accepted
  return (
    <section className={css.evidence} aria-label={title}>
      <div className={css.head}>
        <h3>{title}</h3>
        <span className={css.right}>
          <Confidence value={evidence.confidence} scale="address" />
        </span>
      </div>
      <p className="xs dim">
        {acceptedBy && acceptedAt ? acceptedOn(acceptedBy, whenText(language, acceptedAt)) : accepted}
      </p>
      <p className="xs dim">{labelledIn(language, texts.researchMethod, evidence.research_method)}</p>
      {evidence.reasoning && <p className="xs dim">{evidence.reasoning}</p>}
      {evidence.phoneNumber && <p className="xs dim">{labelledIn(language, texts.phone, evidence.phoneNumber)}</p>}
      <FoundSources sources={evidence.sources} />
    </section>
  )
}
