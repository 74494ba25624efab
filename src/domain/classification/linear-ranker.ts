// A linear choice among alternatives: the chance of each is its share of the exponentials of the weighted sums.

/** One weight a feature, by name; features without a weight do not count. */
export type RankerWeights = Readonly<Record<string, number>>

/** Chances of the rows, in order; they sum to 1. */
export function chancesOf(rows: readonly Float64Array[], weights: Float64Array): Float64Array {
  const sums = Float64Array.from(rows, (row) => weighed(row, weights))
  let most = Number.NEGATIVE_INFINITY
  for (const sum of sums) if (sum > most) most = sum
  const shares = sums.map((value) => Math.exp(value - most))
  const total = shares.reduce((sum, value) => sum + value, 0)
  return shares.map((value) => value / total)
}

function weighed(row: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0)
  return sum
}

export const toVector = (weights: RankerWeights, names: readonly string[]): Float64Array =>
  Float64Array.from(names, (name) => weights[name] ?? 0)
