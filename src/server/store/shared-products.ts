// What products are, by their ASIN: the catalogue all share. It is no client's data.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { rowsOf } from './imports-rows.ts'
import type { SharedProductsTable } from './tables/shared-products.ts'

export type SharedProduct = SharedProductsTable

const COLUMNS = ['asin', 'title', 'category', 'updated_by', 'updated_at'] as const

export const findSharedProduct = (db: Db, asin: string): Promise<SharedProduct | undefined> =>
  db.selectFrom('shared_products').select(COLUMNS).where('asin', '=', asin).executeTakeFirst()

export const findSharedProducts = (db: Db, asins: readonly string[]): Promise<readonly SharedProduct[]> =>
  db
    .selectFrom('shared_products')
    .select(COLUMNS)
    .where('asin', '=', sql<string>`any(${sql.val([...asins])}::text[])`)
    .execute()

type Asked = { readonly search: string; readonly limit: number; readonly offset: number }

/** One page in order of the ASIN; `search` must stand in ASIN, title or category, case and accents aside. */
export async function pageOfSharedProducts(
  db: Db,
  { search, limit, offset }: Asked,
): Promise<{ readonly rows: readonly SharedProduct[]; readonly total: number }> {
  const matches = search
    ? sql<boolean>`position(search_fold(${search}) in search_fold(concat_ws(' ', asin, title, category))) > 0`
    : sql<boolean>`true`
  const found = db.selectFrom('shared_products').where(matches)
  const rows = await found.select(COLUMNS).orderBy('asin').limit(limit).offset(offset).execute()
  const counted = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirst()
  return { rows, total: counted?.total ?? 0 }
}

const TYPES = { asin: 'text', title: 'text', category: 'text', updated_by: 'text', updated_at: 'timestamptz' }

/** Inserts products, or puts them in place of those with the same ASIN. */
export async function saveSharedProducts(db: Db, products: readonly SharedProduct[]): Promise<void> {
  if (products.length === 0) return
  await sql`
    insert into shared_products (asin, title, category, updated_by, updated_at)
    select asin, title, category, updated_by, updated_at from ${rowsOf(products, TYPES, 'r')}
    on conflict (asin) do update set title = excluded.title, category = excluded.category,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(db)
}

export async function deleteSharedProduct(db: Db, asin: string): Promise<void> {
  await db.deleteFrom('shared_products').where('asin', '=', asin).execute()
}
