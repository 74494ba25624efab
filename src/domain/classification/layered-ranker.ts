// A choice among alternatives by weighted sums and one layer of hidden units, which see what numbers mean together.
import { type RankerWeights, sharesOf } from './linear-ranker.ts'
import { LISTING_KINDS, type ListingKind } from './listing-kind.ts'

/** Score of an alternative: sum(weight * number) + sum(output * tanh(shift + sum(input * number))). */
export type HiddenWeights = {
  /** By name of the number: one weight a unit. */
  readonly inputs: Readonly<Record<string, readonly number[]>>
  readonly shifts: Readonly<Record<ListingKind, readonly number[]>>
  readonly outputs: readonly number[]
}

type LayeredRanker = {
  /** Chances of the rows, in order; they sum to 1. */
  chancesOf(rows: readonly Float64Array[], kind: ListingKind): Float64Array
}

/** names: of the numbers of a row, in their order. */
export function openRanker(
  linear: Readonly<Record<ListingKind, RankerWeights>>,
  hidden: HiddenWeights,
  names: readonly string[],
): LayeredRanker {
  const units = hidden.outputs.length
  const inputs = Float64Array.from(
    names.flatMap((name) => hidden.inputs[name] ?? Array.from({ length: units }, () => 0)),
  )
  const outputs = Float64Array.from(hidden.outputs)
  const byKind = new Map(
    LISTING_KINDS.map((kind) => [
      kind,
      {
        weights: Float64Array.from(names, (name) => linear[kind][name] ?? 0),
        shifts: Float64Array.from(hidden.shifts[kind]),
      },
    ]),
  )
  const sums = new Float64Array(units)
  const scoreOf = (row: Float64Array, weights: Float64Array, shifts: Float64Array): number => {
    let score = 0
    sums.set(shifts)
    for (let at = 0; at < names.length; at += 1) {
      const value = row[at] ?? 0
      if (value === 0) continue
      score += value * (weights[at] ?? 0)
      const start = at * units
      for (let unit = 0; unit < units; unit += 1) sums[unit] = (sums[unit] ?? 0) + value * (inputs[start + unit] ?? 0)
    }
    for (let unit = 0; unit < units; unit += 1) score += (outputs[unit] ?? 0) * Math.tanh(sums[unit] ?? 0)
    return score
  }
  return {
    chancesOf(rows, kind) {
      const { weights, shifts } = byKind.get(kind) ?? { weights: new Float64Array(), shifts: new Float64Array() }
      return sharesOf(Float64Array.from(rows, (row) => scoreOf(row, weights, shifts)))
    },
  }
}
