// What is tried for a whole shipment: a day, and another origin, code or cost for all items or for one. It stands in the address, as it
// was typed, so that a link restores it.
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { parseCountry } from '#domain/countries.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { cad, decimal, toCents } from '#domain/money.ts'
import { COST_LIMITS, readAmount } from '#domain/typed-number.ts'

const ITEM_FIELDS = ['origin', 'code', 'cost'] as const
const ALL_FIELDS = ['day', 'origin', 'code', 'percent'] as const
type ItemField = (typeof ITEM_FIELDS)[number]
type AllField = (typeof ALL_FIELDS)[number]

/** As typed; '' where nothing is. */
export type TriedForAll = Readonly<Record<AllField, string>>
export type TriedForItem = Readonly<Record<ItemField, string>>

export const triedForAll = (search: URLSearchParams): TriedForAll => ({
  day: search.get('day') ?? '',
  origin: search.get('origin') ?? '',
  code: search.get('code') ?? '',
  percent: search.get('percent') ?? '',
})

export const triedForItem = (search: URLSearchParams, itemId: string): TriedForItem => ({
  origin: search.get(`origin.${itemId}`) ?? '',
  code: search.get(`code.${itemId}`) ?? '',
  cost: search.get(`cost.${itemId}`) ?? '',
})

/** The address with one thing typed, or taken out where it is empty. Without `itemId` for all items. */
export function withTried(search: URLSearchParams, field: AllField | ItemField, typed: string, itemId?: string) {
  const next = new URLSearchParams(search)
  const name = itemId ? `${field}.${itemId}` : field
  if (typed === '') next.delete(name)
  else next.set(name, typed)
  return next
}

/** The same without anything tried. */
export function withoutTried(search: URLSearchParams): URLSearchParams {
  const isTried = (name: string) =>
    [...ALL_FIELDS, ...ITEM_FIELDS].some((field) => name === field || name.startsWith(`${field}.`))
  return new URLSearchParams([...search].filter(([name]) => !isTried(name)))
}

export const triedDay = ({ day }: Pick<TriedForAll, 'day'>): CalendarDate | undefined => parseDate(day)

/** Which of the typed facts cannot be read: it changes nothing until it can. */
type TriedProblem = 'day' | 'code' | 'cost' | 'percent'

export function problemsOfAll({ day, code, percent }: TriedForAll): readonly TriedProblem[] {
  return [
    ...(day !== '' && !parseDate(day) ? ['day' as const] : []),
    ...(code !== '' && !parseHtsCode(code) ? ['code' as const] : []),
    ...(percent !== '' && percentOf(percent) === undefined ? ['percent' as const] : []),
  ]
}

export function problemsOfItem({ code, cost }: TriedForItem): readonly TriedProblem[] {
  return [
    ...(code !== '' && !parseHtsCode(code) ? ['code' as const] : []),
    ...(cost !== '' && costOf(cost) === undefined ? ['cost' as const] : []),
  ]
}

type TriedItem = {
  readonly id: string
  readonly htsCode: string | null
  readonly countryOfOrigin: string | null
  /** Of one unit, CAD. */
  readonly declaredValue: number | null
}

/** The item with what is tried: what is said of it alone goes before what is said of all. The same item where nothing differs. */
export function triedItem<Item extends TriedItem>(item: Item, all: TriedForAll, own: TriedForItem): Item {
  const htsCode = parseHtsCode(own.code) ?? parseHtsCode(all.code) ?? item.htsCode
  const countryOfOrigin = parseCountry(own.origin) ?? parseCountry(all.origin) ?? item.countryOfOrigin
  const declaredValue = costOf(own.cost) ?? percentMore(item.declaredValue, percentOf(all.percent))
  const isSame =
    htsCode === item.htsCode && countryOfOrigin === item.countryOfOrigin && declaredValue === item.declaredValue
  return isSame ? item : { ...item, htsCode, countryOfOrigin, declaredValue }
}

function costOf(typed: string): number | undefined {
  const read = readAmount(typed, COST_LIMITS)
  return read.kind === 'amount' && read.value.gt('0') ? Number(read.value.toFixed(2)) : undefined
}

/** '-10' or '+2,5' percent; above -100 and at most 1,000. */
function percentOf(typed: string): string | undefined {
  const plain = typed.trim().replace(/^\+/, '').replace('−', '-').replace(',', '.').replace('%', '').trim()
  if (!/^-?\d{1,4}(?:\.\d{1,2})?$/.test(plain)) return undefined
  const percent = decimal(plain)
  return percent.gt('-100') && percent.lte('1000') ? plain : undefined
}

/** Half up to the cent, and no less than a cent. */
function percentMore(cost: number | null, percent: string | undefined): number | null {
  if (cost === null || percent === undefined) return cost
  const changed = toCents(cad(decimal(String(cost)).times(decimal(percent).plus('100')).div('100')))
  return Math.max(0.01, Number(changed.amount.toFixed(2)))
}
