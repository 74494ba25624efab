// Several shipments entered as one clearance, beside the sum of entering each apart. Merging can cost more: three informal
// entries pay three flat fees, one formal entry pays the minimum fee and a bond. Source: decisions h.
import { texts } from '#texts/en/clearance.ts'
import { subtract, type Usd } from '../money.ts'
import type { CostLine } from './cost-line.ts'
import { total } from './entry.ts'
import {
  type ClearanceContents,
  type ClearanceEstimate,
  type ClearanceRules,
  type ClearanceTerms,
  estimateClearance,
} from './estimate.ts'

export type MergedComparison = {
  readonly id: string
  readonly description: string
  /** One amount a shipment, in the order given. */
  readonly separate: readonly Usd[]
  readonly separateTotal: Usd
  readonly merged: Usd
}

export type MergedEstimate = {
  readonly merged: ClearanceEstimate
  readonly separate: readonly ClearanceEstimate[]
  readonly comparison: readonly MergedComparison[]
  readonly separateTotal: Usd
  readonly mergedTotal: Usd
  /** What merging saves; negative when it costs more. */
  readonly saving: Usd
  readonly notices: readonly string[]
}

/** contents: one a shipment. Duties and fees of the merged clearance, of each shipment alone, and cost by cost side by side. */
export function estimateMerged(
  contents: readonly ClearanceContents[],
  terms: ClearanceTerms,
  rules: ClearanceRules,
): MergedEstimate {
  const separate = contents.map((each) => estimateClearance(each, terms, rules))
  const together = {
    goods: contents.flatMap((each) => each.goods),
    unvalued: contents.flatMap((each) => each.unvalued),
  }
  const merged = estimateClearance(together, terms, rules)
  const comparison = compareCosts(separate, merged)
  const separateTotal = total(comparison.map((row) => row.separateTotal))
  const mergedTotal = total(comparison.map((row) => row.merged))
  return {
    merged,
    separate,
    comparison,
    separateTotal,
    mergedTotal,
    saving: subtract(separateTotal, mergedTotal),
    notices: [texts.oneClearanceAssumed, ...(contents.length > 1 ? [texts.splittingNotFree] : [])],
  }
}

/** Duties in one row, then every fee that any of the clearances carries, in the order of the merged one. */
function compareCosts(separate: readonly ClearanceEstimate[], merged: ClearanceEstimate): readonly MergedComparison[] {
  const fees = [merged, ...separate].flatMap(feeLines)
  const first = new Map(fees.toReversed().map((line) => [line.id, line.description]))
  const ids = [...new Set(fees.map((line) => line.id))]
  return [
    row(
      'duties',
      texts.duties,
      separate.map((each) => each.duty),
      merged.duty,
    ),
    ...ids.map((id) =>
      row(
        id,
        first.get(id) ?? id,
        separate.map((each) => feeOf(each, id)),
        feeOf(merged, id),
      ),
    ),
  ]
}

const row = (id: string, description: string, separate: readonly Usd[], merged: Usd): MergedComparison => ({
  id,
  description,
  separate,
  separateTotal: total(separate),
  merged,
})

/** The lines that are no duty. */
const feeLines = (estimate: ClearanceEstimate): readonly CostLine[] => [
  ...estimate.customsFees.filter((line) => line.cusma === undefined),
  ...estimate.brokerFees,
]

const feeOf = (estimate: ClearanceEstimate, id: string): Usd =>
  total(
    feeLines(estimate)
      .filter((line) => line.id === id)
      .map((line) => line.amount),
  )
