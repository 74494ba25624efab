// Recipes of a client's products, by version.
import { sql } from 'kysely'
import { isOfRealShipment } from './catalogue.ts'
import type { Db, Tx } from './database.ts'

/** A recipe as it is now. */
type RecipeRow = {
  readonly id: string
  readonly version: number
  readonly content: unknown
  readonly made_at: Date
  readonly made_by: string
}

const latest = (db: Db, clientId: string) =>
  db
    .selectFrom('recipes as r')
    .innerJoin('recipe_versions as v', (join) =>
      join.onRef('v.recipe_id', '=', 'r.id').onRef('v.version', '=', 'r.version'),
    )
    .select(['r.id', 'r.version', 'v.content', 'v.made_at', 'v.made_by'])
    .where('r.client_id', '=', clientId)

export const findRecipe = (db: Db, clientId: string, id: string): Promise<RecipeRow | undefined> =>
  latest(db, clientId).where('r.id', '=', id).executeTakeFirst()

/** The recipe of a product. */
export const findRecipeOf = (db: Db, clientId: string, product: string): Promise<RecipeRow | undefined> =>
  latest(db, clientId)
    .innerJoin('recipe_products as p', (join) =>
      join.onRef('p.recipe_id', '=', 'r.id').onRef('p.client_id', '=', 'r.client_id'),
    )
    .where('p.product', '=', product)
    .executeTakeFirst()

const MOST_LISTED = 500

/** All of them, the one that was changed last first. */
export const listRecipes = (db: Db, clientId: string): Promise<readonly RecipeRow[]> =>
  latest(db, clientId).orderBy('r.updated_at', 'desc').limit(MOST_LISTED).execute()

/** Products by the recipe they are made by. */
export async function listRecipeProducts(db: Db, clientId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('recipe_products')
    .select(['product', 'recipe_id'])
    .where('client_id', '=', clientId)
    .orderBy('product')
    .execute()
  const byRecipe = Map.groupBy(rows, (row) => row.recipe_id)
  return new Map([...byRecipe].map(([id, of]) => [id, of.map(({ product }) => product)]))
}

type RecipeVersion = { readonly version: number; readonly made_at: Date; readonly made_by: string }

/** Versions of a recipe, the newest first. */
export const listRecipeVersions = (db: Db, clientId: string, recipeId: string): Promise<readonly RecipeVersion[]> =>
  db
    .selectFrom('recipe_versions')
    .select(['version', 'made_at', 'made_by'])
    .where('client_id', '=', clientId)
    .where('recipe_id', '=', recipeId)
    .orderBy('version', 'desc')
    .execute()

/** Holds a recipe until the transaction ends; undefined where the client has none of that id. */
export const lockRecipe = (tx: Tx, clientId: string, id: string) =>
  tx
    .selectFrom('recipes')
    .select(['id', 'version'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type NewVersion = {
  readonly recipeId: string
  readonly clientId: string
  readonly version: number
  /** JSON text. */
  readonly content: string
  readonly at: Date
  readonly by: string
}

/** Adds a version, and the recipe itself with its first. */
export async function addRecipeVersion(tx: Tx, { recipeId, clientId, version, content, at, by }: NewVersion) {
  await tx
    .insertInto('recipes')
    .values({ id: recipeId, client_id: clientId, version, created_at: at, updated_at: at })
    .onConflict((on) =>
      on.column('id').doUpdateSet({ version, updated_at: at }).where('recipes.client_id', '=', clientId),
    )
    .execute()
  await tx
    .insertInto('recipe_versions')
    .values({ recipe_id: recipeId, client_id: clientId, version, content, made_at: at, made_by: by })
    .execute()
}

export async function setRecipeOf(tx: Tx, clientId: string, product: string, recipeId: string): Promise<void> {
  await tx
    .insertInto('recipe_products')
    .values({ client_id: clientId, product, recipe_id: recipeId })
    .onConflict((on) => on.columns(['client_id', 'product']).doUpdateSet({ recipe_id: recipeId }))
    .execute()
}

/** What a product is called and which code it has: as remembered of its ASIN, else as its newest item says. */
export type ProductFacts = {
  readonly sku: string | null
  readonly description: string | null
  readonly hts_code: string | null
  readonly hts_confirmed_at: Date | null
  readonly country_of_origin: string | null
  readonly cost_cad: string | null
}

/** Undefined where the client has no such product. */
export async function findProductFacts(db: Db, clientId: string, product: string): Promise<ProductFacts | undefined> {
  const found = await sql<ProductFacts & { readonly known: boolean }>`
    select i.sku, i.description,
      coalesce(d.hts_code, i.hts_code) as hts_code,
      case when d.hts_code is null then i.hts_confirmed_at else d.hts_confirmed_at end as hts_confirmed_at,
      coalesce(d.country_of_origin, i.country_of_origin) as country_of_origin,
      coalesce(d.cogs_cad, i.declared_value_cad) as cost_cad,
      (i.sku is not null or d.asin is not null) as known
    from (select 1) one
    left join lateral (
      select sku, description, hts_code, hts_confirmed_at, country_of_origin, declared_value_cad from items
      where client_id = ${clientId} and (asin = ${product} or (asin is null and sku = ${product})) and ${isOfRealShipment}
      order by updated_at desc, id limit 1
    ) i on true
    left join asin_data d on d.client_id = ${clientId} and d.asin = ${product}`.execute(db)
  const [row] = found.rows
  return row?.known ? row : undefined
}

/** Every version of these recipes with its content, the newest first. */
export async function listVersionContents(db: Db, clientId: string, recipeIds: readonly string[]) {
  if (recipeIds.length === 0) return []
  return db
    .selectFrom('recipe_versions')
    .select(['recipe_id', 'version', 'content', 'made_at', 'made_by'])
    .where('client_id', '=', clientId)
    .where('recipe_id', 'in', [...recipeIds])
    .orderBy('made_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
}
