// Products and open items of a client by the code they hold.
import { sql } from 'kysely'
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

/** The codes that products or open items of the client hold, each once. */
export async function codesHeld(db: Db, clientId: string): Promise<readonly string[]> {
  const products = db.selectFrom('asin_data').select('hts_code').where('client_id', '=', clientId)
  const items = openItems(db, clientId).select('items.hts_code')
  const rows = await products.union(items).execute()
  return rows.flatMap(({ hts_code }) => (hts_code ? [hts_code] : []))
}

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
    .where(sql<string>`lower(shipments.status)`, 'not in', CLOSED)
