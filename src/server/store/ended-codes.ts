// Products and open items of a client by the code they hold.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { AsinDataRow, ItemRow } from './tables.ts'

/** Shipments whose goods are still to be entered. */
const CLOSED = ['shipped', 'received', 'delivered', 'cancelled', 'canceled']

export type CodeColumnsHeld = Pick<
  ItemRow,
  'hts_code' | 'hts_description' | 'hts_confidence' | 'hts_proposed_by' | 'hts_confirmed_by' | 'hts_confirmed_at'
>
export type ProductHolding = CodeColumnsHeld & Pick<AsinDataRow, 'asin'>
export type ItemHolding = CodeColumnsHeld & Pick<ItemRow, 'id' | 'shipment_id' | 'description'>

const CODE = [
  'hts_code',
  'hts_description',
  'hts_confidence',
  'hts_proposed_by',
  'hts_confirmed_by',
  'hts_confirmed_at',
] as const

/** A code with how many hold it, and the first of the products that do, in order. */
export type CodeHeld = {
  readonly code: string
  readonly products: number
  readonly items: number
  readonly asins: readonly string[]
}

type Among = {
  readonly among: readonly string[]
  readonly limit: number
  readonly offset: number
  readonly named: number
}

/** Those of the codes that products or open items of the client hold, in order. `named`: products named of each, at most. */
export async function pageOfCodesHeld(
  db: Db,
  clientId: string,
  { among, limit, offset, named }: Among,
): Promise<readonly CodeHeld[]> {
  const { rows } = await sql<CodeHeld>`
    ${holdingsOf(clientId, among)}
    select code, products::int as products, items::int as items,
      array(
        select asin::text from asin_data
        where client_id = ${clientId} and hts_code = holdings.code order by asin limit ${named}
      ) as asins
    from holdings order by code limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countCodesHeld(db: Db, clientId: string, among: readonly string[]): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    ${holdingsOf(clientId, among)} select count(*)::int as total from holdings`.execute(db)
  return rows[0]?.total ?? 0
}

const holdingsOf = (clientId: string, among: readonly string[]): RawBuilder<unknown> => sql`
  with holdings as (
    select code, sum(products) as products, sum(items) as items from (
      select hts_code as code, count(*) as products, 0 as items from asin_data
      where client_id = ${clientId} and hts_code = any(${[...among]}::text[]) group by hts_code
      union all
      select items.hts_code, 0, count(*) from items
      join shipments on shipments.id = items.shipment_id and shipments.client_id = items.client_id and not shipments.is_sample
      where items.client_id = ${clientId} and items.removed_at is null
        and lower(shipments.status) <> all(${CLOSED}::text[]) and items.hts_code = any(${[...among]}::text[])
      group by items.hts_code
    ) as held group by code
  )`

export function productsHolding(db: Db, clientId: string, code: string): Promise<readonly ProductHolding[]> {
  return db
    .selectFrom('asin_data')
    .select(['asin', ...CODE])
    .where('client_id', '=', clientId)
    .where('hts_code', '=', code)
    .orderBy('asin')
    .execute()
}

/** Those taken out of their shipment are not counted. */
export function openItemsHolding(db: Db, clientId: string, code: string): Promise<readonly ItemHolding[]> {
  return openItems(db, clientId)
    .select(['items.id', 'items.shipment_id', 'items.description', ...CODE])
    .where('items.hts_code', '=', code)
    .orderBy('items.id')
    .execute()
}

const openItems = (db: Db, clientId: string) =>
  db
    .selectFrom('items')
    .innerJoin('shipments', (join) =>
      join.onRef('shipments.id', '=', 'items.shipment_id').onRef('shipments.client_id', '=', 'items.client_id'),
    )
    .where('items.client_id', '=', clientId)
    .where('items.removed_at', 'is', null)
    .where('shipments.is_sample', '=', false)
    .where(sql<string>`lower(shipments.status)`, 'not in', CLOSED)
