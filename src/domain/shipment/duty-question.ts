// Goods as a question about their duty: the one place where price, units and quantities of an item become the input of a calculation.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import { type CountryCode, parseCountry } from '../countries.ts'
import { type HtsCode, parseHtsCode } from '../hts-code.ts'
import { type LineAmounts, lineAmounts } from '../invoice/line-amounts.ts'
import { decimal, type Money } from '../money.ts'
import type { DutyInput, Quantity } from '../tariff/duty-outcome.ts'

type Said = {
  readonly itemCount: number
  /** Of the whole line. */
  readonly quantities: readonly Quantity[]
  readonly answers: Readonly<Record<string, string>>
  /** The seller's words: they propose answers. */
  readonly description: string
  readonly claim: DutyInput['claim']
}

type KnownGoods = Said & {
  readonly htsCode: HtsCode
  readonly origin: CountryCode
  /** Of one unit, CAD or USD. */
  readonly price: Money
}

export type GoodsForDuty = Said & {
  /** As it was typed or stored; null while nobody set it. */
  readonly htsCode: string | null
  readonly countryOfOrigin: string | null
  /** Absent or zero while nobody knows it. */
  readonly price: Money | undefined
}

/** rate: CAD to USD as the invoice prints it. */
export type DutyTerms = { readonly rate: Big; readonly entryDate: CalendarDate }

type MissingFact = 'htsCode' | 'origin' | 'price'

type AskedDuty = { readonly input: DutyInput; readonly amounts: LineAmounts }

type DutyAsked =
  | ({ readonly kind: 'ready' } & AskedDuty)
  | { readonly kind: 'lacking'; readonly missing: readonly MissingFact[] }

/** The value is price x units as an invoice prints it, in USD. */
export function dutyInput({ price, description, ...goods }: KnownGoods, { rate, entryDate }: DutyTerms): AskedDuty {
  const amounts = lineAmounts(price, goods.itemCount, rate)
  const said = description.trim() === '' ? {} : { description }
  return { amounts, input: { ...goods, ...said, entryDate, value: amounts.totalUsd } }
}

/** The same of goods whose facts may be missing. Lacking: each fact that is missing or is no code or country. */
export function askDuty({ countryOfOrigin, ...goods }: GoodsForDuty, terms: DutyTerms): DutyAsked {
  const htsCode = parseHtsCode(goods.htsCode ?? '')
  const origin = parseCountry(countryOfOrigin ?? '')
  const { price } = goods
  if (!htsCode || !origin || !price?.amount.gt('0')) {
    const missing = [
      ...(htsCode ? [] : ['htsCode' as const]),
      ...(origin ? [] : ['origin' as const]),
      ...(price?.amount.gt('0') ? [] : ['price' as const]),
    ]
    return { kind: 'lacking', missing }
  }
  return { kind: 'ready', ...dutyInput({ ...goods, htsCode, origin, price }, terms) }
}

/** Amounts of the whole line out of those of one unit, by HTS unit; what is no plain number is left out. */
export const wholeLine = (ofOne: Readonly<Record<string, string>>, itemCount: number): readonly Quantity[] =>
  Object.entries(ofOne)
    .filter(([, amount]) => /^\d+(?:\.\d+)?$/.test(amount))
    .map(([unit, amount]) => ({ unit, amount: decimal(amount).times(String(itemCount)) }))

/** The same as answers and requests carry it: at most six decimals. */
export const wholeLineTexts = (ofOne: Readonly<Record<string, string>>, itemCount: number) =>
  wholeLine(ofOne, itemCount).map(({ unit, amount }) => ({ unit, amount: decimal(amount.toFixed(6)).toFixed() }))
