// Goods as a question about their duty: the one place where price, units and quantities of an item become the input of a calculation.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import { type CountryCode, country, isNorthAmerican, parseCountry } from '../countries.ts'
import { type HtsCode, htsCode, parseHtsCode } from '../hts-code.ts'
import { type LineAmounts, lineAmounts } from '../invoice/line-amounts.ts'
import { type Currency, cad, decimal, type Money, money } from '../money.ts'
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

export type DutyAsked =
  | ({ readonly kind: 'ready' } & AskedDuty)
  /** Amounts of the line where the price at least is known. */
  | { readonly kind: 'lacking'; readonly missing: readonly MissingFact[]; readonly amounts: LineAmounts | undefined }

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
    const amounts = price?.amount.gt('0') ? lineAmounts(price, goods.itemCount, terms.rate) : undefined
    return { kind: 'lacking', missing: missingFacts({ ...goods, countryOfOrigin }), amounts }
  }
  return { kind: 'ready', ...dutyInput({ ...goods, htsCode, origin, price }, terms) }
}

/** Each fact without which no duty can be asked for, or that is no code or country. */
const missingFacts = ({
  htsCode,
  countryOfOrigin,
  price,
}: Pick<GoodsForDuty, 'htsCode' | 'countryOfOrigin' | 'price'>): readonly MissingFact[] => [
  ...(parseHtsCode(htsCode ?? '') ? [] : ['htsCode' as const]),
  ...(parseCountry(countryOfOrigin ?? '') ? [] : ['origin' as const]),
  ...(price?.amount.gt('0') ? [] : ['price' as const]),
]

/** Goods as a request names them: price of one unit, amounts of the whole line. */
type LineForDuty = {
  readonly htsCode: string
  readonly countryOfOrigin: string
  readonly currency: Currency
  readonly price: number
  readonly quantity: number
  readonly units: readonly { readonly unit: string; readonly amount: string }[]
  readonly claimCusma: boolean
  readonly answers: Readonly<Record<string, string>>
  readonly description: string
}

/** The question of a line whose code and country were checked when it came in: throws where they are none. */
export function lineQuestion({ price, units, claimCusma, quantity, currency, ...line }: LineForDuty, terms: DutyTerms) {
  const goods: KnownGoods = {
    htsCode: htsCode(line.htsCode),
    origin: country(line.countryOfOrigin),
    price: money(currency, decimal(String(price))),
    itemCount: quantity,
    quantities: units.map(({ amount, unit }) => ({ amount: decimal(amount), unit })),
    claim: { kind: claimCusma ? 'cusma' : 'none' },
    answers: line.answers,
    description: line.description,
  }
  return dutyInput(goods, terms)
}

/** An item as a page holds it: value of one unit in CAD, quantities of one unit by HTS unit. */
export type ItemForDuty = {
  readonly htsCode: string | null
  readonly countryOfOrigin: string | null
  readonly declaredValue: number | null
  readonly quantity: number
  readonly unitQuantities: Readonly<Record<string, string>>
  readonly dutyAnswers: Readonly<Record<string, string>>
}

export const missingOfItem = ({ declaredValue, ...item }: ItemForDuty): readonly MissingFact[] =>
  missingFacts({ ...item, price: declaredValue === null ? undefined : cad(String(declaredValue)) })

/** The question of the whole line as a request carries it; undefined while a fact is missing. A claim only for goods of North America. */
export function itemQuestion(item: ItemForDuty, claims: boolean) {
  const { htsCode, countryOfOrigin, declaredValue, quantity } = item
  if (!htsCode || !countryOfOrigin || declaredValue === null || missingOfItem(item).length > 0) return undefined
  return {
    price: declaredValue,
    line: {
      htsCode,
      countryOfOrigin,
      quantity,
      currency: 'CAD' as const,
      claimCusma: claims && isNorthAmerican(countryOfOrigin),
      units: wholeLineTexts(item.unitQuantities, quantity),
      answers: { ...item.dutyAnswers },
    },
  }
}

/** What the call takes of either. */
const MOST_MAKER = 500
const MOST_DESCRIPTION = 2000

/** The maker's address on one line. */
type Words = {
  readonly description?: string | null | undefined
  readonly manufacturingAddress?: string | null | undefined
}

/** An item as one line of the duty call, with the words that may bar it; undefined while a fact is missing. */
export function itemLine({ description, manufacturingAddress, ...item }: ItemForDuty & Words, claims: boolean) {
  const asked = itemQuestion(item, claims)
  return (
    asked && {
      ...asked.line,
      price: asked.price,
      ...(description ? { description: description.slice(0, MOST_DESCRIPTION) } : {}),
      ...(manufacturingAddress ? { maker: manufacturingAddress.slice(0, MOST_MAKER) } : {}),
    }
  )
}

/** Amounts of the whole line out of those of one unit, by HTS unit; what is no plain number is left out. */
export const wholeLine = (ofOne: Readonly<Record<string, string>>, itemCount: number): readonly Quantity[] =>
  Object.entries(ofOne)
    .filter(([, amount]) => /^\d+(?:\.\d+)?$/.test(amount))
    .map(([unit, amount]) => ({ unit, amount: decimal(amount).times(String(itemCount)) }))

/** The same as answers and requests carry it: at most six decimals. */
export const wholeLineTexts = (ofOne: Readonly<Record<string, string>>, itemCount: number) =>
  wholeLine(ofOne, itemCount).map(({ unit, amount }) => ({ unit, amount: decimal(amount.toFixed(6)).toFixed() }))
