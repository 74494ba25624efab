// Several shipments entered as one clearance, beside the sum of entering each apart. Merging can cost more: three informal
// entries pay three flat fees, one formal entry pays the minimum fee and a bond. Source: decisions h.
import { subtract, type Usd } from '../money.ts'
import type { CostLine, CostName, CostNotice } from './cost-line.ts'
import { total } from './entry.ts'
import {
  type ClearanceContents,
  type ClearanceEstimate,
  type ClearanceRules,
  type ClearanceTerms,
  estimateClearance,
} from './estimate.ts'

type MergedComparison = {
  readonly id: string
  readonly name: CostName
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
  readonly notices: readonly CostNotice[]
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
    notices: [ONE_CLEARANCE, ...(contents.length > 1 ? [SPLITTING] : [])],
  }
}

const ONE_CLEARANCE: CostNotice = { reason: 'one-clearance-assumed', facts: {} }
const SPLITTING: CostNotice = { reason: 'splitting-not-free', facts: {} }

/** Duties in one row, then every fee that any of the clearances carries, in the order of the merged one. */
function compareCosts(separate: readonly ClearanceEstimate[], merged: ClearanceEstimate): readonly MergedComparison[] {
  const fees = [merged, ...separate].flatMap(feeLines)
  const first = new Map<string, CostName>()
  for (const { id, name } of fees) if (!first.has(id)) first.set(id, name)
  return [
    row(
      'duties',
      { reason: 'duties', facts: {} },
      separate.map((each) => each.duty),
      merged.duty,
    ),
    ...[...first].map(([id, name]) =>
      row(
        id,
        name,
        separate.map((each) => feeOf(each, id)),
        feeOf(merged, id),
      ),
    ),
  ]
}

const row = (id: string, name: CostName, separate: readonly Usd[], merged: Usd): MergedComparison => ({
  id,
  name,
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
