// What UPS and FedEx ask for clearing one small-parcel delivery, from their dated fee tables.
// Source: specification part 2 section 9; the amounts stand in data/carrier-fees. Upper edges of value brackets belong to the bracket.

import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import type { InEach } from '../language.ts'
import { add, compare, decimal, subtract, sum, times, toCents, type Usd, usd } from '../money.ts'
import { type DatedRow, rowOn } from './dated-row.ts'

export const CARRIERS = ['ups', 'fedex'] as const
export type Carrier = (typeof CARRIERS)[number]

export type CarrierRule = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'flat'; readonly amount: Usd }
  /** Rising brackets; above the last one its amount, and more for each started 1,000. */
  | {
      readonly kind: 'by-value'
      readonly tiers: readonly { readonly upTo: Usd; readonly amount: Usd }[]
      readonly perStartedThousandAbove: Usd
    }
  | { readonly kind: 'of-duty'; readonly rate: Big; readonly minimum: Usd }
  | { readonly kind: 'food'; readonly amount: Usd }
  /** For each line of the invoice above those included. */
  | { readonly kind: 'per-line'; readonly included: number; readonly amount: Usd }
  | { readonly kind: 'bond'; readonly above: Usd; readonly rate: Big; readonly minimum: Usd }
)

type CarrierTable = {
  readonly carrier: Carrier
  readonly name: string
  readonly rows: readonly (DatedRow & { readonly citations: InEach; readonly rules: readonly CarrierRule[] })[]
}

export type CarrierFeeTables = {
  readonly version: string
  /** Two-digit chapters that count as food for these tables only (decisions i). */
  readonly foodChapters: readonly string[]
  /** The calculator takes at most this value per location, and so many lines. */
  readonly maximumValue: Usd
  readonly maximumLines: number
  readonly carriers: readonly CarrierTable[]
}

/** One delivery to one location. Amounts in USD, `duty` all duty on it; `lines`: of the commercial invoice, at least 1. */
export type Delivery = {
  readonly value: Usd
  readonly duty: Usd
  readonly food: boolean
  readonly lines: number
  readonly date: CalendarDate
}

/** How a fee came about: named as its sentence in the texts. */
export type CarrierFeeReason =
  | { readonly reason: 'flat' | 'food' }
  | { readonly reason: 'ofDuty'; readonly facts: { readonly rate: Big; readonly duty: Usd; readonly minimum: Usd } }
  | {
      readonly reason: 'perLine'
      readonly facts: { readonly extra: number; readonly included: number; readonly amount: Usd }
    }
  | { readonly reason: 'bond'; readonly facts: { readonly rate: Big; readonly above: Usd; readonly minimum: Usd } }
  | { readonly reason: 'valueUpTo'; readonly facts: { readonly limit: Usd } }
  /** `more`: for each started 1,000 above `limit`. */
  | { readonly reason: 'valueAbove'; readonly facts: { readonly base: Usd; readonly more: Usd; readonly limit: Usd } }

/** `amount` to the cent. */
export type CarrierFee = {
  readonly id: string
  readonly name: string
  readonly amount: Usd
  readonly why: CarrierFeeReason
}

export type CarrierFees = {
  readonly carrier: Carrier
  readonly name: string
  readonly fees: readonly CarrierFee[]
  readonly total: Usd
  readonly citation: string
  readonly from: CalendarDate
}

/** Fees of one carrier; undefined when its table does not cover the day. Each fee is rounded half up to the cent. */
export function carrierFees(table: CarrierTable, delivery: Delivery): CarrierFees | undefined {
  const row = rowOn(table.rows, delivery.date)
  if (!row) return undefined
  const fees = row.rules.flatMap((rule) => feeOf(rule, delivery) ?? [])
  const total = sum(
    'USD',
    fees.map((fee) => fee.amount),
  )
  return { carrier: table.carrier, name: table.name, fees, total, citation: row.citation, from: row.from }
}

/** `cheaper` is undefined when both ask the same; `difference` is never negative. */
export type CarrierComparison = {
  readonly carriers: readonly CarrierFees[]
  readonly cheaper: CarrierFees | undefined
  readonly difference: Usd
}

/** All carriers side by side; undefined when one of the tables does not cover the day. */
export function compareCarriers(tables: CarrierFeeTables, delivery: Delivery): CarrierComparison | undefined {
  const found = tables.carriers.map((table) => carrierFees(table, delivery))
  const carriers = found.flatMap((each) => each ?? [])
  const [cheapest, next] = [...carriers].sort((a, b) => compare(a.total, b.total))
  if (carriers.length < tables.carriers.length || !cheapest || !next) return undefined
  const difference = subtract(next.total, cheapest.total)
  return { carriers, cheaper: compare(next.total, cheapest.total) === 0 ? undefined : cheapest, difference }
}

/** Whether goods of these codes (digits) count as food for the carriers' tables. */
export const isCarrierFood = ({ foodChapters }: CarrierFeeTables, codes: readonly string[]): boolean =>
  codes.some((code) => foodChapters.includes(code.slice(0, 2)))

function feeOf(rule: CarrierRule, delivery: Delivery): CarrierFee | undefined {
  const fee = (amount: Usd, why: CarrierFeeReason): CarrierFee => ({ id: rule.id, name: rule.name, amount, why })
  switch (rule.kind) {
    case 'flat':
      return fee(rule.amount, { reason: 'flat' })
    case 'by-value':
      return fee(...byValue(rule, delivery.value))
    case 'of-duty': {
      const share = atLeast(toCents(times(delivery.duty, rule.rate)), rule.minimum)
      const facts = { rate: rule.rate, duty: delivery.duty, minimum: rule.minimum }
      return fee(share, { reason: 'ofDuty', facts })
    }
    case 'food':
      return delivery.food ? fee(rule.amount, { reason: 'food' }) : undefined
    case 'per-line': {
      const extra = delivery.lines - rule.included
      if (extra <= 0) return undefined
      const facts = { extra, included: rule.included, amount: rule.amount }
      return fee(times(rule.amount, String(extra)), { reason: 'perLine', facts })
    }
    case 'bond': {
      if (compare(delivery.value, rule.above) <= 0) return undefined
      const price = atLeast(toCents(times(delivery.value, rule.rate)), rule.minimum)
      const facts = { rate: rule.rate, above: rule.above, minimum: rule.minimum }
      return fee(price, { reason: 'bond', facts })
    }
  }
}

function byValue(rule: CarrierRule & { kind: 'by-value' }, value: Usd): [Usd, CarrierFeeReason] {
  const tier = rule.tiers.find(({ upTo }) => compare(value, upTo) <= 0)
  if (tier) return [tier.amount, { reason: 'valueUpTo', facts: { limit: tier.upTo } }]
  const last = rule.tiers.at(-1) ?? { upTo: usd('0'), amount: usd('0') }
  const thousands = subtract(value, last.upTo).amount.div(decimal('1000')).round(0, ROUND_UP)
  const more = times(rule.perStartedThousandAbove, thousands)
  const facts = { base: last.amount, more: rule.perStartedThousandAbove, limit: last.upTo }
  return [add(last.amount, more), { reason: 'valueAbove', facts }]
}

/** Big's rounding away from zero: a started thousand counts whole. */
const ROUND_UP = 3

const atLeast = (amount: Usd, minimum: Usd): Usd => (compare(amount, minimum) < 0 ? minimum : amount)
