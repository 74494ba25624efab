// Numbers and amounts as people type and paste them, in English and French, read the same everywhere: '1,234.50', '1.234,50',
// '1 234,50', '$6.85', '6.85 CAD', 'US$ 1,200'. What could be two numbers says so; nothing is guessed in silence.
import { type Currency, type Decimal, decimal } from './money.ts'

/** `couldBe` is the other number the text could mean: '1,234' is read as 1234 and could be 1.234. */
type TypedNumber = { readonly value: Decimal; readonly couldBe?: Decimal | undefined }
/** `currency` undefined: no sign, or a bare $. `foreign`: a currency that is neither CAD nor USD, as it was typed. */
export type TypedAmount = TypedNumber & {
  readonly currency: Currency | undefined
  readonly foreign: string | undefined
}

/** Longer texts are no numbers; it keeps every pattern below short of work. */
const LONGEST = 60

const TWO_WAYS = /^([1-9]\d{0,2})([.,])(\d{3})$/
/** Digits before and behind the decimal sign: parted by blanks, by commas, by points, by nothing. A lone point is a decimal sign. */
const FORMS = [
  /^([1-9]\d{0,2}(?:[\s'’]\d{3})+)(?:[.,](\d{0,12}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,12}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{0,12})$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  /^(\d{0,12})(?:[.,](\d{0,12}))?$/,
]

/** Undefined when the text is no number, or a negative one. */
export function parseNumber(typed: string): TypedNumber | undefined {
  const text = typed.trim()
  if (text.length > LONGEST || !/\d/.test(text)) return undefined
  const [, whole = '', sign, part = ''] = TWO_WAYS.exec(text) ?? []
  if (sign) {
    const [thousands, decimals] = [decimal(whole + part), decimal(`${whole}.${part}`)]
    return sign === ',' ? { value: thousands, couldBe: decimals } : { value: decimals, couldBe: thousands }
  }
  const found = FORMS.map((form) => form.exec(text)).find((each) => each !== null)
  return found && { value: decimal(`${found[1]?.replace(/\D/g, '') || '0'}.${found[2] || '0'}`) }
}

/** A number from 0 to `most` without decimals: '24', '1,200', '1 200', '24.0'. */
export function parseWhole(typed: string, most: number): number | undefined {
  const value = parseNumber(typed)?.value
  return value?.eq(value.round(0)) && value.lte(String(most)) ? Number(value.toFixed(0)) : undefined
}

/** How many pieces a line may count. */
const MOST_PIECES = 9_999_999

/** A whole number of at least 1; undefined for anything else. */
export const parseQuantity = (typed: string): number | undefined => parseWhole(typed, MOST_PIECES) || undefined

const CURRENCIES: readonly (readonly [RegExp, Currency])[] = [
  [
    /^(?:us\s?\$|usd\s?\$?|u\.s\.\s?\$|\$\s?usd?|us dollars?|american dollars?|dollars? (?:us|am[ée]ricains?))$/i,
    'USD',
  ],
  [/^(?:c\$|ca\$|cad\s?\$?|cdn\s?\$?|\$\s?(?:ca|cad|can|cdn)|can\$|canadian dollars?|dollars? canadiens?)$/i, 'CAD'],
]
const FOREIGN = /^(?:€|eur|£|gbp|¥|cny|rmb|jpy|mxn|inr|₹)$/i

/** Signs and words of currencies, for patterns; a bare $ among them. */
const CURRENCY_WORDS =
  'US ?\\$|USD ?\\$?|U\\.S\\. ?\\$|\\$ ?USD?(?!\\p{L})|CA\\$|CAD ?\\$?|CDN ?\\$?|CAN\\$|C\\$|\\$ ?(?:CAD|CAN|CDN|CA)(?!\\p{L})|€|EUR|£|GBP|¥|CNY|RMB|JPY|MXN|INR|₹|\\$'
export const CURRENCY_NAMES = `US dollars?|American dollars?|Canadian dollars?|dollars? (?:US|canadiens?|am[ée]ricains?)|${CURRENCY_WORDS}`
/** A number among words, for patterns; `parseNumber` says whether it is one. */
export const NUMBER = "\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?:[.,]\\d{1,4})?|\\d[\\d.,]{0,40}\\d|\\d|\\.\\d+"

export const currencyOf = (words: string): Currency | undefined =>
  CURRENCIES.find(([form]) => form.test(words.trim()))?.[1]

const AMOUNT = new RegExp(`^(${CURRENCY_NAMES})?([\\d.,'’\\s]+)(${CURRENCY_NAMES})?$`, 'iu')

/** An amount that fills the whole text. Undefined also for two currencies that differ: 'CA$ 5 USD'. */
export function parseAmount(typed: string): TypedAmount | undefined {
  const text = typed.trim()
  const [, before = '', number = '', after = ''] = (text.length <= LONGEST && AMOUNT.exec(text)) || []
  const read = parseNumber(number)
  if (!read) return undefined
  const [first, last] = [currencyOf(before), currencyOf(after)]
  if (first && last && first !== last) return undefined
  const foreign = [before, after].find((sign) => FOREIGN.test(sign))
  return { ...read, currency: last ?? first, foreign }
}

export type AmountProblem =
  | { readonly reason: 'no-number' | 'too-many-decimals' | 'too-high' }
  | { readonly reason: 'other-currency'; readonly facts: { readonly currency: string } }

type ReadAmount =
  | ({ readonly kind: 'amount' } & TypedNumber)
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'problem' } & AmountProblem)

/** What a field takes: its currency, how many decimals, and the most, itself included. */
type AmountLimits = { readonly currency: Currency; readonly decimals: number; readonly most: string }

/** The cost of one unit as items and the catalogue keep it. */
export const COST_LIMITS: AmountLimits = { currency: 'CAD', decimals: 2, most: '9999999.99' }

/** An amount of 0 or more in the field's own currency; without a sign, or with a bare $, it is in that. */
export function readAmount(typed: string, { currency, decimals, most }: AmountLimits): ReadAmount {
  if (typed.trim() === '') return { kind: 'empty' }
  const amount = parseAmount(typed)
  if (!amount) return { kind: 'problem', reason: 'no-number' }
  const other = amount.foreign ?? (amount.currency === currency ? undefined : amount.currency)
  if (other) return { kind: 'problem', reason: 'other-currency', facts: { currency: other } }
  if (!amount.value.eq(amount.value.round(decimals))) return { kind: 'problem', reason: 'too-many-decimals' }
  if (amount.value.gt(most)) return { kind: 'problem', reason: 'too-high' }
  return { kind: 'amount', value: amount.value, couldBe: amount.couldBe }
}
