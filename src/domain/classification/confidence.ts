// How sure the classifier says it is. It is its own estimate: a share of the scores, not a measured hit rate. The classifier
// work calibrates it; until then screens call it the classifier's own estimate (docs/decisions/007).
import type { SearchHit } from './search.ts'

/** A score this share below the best is worth 1/e of it: wide enough that close candidates stay close. */
const SOFTNESS = 0.12
/** Text alone never makes sure of a code. */
const MOST = 95

/**
 * One percent a hit, in the order given, whole numbers from 1 to 95: never rising from a better hit to a worse one.
 * hits: best first. coverage: share of the query's weight that the best hit carries, 0 to 1; words nobody knows lower all.
 */
export function confidencesOf(hits: readonly SearchHit[], coverage: number): readonly number[] {
  const best = hits[0]?.score ?? 0
  if (best === 0) return hits.map(() => 1)
  const shares = hits.map(({ score }) => Math.exp((score - best) / (SOFTNESS * best)))
  const sum = shares.reduce((total, share) => total + share, 0)
  const trust = 0.25 + 0.75 * coverage
  return shares.map((share) => Math.min(MOST, Math.max(1, Math.round((100 * trust * share) / sum))))
}
