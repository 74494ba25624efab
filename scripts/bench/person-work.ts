// What each person of the load works on: a client with shipments that are ready to be invoiced, items.
import { sql } from 'kysely'
import type { Db } from '#server/store/database.ts'

export type Work = {
  readonly email: string
  readonly shipments: readonly { readonly id: string; readonly itemId: string }[]
}

/** The clients with the usual number of shipments, made ready for papers. */
export async function givePeopleWork(db: Db, people: number): Promise<readonly Work[]> {
  const clients = await db
    .selectFrom('clients')
    .select(['id', 'email'])
    .where('email', 'not like', 'orders1@%')
    .orderBy('email')
    .limit(people)
    .execute()
  const ids = clients.map(({ id }) => id)
  await sql`update shipments set status = 'pending', created_at = now() - interval '2 days' where client_id = any(${ids})`.execute(
    db,
  )
  await sql`
    insert into manufacturing_addresses (id, client_id, name, street_address, city, state, country, zip_code, created_at)
    select gen_random_uuid(), id, 'Prairie Wax Works Inc.', '455 Broadway', 'Winnipeg', 'MB', 'CN', 'R3C 0T7', now()
    from clients where id = any(${ids})`.execute(db)
  await sql`
    update items set country_of_origin = 'CN', hts_proposed_by = 'person', hts_confirmed_by = 'Dana', hts_confirmed_at = now(),
      manufacturing_address_id = (select a.id from manufacturing_addresses a where a.client_id = items.client_id)
    where client_id = any(${ids})`.execute(db)
  const rows = await db
    .selectFrom('items')
    .select(['client_id', 'shipment_id', 'id'])
    .where('client_id', 'in', ids)
    .execute()
  return clients.map(({ id, email }) => ({
    email,
    shipments: rows.filter((row) => row.client_id === id).map((row) => ({ id: row.shipment_id, itemId: row.id })),
  }))
}
