// The origin the client used for the same ASIN before: offered while none is set, taken over only by a click.

import { Button } from '@mantine/core'
import { suggestCountry } from '#contract/lookups.ts'
import { texts as en } from '#texts/en/item.ts'
import { countryIn } from '#words/local-text.ts'
import { useEndpoint } from '../../api/hooks.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './item-form.module.css'

export function OriginSuggestion({ item }: { readonly item: Item }) {
  if (item.countryOfOrigin || !item.asin) return null
  return <Suggestion item={item} asin={item.asin} />
}

function Suggestion({ item, asin }: { readonly item: Item; readonly asin: string }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { change } = useItemDesk()
  const query = useEndpoint(suggestCountry, { params: { asin }, query: {} })
  const country = query.data?.countryCode
  if (!country) return null
  const name = countryIn(language, country)
  return (
    <p className={css.suggestion}>
      <Tag tone="ai" icon="spark">
        {texts.proposed}
      </Tag>
      <span className="xs dim">{texts.countrySuggested(name)}</span>
      <Button size="xs" onClick={() => change(item, 'countryOfOrigin', { countryOfOrigin: country })}>
        {texts.takeCountry(name)}
      </Button>
    </p>
  )
}
