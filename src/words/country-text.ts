// Names of countries as the language of the page writes them. Apart from other local text, since their list is long and the first screen
// names none.
import { countryName } from '#domain/countries.ts'
import { perLanguage } from '#domain/language.ts'
import type { Language } from './language.ts'
import { LANGUAGE_ROWS } from './language-rows.ts'

/** English as the house has it. Made once each, as they take long to make. */
const NAMES = perLanguage((language) => {
  const { locale, figures } = LANGUAGE_ROWS[language]
  return figures === 'own' ? undefined : new Intl.DisplayNames([locale], { type: 'region' })
})

export const countryIn = (language: Language, code: string): string => NAMES[language]?.of(code) ?? countryName(code)
