// The products of a client: every ASIN its items carry or something is remembered of.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Slice } from './slice.ts'

export type ProductRow = {
  readonly asin: string
  readonly sku: string | null
  readonly description: string | null
  readonly image_url: string | null
  readonly country_of_origin: string | null
  readonly hts_code: string | null
  readonly hts_description: string | null
  readonly hts_confirmed_by: string | null
  readonly hts_confirmed_at: Date | null
  readonly cogs_cad: string | null
  readonly manufacturing_address: string | null
  readonly manufacturing_address_id: string | null
  readonly maker_name: string | null
  readonly maker_street: string | null
  readonly maker_city: string | null
  readonly maker_state: string | null
  readonly maker_zip: string | null
  readonly maker_country: string | null
  readonly updated_at: Date | null
}

/** One page in order of the ASIN. `search` must stand in ASIN, SKU or description; empty: all. */
export async function pageOfProducts(
  db: Db,
  clientId: string,
  search: string,
  page: Slice,
): Promise<readonly ProductRow[]> {
  const found = await sql<ProductRow>`
    ${productsOf(clientId)}
    select p.asin, newest.sku, newest.description, newest.image_url,
      d.country_of_origin, d.hts_code, d.hts_description, d.hts_confirmed_by, d.hts_confirmed_at, d.cogs_cad,
      d.manufacturing_address, d.manufacturing_address_id, d.updated_at,
      m.name as maker_name, m.street_address as maker_street, m.city as maker_city, m.state as maker_state,
      m.zip_code as maker_zip, m.country as maker_country
    from products p
    ${newestItem(clientId)}
    left join asin_data d on d.client_id = ${clientId} and d.asin = p.asin
    left join manufacturing_addresses m on m.client_id = d.client_id and m.id = d.manufacturing_address_id
    where ${matches(search)}
    order by p.asin limit ${page.limit} offset ${page.offset}`.execute(db)
  return found.rows
}

/** The ASIN that the newest item with a SKU has, by SKU; SKUs without one are left out. */
export async function asinsOfSkus(
  db: Db,
  clientId: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map()
  const found = await db
    .selectFrom('items')
    .select(['sku', 'asin'])
    .distinctOn('sku')
    .where('client_id', '=', clientId)
    .where('asin', 'is not', null)
    .where('sku', 'in', skus)
    .orderBy('sku')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return new Map(found.flatMap(({ sku, asin }) => (asin ? [[sku, asin]] : [])))
}

export async function countProducts(db: Db, clientId: string, search: string): Promise<number> {
  const found = await sql<{ total: number }>`
    ${productsOf(clientId)}
    select count(*)::int as total from products p
    ${search.trim() ? newestItem(clientId) : sql``}
    where ${matches(search)}`.execute(db)
  return found.rows[0]?.total ?? 0
}

/** Of an item in a statement of its own: goods of the sample shipment are no products. */
export const isOfRealShipment = sql<boolean>`not exists (
  select from shipments s where s.client_id = items.client_id and s.id = items.shipment_id and s.is_sample)`

/** Steps through the index from one ASIN to the next instead of reading every item. */
export const productsOf = (clientId: string): RawBuilder<unknown> => sql`
  with recursive own (asin) as (
    (select asin from items where client_id = ${clientId} and asin is not null order by asin limit 1)
    union all
    select (select i.asin from items i where i.client_id = ${clientId} and i.asin > own.asin order by i.asin limit 1)
    from own where own.asin is not null
  ),
  products as (
    select asin from own where asin is not null
    union
    select asin from asin_data where client_id = ${clientId}
  )`

const newestItem = (clientId: string): RawBuilder<unknown> => sql`
  left join lateral (
    select i.sku, i.description, i.image_url from items i
    where i.client_id = ${clientId} and i.asin = p.asin order by i.updated_at desc, i.id limit 1
  ) newest on true`

const matches = (search: string): RawBuilder<unknown> =>
  search.trim()
    ? sql`position(search_fold(${search.trim()}) in search_fold(concat_ws(' ', p.asin, newest.sku, newest.description))) > 0`
    : sql`true`
