// Between which values of a delivery which carrier is the cheaper one, everything else as it is.

import { compare, decimal, subtract, times, toCents, type Usd, usd } from '../money.ts'
import { type Carrier, type CarrierFeeTables, compareCarriers, type Delivery } from './carrier-fees.ts'

/** Values from `from` up to and with `until`; `cheaper` is undefined where both ask the same. */
export type CarrierRange = { readonly from: Usd; readonly until: Usd; readonly cheaper: Carrier | undefined }

const CENT = usd('0.01')
/** Closer together than any two changes of the cheaper one that the tables make between two edges of their brackets. */
const STEP = decimal('25')

/** The delivery at another value with the same share of duty, half up to the cent. */
export const atValue = (delivery: Delivery, value: Usd): Delivery => ({
  ...delivery,
  value,
  duty: toCents(times(delivery.duty, value.amount.div(delivery.value.amount))),
})

/** Edges of the value brackets of the day up to the highest value taken, rising. */
export function bracketEdges(tables: CarrierFeeTables, { date }: Pick<Delivery, 'date'>): readonly Usd[] {
  const rules = tables.carriers.flatMap(({ rows }) =>
    rows.filter((row) => row.from <= date && (row.until === null || date <= row.until)).flatMap((row) => row.rules),
  )
  const edges = rules.flatMap((rule) => (rule.kind === 'by-value' ? rule.tiers.map((tier) => tier.upTo) : []))
  return rising(edges.filter((edge) => compare(edge, tables.maximumValue) <= 0))
}

/**
 * The ranges from one cent to the highest value taken, rising and without a gap, to the cent. Each value is looked at with the
 * delivery's own share of duty. Empty when a table does not cover the day.
 */
export function carrierRanges(tables: CarrierFeeTables, delivery: Delivery): readonly CarrierRange[] {
  const cheaperAt = (value: Usd) => compareCarriers(tables, atValue(delivery, value))?.cheaper?.carrier
  if (!compareCarriers(tables, delivery)) return []
  const [first, ...rest] = looked(tables, delivery)
  if (!first) return []
  let open: CarrierRange = { from: first, until: first, cheaper: cheaperAt(first) }
  const closed: CarrierRange[] = []
  for (const value of rest) {
    const cheaper = cheaperAt(value)
    if (cheaper !== open.cheaper) {
      const last = lastAlike(open.until, value, (each) => cheaperAt(each) === open.cheaper)
      closed.push({ ...open, until: last })
      open = { from: { ...last, amount: last.amount.plus(CENT.amount) }, until: value, cheaper }
    } else open = { ...open, until: value }
  }
  return [...closed, open]
}

/** Values to look at: both sides of every edge, and steps between them. */
function looked(tables: CarrierFeeTables, delivery: Delivery): readonly Usd[] {
  const most = tables.maximumValue
  const edges = bracketEdges(tables, delivery).flatMap((edge) => [
    edge,
    { ...edge, amount: edge.amount.plus(CENT.amount) },
  ])
  const steps = Array.from({ length: Number(most.amount.div(STEP).round(0, 0).toFixed(0)) }, (_, at) =>
    usd(STEP.times(String(at + 1))),
  )
  return rising([CENT, ...edges, ...steps, most].filter((each) => compare(each, most) <= 0))
}

/** The last value from `low`, which is alike, to `high`, which is not, by halves. */
function lastAlike(low: Usd, high: Usd, isAlike: (value: Usd) => boolean): Usd {
  let [alike, other] = [low, high]
  while (subtract(other, alike).amount.gt(CENT.amount)) {
    const middle = usd(alike.amount.plus(other.amount).div('2').round(2, 0))
    if (isAlike(middle)) alike = middle
    else other = middle
  }
  return alike
}

/** Each once. */
const rising = (values: readonly Usd[]): readonly Usd[] =>
  [...values].sort(compare).filter((each, index, all) => index === 0 || compare(each, all[index - 1] ?? each) !== 0)
