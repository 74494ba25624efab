// Federal excise tax on alcohol and tobacco, paid with the entry beside the duty. Source: 26 USC 5001, 5041, 5051, 5701; dated rows in data/mpf.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import { decimal, toCents, type Usd, usd } from '../money.ts'
import { quantityIn } from '../tariff/units.ts'
import { type DatedRow, rowOn } from './dated-row.ts'
import type { CalculatedLine } from './entry.ts'

/** `usd` for each `per` of the unit. Rates that depend on strength or price are the usual one, and say so. */
type ExciseRate = {
  readonly id: string
  /** Code prefixes; the longest that fits counts. */
  readonly prefixes: readonly string[]
  readonly usd: Big
  readonly per: Big
  readonly unit: string
  readonly isUsual: boolean
  readonly citation: string
}

export type ExciseRow = DatedRow & { readonly rates: readonly ExciseRate[] }

/** What the goods of one rate pay; `amount` is undefined where a quantity is missing, and for no other reason. */
export type Excise = { readonly rate: ExciseRate; readonly from: CalendarDate; readonly amount: Usd | undefined }

/** One answer for each rate that goods of the entry pay, in the order of the lines. */
export function exciseOf(
  rows: readonly ExciseRow[],
  entry: { readonly date: CalendarDate; readonly lines: readonly CalculatedLine[] },
): readonly Excise[] {
  const row = rowOn(rows, entry.date)
  if (!row) return []
  const charged = entry.lines.flatMap((line) => {
    const rate = line.input && rateFor(row.rates, line.input.htsCode)
    return line.input && rate ? [{ rate, quantity: quantityIn(rate.unit, line.input.quantities) }] : []
  })
  return [...Map.groupBy(charged, ({ rate }) => rate)].map(([rate, lines]) => {
    const known = lines.flatMap(({ quantity }) => quantity ?? [])
    const whole = known.reduce((sum, each) => sum.plus(each), decimal('0'))
    const amount = toCents(usd(whole.times(rate.usd).div(rate.per)))
    return { rate, from: row.from, amount: known.length === lines.length ? amount : undefined }
  })
}

function rateFor(rates: readonly ExciseRate[], code: string): ExciseRate | undefined {
  const found = rates.flatMap((rate) =>
    rate.prefixes.filter((prefix) => code.startsWith(prefix)).map((prefix) => ({ rate, prefix })),
  )
  return found.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.rate
}
