// Decisions on origin as they stand now: what overtook each.
import { type StaleReason, staleReasons } from '#domain/origin/stale-decision.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../store/database.ts'
import { findLatestDecisions, type LatestDecision } from '../../store/origin-decisions.ts'

export type StandingDecision = LatestDecision & { readonly stale: readonly StaleReason[] }

export type DecisionNeeds = Pick<Deps, 'origin' | 'tariff'>

/** What a product is known by: its ASIN, or the SKU of goods that have none. */
export const productKey = (item: { readonly asin: string | null; readonly sku: string }): string =>
  item.asin ?? item.sku

/** The latest decision of each product. `codes`: digits of the code each has now, by product. */
export async function standingDecisions(
  db: Db,
  { origin, tariff }: DecisionNeeds,
  clientId: string,
  codes: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, StandingDecision>> {
  const found = await findLatestDecisions(db, clientId, [...codes.keys()])
  return new Map(
    [...found].map(([product, row]) => {
      const decided = {
        recipeId: row.recipe_id,
        recipeVersion: row.recipe_version,
        code: row.code,
        rules: row.rules_version,
        release: row.release,
      }
      const now = {
        ...(row.recipe_now !== null && { recipeId: row.recipe_now }),
        ...(row.version_now !== null && { recipeVersion: row.version_now }),
        code: codes.get(product) ?? '',
        rules: origin.version,
        release: tariff.release,
      }
      return [product, { ...row, stale: staleReasons(decided, now) }]
    }),
  )
}
