// What a duty or a fee comes to for one unit, and by the declared value: every percentage a reader sees is made here. Source: specification part 1, section 9: dutyPercentage is duty
// divided by declared value.
import type { Big } from 'big.js'
import { decimal } from '../money.ts'

/** `part` of `whole`, both in one currency, in percent: two decimals, half up; undefined of nothing. */
export const percentOfValue = (part: Big, whole: Big): string | undefined =>
  whole.gt('0') ? part.times('100').div(whole).toFixed(2) : undefined

/** aUnit: exact, in the currency of the duty. percent: of what was declared (not of the whole dollars entered), two decimals, half up. */
export type DutyShares = { readonly aUnit: Big; readonly percent: string }

/** `duty` of the whole line and `price` of one unit in one currency; 0.00 percent of goods without a value. */
export function dutyShares(duty: Big, quantity: number, price: number): DutyShares {
  const units = decimal(String(quantity))
  const value = decimal(String(price)).times(units)
  return { aUnit: duty.div(units), percent: percentOfValue(duty, value) ?? '0.00' }
}
