// Amounts and dates as the language of the page writes them.
import { type CalendarDate, dateText } from '#domain/calendar.ts'
import { amountText, centsText, type Money } from '#domain/money.ts'
import { type Language, LOCALES } from './language.ts'

const FRENCH_AMOUNT = new Intl.NumberFormat(LOCALES.fr, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const FRENCH_DAY = new Intl.DateTimeFormat(LOCALES.fr, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** '1,180.00' or '1 180,00'; half up to the cent. */
export const amountIn = (language: Language, amount: Money): string =>
  language === 'fr' ? FRENCH_AMOUNT.format(Number(centsText(amount))) : amountText(amount)

/** 'USD 8.35' or '8,35 USD' */
export const moneyIn = (language: Language, amount: Money): string =>
  language === 'fr'
    ? `${amountIn(language, amount)}\u00a0${amount.currency}`
    : `${amount.currency} ${amountIn(language, amount)}`

/** '20 Nov 2026' or '20 nov. 2026'; the first of a month is '1er juill. 2026', which Intl does not write. */
export const dateIn = (language: Language, day: CalendarDate): string =>
  language === 'fr' ? FRENCH_DAY.format(new Date(`${day}T00:00:00Z`)).replace(/^1(?=\s)/, '1er') : dateText(day)

/** '62.38%' or '62,38 %' */
export const percentIn = (language: Language, percent: string): string =>
  language === 'fr' ? `${decimalIn(language, percent)}\u00a0%` : `${percent}%`

/** '6.85' as the language writes it: '6,85' in French. */
export const decimalIn = (language: Language, number: string): string =>
  language === 'fr' ? number.replace('.', ',') : number

/** '1,234' or '1 234' */
export const countIn = (language: Language, count: number): string => count.toLocaleString(LOCALES[language])

/** '14:02' or '14 h 02', where the person is. */
export function timeIn(language: Language, at: Date): string {
  const options = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  return at.toLocaleTimeString(language === 'fr' ? LOCALES.fr : 'en-GB', options)
}

/** 'a, b and c' or 'a, b et c' */
export const listIn = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language === 'fr' ? LOCALES.fr : 'en-GB').format(names)
