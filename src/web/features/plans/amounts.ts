// Amounts of plans: numbers of the wire to exact money, sums that know when a part is not known, sizes and weights in words.

import type { AnswerOf } from '#contract/endpoint.ts'
import type { listPlans } from '#contract/staff-shipments.ts'
import { amountText, type Cad, cad, decimal, subtract, sum } from '#domain/money.ts'
import { texts } from '#texts/en/staff-plans.ts'

export type Plan = AnswerOf<typeof listPlans>['data'][number]
export type Option = Plan['placement_options'][number]
export type Placement = Option['placements'][number]
export type Rate = Placement['shipping_rates'][number]

/** Of one shipment. `onAddToCart` is asked for with the rate that counts for the placement. */
export type PlansOf = {
  readonly clientId: string
  readonly shipmentId: string
  readonly onAddToCart: (placement: Placement, rate: Rate) => void
}

export const toCad = (amount: number | null): Cad | undefined =>
  amount === null ? undefined : cad(decimal(String(amount)))

export const cadText = (amount: number | null): string => {
  const value = toCad(amount)
  return value ? amountText(value) : texts.notKnown
}

export const isSameRate = (
  one: { readonly carrier_id: string; readonly service_id: string } | null | undefined,
  other: { readonly carrier_id: string; readonly service_id: string } | null | undefined,
): boolean => !!one && !!other && one.carrier_id === other.carrier_id && one.service_id === other.service_id

/** The rate that counts: chosen by a person, else the cheapest. */
export const preferredRate = (placement: Placement): Rate | undefined =>
  placement.shipping_rates.find((rate) => isSameRate(rate, placement.preferred_rate))

/** The rate of least effective total; rates come sorted, those without a total last. */
export const cheapestRate = ({ shipping_rates }: Placement): Rate | undefined =>
  shipping_rates.find((rate) => rate.effective_total !== null)

type OptionTotals = {
  readonly locations: number
  readonly boxes: number
  /** Most days of a preferred rate; undefined when one is not known. */
  readonly slowestDays: number | undefined
  /** CAD; undefined when a part of it is not known. */
  readonly brokerage: Cad | undefined
  readonly effective: Cad | undefined
}

/** What an option costs with the preferred rate of each placement. */
export function optionTotals({ placements }: Pick<Option, 'placements'>): OptionTotals {
  const rates = placements.map(preferredRate)
  const days = whole(rates.map((rate) => rate?.transit_days ?? undefined))
  const brokerage = whole(rates.map((rate) => rate && brokerageCad(rate)))
  const effective = whole(rates.map((rate) => rate && toCad(rate.effective_total)))
  return {
    locations: placements.length,
    boxes: placements.reduce((total, each) => total + each.total_boxes, 0),
    slowestDays: days && Math.max(...days),
    brokerage: brokerage && sum('CAD', brokerage),
    effective: effective && sum('CAD', effective),
  }
}

/** What is added for brokerage: nothing where the total has it or none is due. */
const brokerageCad = ({ brokerage }: Rate): Cad | undefined =>
  brokerage.kind === 'included' || brokerage.kind === 'none' ? cad('0') : toCad(brokerage.amount_cad)

/** All of the parts, at least one; undefined when one is missing. */
function whole<T>(parts: readonly (T | undefined)[]): readonly T[] | undefined {
  const known = parts.filter((part): part is T => part !== undefined)
  return known.length === parts.length && known.length > 0 ? known : undefined
}

/** '160.03 less' or '12.00 more' than the other; undefined when equal or not known. */
export function differenceText(amount: Cad | undefined, other: Cad | undefined) {
  if (!amount || !other) return undefined
  const difference = subtract(amount, other)
  const size = amountText({ ...difference, amount: difference.amount.abs() })
  if (difference.amount.eq('0')) return undefined
  return difference.amount.lt('0')
    ? { text: texts.less(size), isLess: true }
    : { text: texts.more(size), isLess: false }
}
