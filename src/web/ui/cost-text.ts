// What a person types as the cost of one unit, and the amount it means. No float on the way.
import type { Big } from 'big.js'
import { decimal } from '#domain/money.ts'

export type ParsedCost =
  | { readonly kind: 'empty' }
  | { readonly kind: 'cost'; readonly amount: Big }
  | { readonly kind: 'problem'; readonly reason: CostProblem }

/** Named as its sentence in the texts of an item. */
export type CostProblem = 'costNotNumber' | 'costTwoDecimals' | 'costTooHigh'

const HIGHEST = '9999999.99' // limit of the contract

/**
 * '1,234.5', '6,85', 'CA$ 6.85' or '6.85 CAD' to an amount with at most two decimals, CAD.
 * Zero is taken as typed; the field stays marked as required until the cost is above it.
 * A comma is a decimal mark when one or two digits follow it and nothing else separates; else it parts thousands.
 */
export function parseCost(typed: string): ParsedCost {
  const plain = typed.replace(/[\s$]/g, '').replace(/^(CAD|CA|C)|CAD$/gi, '')
  if (plain === '') return { kind: 'empty' }
  const number = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replace(/,(?=\d{3}(\D|$))/g, '')
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(number)) return { kind: 'problem', reason: 'costNotNumber' }
  const amount = decimal(number.replace(/^\./, '0.').replace(/\.$/, ''))
  if (!amount.eq(amount.round(2))) return { kind: 'problem', reason: 'costTwoDecimals' }
  if (amount.gt(HIGHEST)) return { kind: 'problem', reason: 'costTooHigh' }
  return { kind: 'cost', amount }
}

/** '6.85' for the field; empty when there is none. */
export const costText = (cost: number | null): string => (cost === null ? '' : decimal(String(cost)).toFixed(2))
