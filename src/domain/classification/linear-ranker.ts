// A linear choice among alternatives: the chance of each is its share of the exponentials of the weighted sums.

/** One weight a feature, by name; features without a weight do not count. */
export type RankerWeights = Readonly<Record<string, number>>

/** Chances of the rows, in order; they sum to 1. */
export const chancesOf = (rows: readonly Float64Array[], weights: Float64Array): Float64Array =>
  sharesOf(Float64Array.from(rows, (row) => weighed(row, weights)))

/** Exponentials of the scores, brought to a sum of 1. */
export function sharesOf(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > most) most = score
  const shares = scores.map((score) => Math.exp(score - most))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

function weighed(row: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0)
  return sum
}

export const toVector = (weights: RankerWeights, names: readonly string[]): Float64Array =>
  Float64Array.from(names, (name) => weights[name] ?? 0)
