// The origin that the item's own words state ('made in China'), else the one the client used for the same ASIN before: offered with its
// evidence while none is set, taken over only by a click.

import { Button } from '@mantine/core'
import { suggestCountry } from '#contract/lookups.ts'
import { withStatedOrigin } from '#domain/admissibility/stated-origin.ts'
import { texts as en } from '#texts/en/item.ts'
import { countryIn } from '#words/country-text.ts'
import { useEndpoint } from '../../api/hooks.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './item-form.module.css'

export function OriginSuggestion({ item }: { readonly item: Item }) {
  const texts = useTexts(en)
  const language = useLanguage()
  if (item.countryOfOrigin) return null
  const { origin, originWords } = withStatedOrigin({ description: item.description })
  if (origin && originWords)
    return (
      <Offer item={item} country={origin} evidence={texts.countryStated(countryIn(language, origin), originWords)} />
    )
  return item.asin ? <Used item={item} asin={item.asin} /> : null
}

function Used({ item, asin }: { readonly item: Item; readonly asin: string }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const query = useEndpoint(suggestCountry, { params: { asin }, query: {} })
  const country = query.data?.countryCode
  if (!country) return null
  return <Offer item={item} country={country} evidence={texts.countrySuggested(countryIn(language, country))} />
}

type OfferProps = { readonly item: Item; readonly country: string; readonly evidence: string }

function Offer({ item, country, evidence }: OfferProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { change } = useItemDesk()
  const name = countryIn(language, country)
  return (
    <p className={css.suggestion}>
      <Tag tone="ai" icon="spark">
        {texts.proposed}
      </Tag>
      <span className="xs dim">{evidence}</span>
      <Button size="xs" onClick={() => change(item, 'countryOfOrigin', { countryOfOrigin: country })}>
        {texts.takeCountry(name)}
      </Button>
    </p>
  )
}
