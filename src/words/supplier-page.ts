// The words of the page for suppliers, in its three languages, with countries and days as each writes them.
import { type CalendarDate, dateText } from '#domain/calendar.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { texts as en } from '#texts/en/supplier-link.ts'
import { texts as fr } from '#texts/fr/supplier-link.ts'
import { texts as zh } from '#texts/zh/supplier-link.ts'
import type { Shape } from './language.ts'
import { LANGUAGE_ROWS } from './language-rows.ts'

export const SUPPLIER_LANGUAGES = ['en', 'fr', 'zh'] as const
export type SupplierLanguage = (typeof SUPPLIER_LANGUAGES)[number]
export type SupplierWords = Shape<typeof en>

const WORDS: Readonly<Record<SupplierLanguage, SupplierWords>> = { en, fr, zh }
const LOCALES: Readonly<Record<SupplierLanguage, string>> = {
  en: LANGUAGE_ROWS.en.locale,
  fr: LANGUAGE_ROWS.fr.locale,
  zh: 'zh-Hans',
}
/** Each language as its readers call it. */
export const LANGUAGE_NAMES: Readonly<Record<SupplierLanguage, string>> = {
  en: LANGUAGE_ROWS.en.name,
  fr: LANGUAGE_ROWS.fr.name,
  zh: '中文',
}

export const supplierWords = (language: SupplierLanguage): SupplierWords => WORDS[language]

/** The first of the languages that a browser asks for, else English. */
export function supplierLanguageOf(asked: readonly string[]): SupplierLanguage {
  const short = asked.map((each) => each.slice(0, 2).toLowerCase())
  return short.flatMap((each) => SUPPLIER_LANGUAGES.find((language) => language === each) ?? [])[0] ?? 'en'
}

/** Every country by its name, in order of the names. */
export function countriesIn(language: SupplierLanguage): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([LOCALES[language]], { type: 'region' })
  const order = new Intl.Collator(LOCALES[language])
  return COUNTRIES.map(({ code, name }) => ({ code: `${code}`, name: names.of(code) ?? name })).sort((a, b) =>
    order.compare(a.name, b.name),
  )
}

export const supplierDay = (language: SupplierLanguage, day: CalendarDate): string =>
  language === 'en'
    ? dateText(day)
    : new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00Z`),
      )
