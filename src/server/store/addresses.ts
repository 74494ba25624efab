// Manufacturer addresses of a client.
import { sql } from 'kysely'
import type { AddressParts } from '#domain/address/address.ts'
import type { Db } from './database.ts'

export type StoredAddress = AddressParts & { readonly id: string }
export type ListedAddress = StoredAddress & {
  readonly usedOnItems: number
  /** The manufacturer identification code somebody set; null: the proposed one holds. */
  readonly mid: string | null
}

const COLUMNS = ['id', 'name', 'street_address', 'city', 'state', 'country', 'zip_code'] as const

/** Addresses of the client by name, with the number of its items that carry each. */
export async function listAddresses(db: Db, clientId: string): Promise<readonly ListedAddress[]> {
  const rows = await db
    .selectFrom('manufacturing_addresses as m')
    .select([...COLUMNS, 'mid'])
    .select((of) =>
      of
        .selectFrom('items as i')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('i.client_id', '=', 'm.client_id')
        .whereRef('i.manufacturing_address_id', '=', 'm.id')
        .as('used'),
    )
    .where('client_id', '=', clientId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...toAddress(row), usedOnItems: row.used ?? 0, mid: row.mid }))
}

export async function findAddress(db: Db, clientId: string, addressId: string): Promise<StoredAddress | undefined> {
  const row = await db
    .selectFrom('manufacturing_addresses')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', addressId)
    .executeTakeFirst()
  return row && toAddress(row)
}

/** The codes somebody set, by id of the address; one without is absent. */
export async function midsOfAddresses(db: Db, clientId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('manufacturing_addresses')
    .select(['id', 'mid'])
    .where('client_id', '=', clientId)
    .where('mid', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, mid }) => (mid ? [[id, mid] as const] : [])))
}

/** The code set for an address; undefined when the address is not the client's. */
export async function findAddressMid(
  db: Db,
  clientId: string,
  addressId: string,
): Promise<{ readonly mid: string | null } | undefined> {
  return db
    .selectFrom('manufacturing_addresses')
    .select('mid')
    .where('client_id', '=', clientId)
    .where('id', '=', addressId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateAddressMid(db: Db, clientId: string, addressId: string, mid: string | null): Promise<void> {
  await db
    .updateTable('manufacturing_addresses')
    .set({ mid })
    .where('client_id', '=', clientId)
    .where('id', '=', addressId)
    .execute()
}

/** Adds the address, or finds the one with the same words. */
export async function saveAddressRow(
  db: Db,
  clientId: string,
  address: StoredAddress,
  now: Date,
): Promise<{ readonly id: string; readonly added: boolean }> {
  const words = {
    client_id: clientId,
    name: address.name,
    street_address: address.streetAddress,
    city: address.city,
    state: address.state,
    country: address.country,
    zip_code: address.zipCode,
  }
  const added = await db
    .insertInto('manufacturing_addresses')
    .values({ id: address.id, ...words, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return { id: added.id, added: true }
  const existing = await db
    .selectFrom('manufacturing_addresses')
    .select('id')
    .where((where) => where.and(words))
    .executeTakeFirstOrThrow()
  return { id: existing.id, added: false }
}

type Row = { [K in (typeof COLUMNS)[number]]: string }

const toAddress = (row: Row): StoredAddress => ({
  id: row.id,
  name: row.name,
  streetAddress: row.street_address,
  city: row.city,
  state: row.state,
  country: row.country,
  zipCode: row.zip_code,
})
