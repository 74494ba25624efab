// Amounts and dates as the language of the page writes them: English as the house does, others by `Intl` and their row.
import { type CalendarDate, dateText } from '#domain/calendar.ts'
import { oncePerLanguage } from '#domain/language.ts'
import { amountText, centsText, type Money, thousandsText } from '#domain/money.ts'
import type { Language } from './language.ts'
import { LANGUAGE_ROWS } from './language-rows.ts'

/** Of a language that `Intl` writes; undefined for the house's own. */
const intlOf = oncePerLanguage((language) => {
  const { locale, figures, firstOfMonth = '1' } = LANGUAGE_ROWS[language]
  if (figures === 'own') return undefined
  return {
    ...figures,
    firstOfMonth,
    amount: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    count: new Intl.NumberFormat(locale),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  }
})

/** '1,180.00' or '1 180,00'; half up to the cent. */
export const amountIn = (language: Language, amount: Money): string =>
  intlOf(language)?.amount.format(Number(centsText(amount))) ?? amountText(amount)

/** 'USD 8.35' or '8,35 USD' */
export const moneyIn = (language: Language, amount: Money): string =>
  intlOf(language)
    ? `${amountIn(language, amount)}\u00a0${amount.currency}`
    : `${amount.currency} ${amountIn(language, amount)}`

/** '20 Nov 2026' or '20 nov. 2026'; the first of a month is '1er juill. 2026', which Intl does not write. */
export function dateIn(language: Language, day: CalendarDate): string {
  const intl = intlOf(language)
  return intl ? intl.day.format(new Date(`${day}T00:00:00Z`)).replace(/^1(?=\s)/, intl.firstOfMonth) : dateText(day)
}

/** '62.38%' or '62,38 %' */
export const percentIn = (language: Language, percent: string): string =>
  `${decimalIn(language, percent)}${intlOf(language)?.beforePercent ?? ''}%`

/** 'Phone: 418-555-0142' or 'Téléphone : 418-555-0142' */
export const labelledIn = (language: Language, label: string, text: string): string =>
  `${label}${intlOf(language)?.beforeColon ?? ''}: ${text}`

/** '6.85' as the language writes it: '6,85' in French. */
export const decimalIn = (language: Language, number: string): string =>
  number.replace('.', intlOf(language)?.decimalMark ?? '.')

/** '1,234' or '1 234'; of a broken number three decimals at most. */
export const countIn = (language: Language, count: number): string =>
  intlOf(language)?.count.format(count) ?? ownCount(count)

/** Without `Intl`, whose first use holds the first list up. */
function ownCount(count: number): string {
  const [whole = '0', part] = String(Math.round(count * 1000) / 1000).split('.')
  return part === undefined ? thousandsText(whole) : `${thousandsText(whole)}.${part}`
}

/** '14:02' or '14 h 02', where the person is. */
export function timeIn(language: Language, at: Date): string {
  const options = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  return at.toLocaleTimeString(plainLocale(language), options)
}

/** 'a, b and c' or 'a, b et c' */
export const listIn = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(plainLocale(language)).format(names)

/** The house's English has neither a comma before 'and' nor a.m. and p.m. */
const plainLocale = (language: Language): string => (intlOf(language) ? LANGUAGE_ROWS[language].locale : 'en-GB')
