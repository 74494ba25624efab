// Whether a decision on origin that was stored still holds, and why not.
export const STALE_REASONS = ['recipe-changed', 'code-changed', 'rules-changed', 'release-changed'] as const
export type StaleReason = (typeof STALE_REASONS)[number]

/** What a decision rests on. `code`: digits of the good; `rules`: version of the rules of origin; `release`: of the tariff. */
type DecisionGround = {
  readonly recipeId: string
  readonly recipeVersion: number
  readonly code: string
  readonly rules: string
  readonly release: string
}

/** What changed since, in the order a person puts it right; empty while it holds. A product without recipe or code has changed them. */
export function staleReasons(decided: DecisionGround, now: Partial<DecisionGround>): readonly StaleReason[] {
  const isSameRecipe = decided.recipeId === now.recipeId && decided.recipeVersion === now.recipeVersion
  const changed: Readonly<Record<StaleReason, boolean>> = {
    'recipe-changed': !isSameRecipe,
    'code-changed': decided.code !== now.code,
    'rules-changed': decided.rules !== now.rules,
    'release-changed': decided.release !== now.release,
  }
  return STALE_REASONS.filter((reason) => changed[reason])
}
