// A continuous bond beside the single one: from how many such clearances a year it is the cheaper one.
// Source: 19 CFR 113.13; CBP Directive 3510-004: 10 % of duties, taxes and fees of a year, at least 50,000 USD. The premium is a market price.
import type { CalendarDate } from '../calendar.ts'
import { isPositive, type Usd } from '../money.ts'
import { type DatedRow, rowOn } from './dated-row.ts'

export type ContinuousBondRow = DatedRow & {
  /** Sum it secures at the least, USD. */
  readonly secures: Usd
  /** Price of a year for that sum, USD. */
  readonly premium: Usd
}

type ContinuousBond = { readonly row: ContinuousBondRow; readonly clearances: number }

/** single: price of the bond of one such clearance. Undefined where no row covers the day or the single bond is free. */
export function continuousBond(
  rows: readonly ContinuousBondRow[],
  date: CalendarDate,
  single: Usd,
): ContinuousBond | undefined {
  const row = rowOn(rows, date)
  if (!row || !isPositive(single)) return undefined
  const DOWN = 0
  return { row, clearances: Number(row.premium.amount.div(single.amount).toFixed(0, DOWN)) + 1 }
}
