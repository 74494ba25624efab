// A maker that was found: dashed, since a machine proposes it and nobody has confirmed it.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { lookUpAsinMaker } from '#contract/public-tools.ts'
import { texts as addressEn } from '#texts/en/address.ts'
import { texts as en } from '#texts/en/tools.ts'
import { countryIn } from '#words/country-text.ts'
import { type FoundWords, foundWords } from '#words/found-maker.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Confidence } from '../../ui/confidence.tsx'
import { Tag } from '../../ui/tag.tsx'
import { WebLink } from '../../ui/web-link.tsx'
import css from './maker.module.css'

type Maker = NonNullable<AnswerOf<typeof lookUpAsinMaker>['data']>

export function FoundMaker({ maker }: { readonly maker: Maker }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const facilities: Readonly<Record<string, string>> = useTexts(addressEn).facilities
  const words = foundWords(language, maker)
  const place = [maker.city, maker.state, maker.zip_code].filter((each) => each !== '').join(', ')
  return (
    <section className={css.card} aria-label={texts.makerFound}>
      <div className={css.head}>
        <h2>{texts.makerFound}</h2>
        <Tag tone="ai" icon="spark">
          {texts.proposed}
        </Tag>
        <span className={css.right}>
          <Confidence value={maker.confidence} scale="address" />
        </span>
      </div>
      {maker.productTitle && <p className="xs faint">{`${maker.asin} · ${maker.productTitle}`}</p>}
      <address className={css.address}>
        <b>{maker.name}</b>
        <span>{maker.street_address}</span>
        <span>{place}</span>
        <span>{countryIn(language, maker.country)}</span>
      </address>
      <p className="sm dim">{words.reasoning}</p>
      <dl className={css.facts}>
        <Fact name={texts.facility} value={facilities[maker.facility_type] ?? maker.facility_type} />
        <Fact name={texts.method} value={words.method} />
        <Fact name={texts.status} value={texts[maker.verification_status]} />
        {maker.phoneNumber && <Fact name={texts.phone} value={maker.phoneNumber} />}
      </dl>
      <Sources sources={words.sources} />
      <p className="xs dim">{texts.makerAdvice}</p>
    </section>
  )
}

type FactProps = { readonly name: string; readonly value: string }

function Fact({ name, value }: FactProps) {
  if (value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Sources({ sources }: Pick<FoundWords, 'sources'>) {
  const texts = useTexts(en)
  if (sources.length === 0) return <p className="xs faint">{texts.noSources}</p>
  return (
    <ul className={css.sources} aria-label={texts.sources}>
      {sources.map((source) => (
        <li key={`${source.url} ${source.description}`}>
          {source.description || source.type} <WebLink url={source.url} most={60} />
        </li>
      ))}
    </ul>
  )
}
