// What a person types as the cost of one unit, and the amount it means. No float on the way.
import type { Big } from 'big.js'
import { decimal } from '#domain/money.ts'
import { type AmountProblem, COST_LIMITS, readAmount } from '#domain/typed-number.ts'
import type { Language } from '#words/language.ts'
import { decimalIn } from '#words/local-text.ts'

type ParsedCost =
  | { readonly kind: 'empty' }
  | { readonly kind: 'cost'; readonly amount: Big }
  | { readonly kind: 'problem'; readonly reason: CostProblem }

/** Named as its sentence in the texts of an item. */
type CostProblem = 'costNotNumber' | 'costTwoDecimals' | 'costTooHigh'

/**
 * '1,234.5', '6,85', 'CA$ 6.85' or '6.85 CAD' to an amount with at most two decimals, CAD, read as typed-number.ts reads everywhere.
 * Zero is taken as typed; the field stays marked as required until the cost is above it.
 */
export function parseCost(typed: string): ParsedCost {
  const read = readAmount(typed, COST_LIMITS)
  if (read.kind === 'amount') return { kind: 'cost', amount: read.value }
  return read.kind === 'empty' ? read : { kind: 'problem', reason: PROBLEMS[read.reason] }
}

const PROBLEMS: Readonly<Record<AmountProblem['reason'], CostProblem>> = {
  'no-number': 'costNotNumber',
  'other-currency': 'costNotNumber',
  'too-many-decimals': 'costTwoDecimals',
  'too-high': 'costTooHigh',
}

/** What stands in a field of an amount: a plain '9.75', out of a link or as a program writes it, is '9,75' in French; the rest as typed. */
export const typedIn = (language: Language, typed: string): string =>
  /^\d+\.\d+$/.test(typed) ? decimalIn(language, typed) : typed

/** '6.85' for the field, '6,85' in French; empty when there is none. */
export const costText = (language: Language, cost: number | null): string =>
  cost === null ? '' : decimalIn(language, decimal(String(cost)).toFixed(2))
