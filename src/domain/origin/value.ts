// Regional value content by both methods, every term shown. Source: General Note 11(c)(ii), (iii), (v); CUSMA Article 4.5.
import type Big from 'big.js'
import { decimal } from '../money.ts'
import type { ValueMethod, ValueSum } from './decision.ts'
import type { OriginCase, OriginMaterial } from './recipe.ts'
import type { ValueContent } from './rule.ts'
import { anyOf, type Truth, truth } from './truth.ts'

const HUNDRED = decimal('100')

/**
 * The sums an alternative asks for, of the methods it offers. `counted`: the materials that count, packing for shipment and indirect
 * materials left out; foreign ones among them are the value of non-originating materials. Percent is exact to twenty digits.
 */
export function valueSums(
  given: OriginCase,
  counted: readonly OriginMaterial[],
  required: ValueContent,
): readonly ValueSum[] {
  const sums: ValueSum[] = []
  if (required.transactionValue !== null)
    sums.push(sumOf('transaction-value', given.transactionValue, given, counted, required.transactionValue))
  if (required.netCost !== null) sums.push(sumOf('net-cost', given.netCost, given, counted, required.netCost))
  return sums
}

/** Met by either method. A method without its base is open, unless the other base shows that it cannot be met. */
export const valueIsMet = (sums: readonly ValueSum[]): Truth => anyOf(sums.map((sum) => sum.isMet))

function sumOf(
  method: ValueMethod,
  base: Big | undefined,
  given: OriginCase,
  counted: readonly OriginMaterial[],
  required: number,
): ValueSum {
  const foreign = counted.filter((material) => material.originating !== 'yes')
  const terms = foreign.map(({ id, value }) => ({ material: id, value }))
  const total = totalOf(terms.map(({ value }) => value))
  const percent = total && base?.gt(decimal('0')) ? base.minus(total).times(HUNDRED).div(base) : undefined
  return {
    method,
    of: base,
    foreign: total,
    terms,
    percent,
    required,
    isMet: percent ? truth(percent.gte(decimal(String(required)))) : openOrLost(method, given, total, required),
  }
}

/**
 * Without a net cost: lost where it would have to be above the price for the sum to be met. Without a price, but with a net cost: the
 * producer has chosen the net cost method, and the other is not used.
 */
function openOrLost(method: ValueMethod, given: OriginCase, foreign: Big | undefined, required: number): Truth {
  if (foreign?.eq(decimal('0'))) return 'yes'
  if (method === 'transaction-value') return given.netCost && !given.transactionValue && foreign ? 'no' : 'unknown'
  if (given.netCost !== undefined || !foreign || !given.transactionValue) return 'unknown'
  const needed = foreign.times(HUNDRED).div(HUNDRED.minus(decimal(String(required))))
  return needed.gt(given.transactionValue) ? 'no' : 'unknown'
}

/** Undefined as soon as one term is not known. */
export function totalOf(values: readonly (Big | undefined)[]): Big | undefined {
  return values.reduce<Big | undefined>((total, each) => (total && each ? total.plus(each) : undefined), decimal('0'))
}
