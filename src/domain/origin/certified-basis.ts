// Whether the decision that a signed certificate rests on still holds.
import type { StaleReason } from './stale-decision.ts'

export const BASIS_REASONS = [
  'recipe-changed',
  'code-changed',
  'rules-changed',
  'release-changed',
  'decided-otherwise',
] as const
type BasisReason = StaleReason | 'decided-otherwise'
/** 'ended': nothing may be claimed by it any more, so it rests on the law of its own time. */
export const BASIS_STATES = ['holds', 'outdated', 'stated', 'ended'] as const

export type CertifiedBasis = {
  readonly state: (typeof BASIS_STATES)[number]
  /** Why it is outdated. */
  readonly reasons: readonly BasisReason[]
}

type Decided = {
  readonly id: string
  readonly outcome: string
  readonly criterion: string | null
  readonly code: string
}

type Certified = {
  /** Null where the criterion was stated without a test. */
  readonly decision: Decided | null
  /** The latest of the same product, with what overtook it. */
  readonly latest: (Decided & { readonly stale: readonly StaleReason[] }) | undefined
  readonly lastClaim: string
}

/**
 * A later decision that comes to the same keeps a certificate standing: nothing has to be signed anew. What was stated without a
 * test stands until a decision that holds refutes it. `today`: 'YYYY-MM-DD'. Source: 19 CFR 182.11(b) and 182.124; CUSMA Article 5.6.
 */
export function certifiedBasis({ decision, latest, lastClaim }: Certified, today: string): CertifiedBasis {
  if (lastClaim < today) return { state: 'ended', reasons: [] }
  if (!decision) {
    return latest?.outcome === 'not-originating' && latest.stale.length === 0
      ? { state: 'outdated', reasons: ['decided-otherwise'] }
      : { state: 'stated', reasons: [] }
  }
  if (!latest) return { state: 'outdated', reasons: ['recipe-changed'] }
  const reasons = [...latest.stale, ...(isSame(decision, latest) ? [] : (['decided-otherwise'] as const))]
  return { state: reasons.length > 0 ? 'outdated' : 'holds', reasons }
}

/** Whether a decision that holds finds that goods of this code (digits) do not originate, whatever code the product has elsewhere. */
export const isRefutedBy = (
  { outcome, code: decided, stale }: Pick<Decided, 'outcome' | 'code'> & { readonly stale: readonly StaleReason[] },
  code: string,
): boolean => outcome === 'not-originating' && decided === code && stale.every((reason) => reason === 'code-changed')

const isSame = (one: Decided, other: Decided): boolean =>
  one.id === other.id || (one.outcome === other.outcome && one.criterion === other.criterion && one.code === other.code)
