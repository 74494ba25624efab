// Names of countries as the language of the page writes them. Apart from other local text, since their list is long and the first screen
// names none.
import { countryName } from '#domain/countries.ts'
import { type Language, LOCALES } from './language.ts'

const FRENCH_COUNTRY = new Intl.DisplayNames([LOCALES.fr], { type: 'region' })

export const countryIn = (language: Language, code: string): string =>
  language === 'fr' ? (FRENCH_COUNTRY.of(code) ?? countryName(code)) : countryName(code)
