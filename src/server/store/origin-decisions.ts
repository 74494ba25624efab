// Decisions on the origin of products: added, never changed.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { OriginDecisionsTable } from './tables/origin.ts'

type OriginDecisionRow = Readonly<Omit<Selectable<OriginDecisionsTable>, 'position'>>

const COLUMNS = [
  'id',
  'client_id',
  'product',
  'code',
  'recipe_id',
  'recipe_version',
  'rules_version',
  'release',
  'decided_on',
  'decided_at',
  'decided_by',
  'outcome',
  'criterion',
  'uses_de_minimis',
  'decision',
] as const

export async function insertOriginDecision(tx: Tx, row: Insertable<OriginDecisionsTable>): Promise<void> {
  await tx.insertInto('origin_decisions').values(row).execute()
}

/** The latest decision of each product, with the version its recipe has now; a product without one is absent. */
export type LatestDecision = OriginDecisionRow & {
  /** Of the recipe the product has now; null where it has none. */
  readonly recipe_now: string | null
  readonly version_now: number | null
}

export async function findLatestDecisions(
  db: Db,
  clientId: string,
  products: readonly string[],
): Promise<ReadonlyMap<string, LatestDecision>> {
  if (products.length === 0) return new Map()
  const rows = await db
    .selectFrom('origin_decisions as d')
    .leftJoin('recipe_products as p', (join) =>
      join.onRef('p.client_id', '=', 'd.client_id').onRef('p.product', '=', 'd.product'),
    )
    .leftJoin('recipes as r', 'r.id', 'p.recipe_id')
    .select(COLUMNS.map((column) => `d.${column}` as const))
    .select(['r.id as recipe_now', 'r.version as version_now'])
    .distinctOn('d.product')
    .where('d.client_id', '=', clientId)
    .where(sql<boolean>`d.product = any(${[...products]}::text[])`)
    .orderBy('d.product')
    .orderBy('d.position', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.product, row]))
}

/** All of a product, the newest first. */
export const listOriginDecisions = (db: Db, clientId: string, product: string): Promise<readonly OriginDecisionRow[]> =>
  db
    .selectFrom('origin_decisions')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('product', '=', product)
    .orderBy('position', 'desc')
    .execute()
