// Country of origin of an item: required, saved as soon as it is chosen.

import { parseCountry } from '#domain/countries.ts'
import { texts as en } from '#texts/en/item.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useSaveFace } from '../../desk/save-face.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { fieldId } from './field-id.ts'
import { OriginSuggestion } from './origin-suggestion.tsx'
import { SaveFailure } from './save-failure.tsx'

export function OriginField({ item }: { readonly item: Item }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { change } = useItemDesk()
  const { failure, ...face } = useSaveFace(item.id, 'countryOfOrigin')
  const origin = item.countryOfOrigin
  const known = origin ? (parseCountry(origin) ?? null) : null
  const choose = (code: string | null) => {
    if (code && code !== origin) change(item, 'countryOfOrigin', { countryOfOrigin: code })
  }
  return (
    <div>
      <CountrySelect
        id={fieldId(item.id, 'countryOfOrigin')}
        label={texts.countryOfOrigin}
        placeholder={texts.chooseCountry}
        value={known}
        onChange={choose}
        error={problemOf(language, origin, known)}
        {...face}
      />
      <SaveFailure message={failure} />
      <OriginSuggestion item={item} />
    </div>
  )
}

function problemOf(language: Language, origin: string | null, known: string | null): string | undefined {
  const texts = wordsIn(language, en)
  if (!origin) return texts.required
  return known ? undefined : texts.originProblem(origin)
}
