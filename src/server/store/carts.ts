// The freight cart: one open row a placement at most.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Slice } from './slice.ts'
import type { CartsTable } from './tables/freight.ts'

export type CartRow = Selectable<CartsTable>
/** A cart with whose it is and which shipment it is for. */
export type ListedCart = CartRow & { readonly clientName: string; readonly reference: string }

const COLUMNS = [
  'c.id',
  'c.client_id',
  'c.shipment_id',
  'c.placement_id',
  'c.warehouse_id',
  'c.amazon_shipment_id',
  'c.carrier',
  'c.service',
  'c.transit_days',
  'c.total',
  'c.currency',
  'c.box_count',
  'c.weight_kg',
  'c.content',
  'c.state',
  'c.problem',
  'c.service_shipment_id',
  'c.added_by',
  'c.added_at',
  'c.updated_at',
  'c.removed_at',
] as const

/** The open cart of a placement. */
export function findCartOfPlacement(db: Db, clientId: string, placementId: string): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts as c')
    .select(COLUMNS)
    .where('c.client_id', '=', clientId)
    .where('c.placement_id', '=', placementId)
    .where('c.removed_at', 'is', null)
    .executeTakeFirst()
}

/** Held until the transaction ends when `db` is one. */
export function findCartForUpdate(db: Db, clientId: string, cartId: string): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts as c')
    .select(COLUMNS)
    .where('c.client_id', '=', clientId)
    .where('c.id', '=', cartId)
    .where('c.removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertCart(db: Db, cart: Insertable<CartsTable>): Promise<void> {
  await db.insertInto('carts').values(cart).execute()
}

export async function updateCart(
  db: Db,
  clientId: string,
  cartId: string,
  patch: Partial<Omit<Insertable<CartsTable>, 'id' | 'client_id' | 'shipment_id'>>,
): Promise<void> {
  await db.updateTable('carts').set(patch).where('client_id', '=', clientId).where('id', '=', cartId).execute()
}

/** Newest first; of all clients unless one is named. */
export function pageOfCarts(db: Db, clientId: string | undefined, page: Slice): Promise<readonly ListedCart[]> {
  return open(db, clientId)
    .innerJoin('clients', 'clients.id', 'c.client_id')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.client_id', '=', 'c.client_id').onRef('s.id', '=', 'c.shipment_id'),
    )
    .select([...COLUMNS, 'clients.name as clientName', 's.reference'])
    .orderBy('c.added_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countCarts(db: Db, clientId: string | undefined): Promise<number> {
  const counted = await open(db, clientId).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return counted.total
}

function open(db: Db, clientId: string | undefined) {
  const all = db.selectFrom('carts as c').where('c.removed_at', 'is', null)
  return clientId === undefined ? all : all.where('c.client_id', '=', clientId)
}
