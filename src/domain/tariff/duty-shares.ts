// What a duty comes to for one unit, and by the declared value. Source: specification part 1, section 9: dutyPercentage is duty
// divided by declared value.
import type { Big } from 'big.js'
import { decimal } from '../money.ts'

/** aUnit: exact, in the currency of the duty. percent: of what was declared (not of the whole dollars entered), two decimals, half up. */
export type DutyShares = { readonly aUnit: Big; readonly percent: string }

/** `duty` of the whole line and `price` of one unit in one currency; 0.00 percent of goods without a value. */
export function dutyShares(duty: Big, quantity: number, price: number): DutyShares {
  const units = decimal(String(quantity))
  const value = decimal(String(price)).times(units)
  return { aUnit: duty.div(units), percent: value.gt('0') ? duty.times('100').div(value).toFixed(2) : '0.00' }
}
