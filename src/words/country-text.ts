// Names of countries as the language of the page writes them. Apart from other local text, since their list is long and the first screen
// names none.
import { countryName } from '#domain/countries.ts'
import { oncePerLanguage } from '#domain/language.ts'
import type { Language } from './language.ts'
import { LANGUAGE_ROWS } from './language-rows.ts'

/** English as the house has it. */
const namesOf = oncePerLanguage((language) => {
  const { locale, figures } = LANGUAGE_ROWS[language]
  return figures === 'own' ? undefined : new Intl.DisplayNames([locale], { type: 'region' })
})

export const countryIn = (language: Language, code: string): string => namesOf(language)?.of(code) ?? countryName(code)
