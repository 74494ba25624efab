// Charges that some goods bear besides and that no estimate counts: fees for the Department of Agriculture, excise on the first sale.
// Source: 7 CFR parts 1150 to 1260; 26 USC 4071, 4161, 4181; dated rows in data/mpf.

import type { CalendarDate } from '../calendar.ts'
import type { HtsCode } from '../hts-code.ts'
import { type DatedRow, rowOn } from './dated-row.ts'

/** `goods`: what bears it, a key of the texts; `prefixes`: of codes. */
type UnpricedCharge = {
  readonly goods: string
  readonly kind: 'agriculture-fee' | 'sale-excise'
  readonly prefixes: readonly string[]
  readonly citation: string
}

export type UnpricedRow = DatedRow & { readonly charges: readonly UnpricedCharge[] }

/** What goods of the codes bear on the day, in the order of the table. */
export function unpricedCharges(
  rows: readonly UnpricedRow[],
  date: CalendarDate,
  codes: readonly HtsCode[],
): readonly UnpricedCharge[] {
  const charges = rowOn(rows, date)?.charges ?? []
  return charges.filter(({ prefixes }) => codes.some((code) => prefixes.some((each) => code.startsWith(each))))
}
