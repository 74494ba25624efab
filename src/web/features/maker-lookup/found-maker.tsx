// The maker that the public look-up found, and the sources it rests on.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { lookUpAsinMaker } from '#contract/public-tools.ts'
import { texts as addressEn } from '#texts/en/address.ts'
import { texts as en } from '#texts/en/tools.ts'
import { countryIn } from '#words/country-text.ts'
import { type FoundWords, foundWords } from '#words/found-maker.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { FoundCard, FoundFacts, FoundPlace } from '../../ui/found-card.tsx'
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
    <FoundCard
      title={texts.makerFound}
      heading="h2"
      proposed={texts.proposed}
      confidence={maker.confidence}
      className={css.found}
    >
      {maker.productTitle && <p className="xs faint">{`${maker.asin} · ${maker.productTitle}`}</p>}
      <FoundPlace name={maker.name} lines={[maker.street_address, place, countryIn(language, maker.country)]} />
      <p className="sm dim">{words.reasoning}</p>
      <FoundFacts
        facts={[
          [texts.facility, facilities[maker.facility_type] ?? maker.facility_type],
          [texts.method, words.method],
          [texts.status, texts[maker.verification_status]],
          [texts.phone, maker.phoneNumber],
        ]}
      />
      <Sources sources={words.sources} />
      <p className="xs dim">{texts.makerAdvice}</p>
    </FoundCard>
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
