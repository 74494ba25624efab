// Numbers and prices as people write them: 1,234.50, 1.234,50, 1 234,50, $, C$, US$, CAD, USD.
import type { Big } from 'big.js'
import { type Currency, decimal } from '../money.ts'

export type ReadNumber = { readonly value: Big; readonly ambiguous: boolean }
/** `currency` undefined: no sign, or a bare $; `foreign`: a currency that is neither CAD nor USD. */
export type ReadPrice = ReadNumber & { readonly currency?: Currency; readonly foreign?: string }

const CURRENCIES: readonly (readonly [RegExp, Currency])[] = [
  [
    /^(?:us\s?\$|usd\s?\$?|u\.s\.\s?\$|\$\s?usd?|us dollars?|american dollars?|dollars? (?:us|am[ée]ricains?))$/i,
    'USD',
  ],
  [/^(?:c\$|ca\$|cad\s?\$?|cdn\s?\$?|\$\s?(?:ca|cad|can|cdn)|can\$|canadian dollars?|dollars? canadiens?)$/i, 'CAD'],
]
const FOREIGN = /^(?:€|eur|£|gbp|¥|cny|rmb|jpy|mxn|inr|₹)$/i

/** Signs and words of currencies, for patterns; a bare $ among them. */
export const CURRENCY_WORDS =
  'US ?\\$|USD ?\\$?|U\\.S\\. ?\\$|\\$ ?USD?(?!\\p{L})|CA\\$|CAD ?\\$?|CDN ?\\$?|CAN\\$|C\\$|\\$ ?(?:CAD|CAN|CDN|CA)(?!\\p{L})|€|EUR|£|GBP|¥|CNY|RMB|JPY|MXN|INR|₹|\\$'
export const CURRENCY_NAMES = `US dollars?|American dollars?|Canadian dollars?|dollars? (?:US|canadiens?|am[ée]ricains?)|${CURRENCY_WORDS}`
export const NUMBER = "\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?:[.,]\\d{1,4})?|\\d[\\d.,]*\\d|\\d|\\.\\d+"

export const currencyOf = (words: string): Currency | undefined =>
  CURRENCIES.find(([form]) => form.test(words.trim()))?.[1]

/** Undefined when the text is no number. Ambiguous: a single comma or dot before three digits, in a price. */
export function readNumber(text: string): ReadNumber | undefined {
  const plain = text.replace(/[\s'’]/g, '')
  if (!/^\d*[.,]?\d[\d.,]*$/.test(plain)) return undefined
  const point = decimalPoint(plain)
  const whole = point === undefined ? plain : plain.slice(0, point)
  const part = point === undefined ? '' : plain.slice(point + 1)
  if (/[.,]/.test(part)) return undefined
  const digits = whole.replace(/[.,]/g, '') || '0'
  return { value: decimal(part ? `${digits}.${part}` : digits), ambiguous: /^\d{1,3}\.\d{3}$/.test(plain) }
}

/** Where the decimal sign stands: the last of two kinds of sign, or one that does not part thousands. */
function decimalPoint(plain: string): number | undefined {
  const comma = plain.lastIndexOf(',')
  const dot = plain.lastIndexOf('.')
  if (comma >= 0 && dot >= 0) return Math.max(comma, dot)
  if (comma >= 0) return /^\d{1,3}(,\d{3})+$/.test(plain) ? undefined : comma
  if (dot >= 0) return /^\d{1,3}(\.\d{3}){2,}$/.test(plain) ? undefined : dot
  return undefined
}

const PRICE = new RegExp(`^(${CURRENCY_NAMES})?\\s*(${NUMBER})\\s*(${CURRENCY_NAMES})?$`, 'iu')

/** A price that fills the whole text: '$6.50', '6.50 CAD', 'US$ 1,200', '$6.50 USD'. */
export function readPrice(text: string): ReadPrice | undefined {
  const [, before = '', number = '', after = ''] = PRICE.exec(text.trim()) ?? []
  const read = readNumber(number)
  if (!read) return undefined
  const foreign = [before, after].find((sign) => FOREIGN.test(sign))
  return { ...read, currency: currencyOf(after) ?? currencyOf(before), foreign }
}

/** A whole number of pieces, 1 to 10 million; undefined for anything else. */
export function readQuantity(text: string): number | undefined {
  const value = readNumber(text)?.value
  if (!value?.eq(value.round(0)) || value.lt('1') || value.gt('10000000')) return undefined
  return Number(value.toFixed(0))
}
