// Manufacturer addresses of a client.
import { sql } from 'kysely'
import type { AddressParts } from '#domain/address/address.ts'
import type { Db } from './database.ts'
import type { AddressEvidence } from './tables/items.ts'

/** What an address rests on, and who took it over; `evidence` null: a person typed it. */
export type Acceptance = {
  readonly evidence: AddressEvidence | null
  readonly acceptedBy: string | null
  readonly acceptedAt: Date | null
}

type StoredAddress = AddressParts & { readonly id: string }
export type ListedAddress = StoredAddress &
  Acceptance & {
    readonly usedOnItems: number
    /** The manufacturer identification code somebody set; null: the proposed one holds. */
    readonly mid: string | null
  }

const ACCEPTANCE = ['evidence', 'accepted_by', 'accepted_at'] as const
const COLUMNS = ['id', 'name', 'street_address', 'city', 'state', 'country', 'zip_code'] as const

/** Whether of goods that are sent, or also what stands in the sample shipment alone. */
type OfGoods = 'real' | 'sample-too'

/** Addresses of the client by name, with the number of its items that carry each. */
export async function listAddresses(
  db: Db,
  clientId: string,
  goods: OfGoods = 'real',
): Promise<readonly ListedAddress[]> {
  const rows = await db
    .selectFrom('manufacturing_addresses as m')
    .select([...COLUMNS, 'mid', ...ACCEPTANCE])
    .select((of) =>
      of
        .selectFrom('items as i')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('i.client_id', '=', 'm.client_id')
        .whereRef('i.manufacturing_address_id', '=', 'm.id')
        .as('used'),
    )
    .where('client_id', '=', clientId)
    .where('is_sample', 'in', amongGoods(goods))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...toAddress(row), ...toAcceptance(row), usedOnItems: row.used ?? 0, mid: row.mid }))
}

export async function findAddress(
  db: Db,
  clientId: string,
  addressId: string,
  goods: OfGoods = 'real',
): Promise<(StoredAddress & Acceptance) | undefined> {
  const row = await db
    .selectFrom('manufacturing_addresses')
    .select([...COLUMNS, ...ACCEPTANCE])
    .where('client_id', '=', clientId)
    .where('id', '=', addressId)
    .where('is_sample', 'in', amongGoods(goods))
    .executeTakeFirst()
  return row && { ...toAddress(row), ...toAcceptance(row) }
}

const amongGoods = (goods: OfGoods): boolean[] => (goods === 'real' ? [false] : [false, true])

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

/**
 * Adds the address, or finds the one with the same words. `accepted`: what research said of it, and who took it over; an address that was
 * found and rests on nothing yet takes it too. One of the sample shipment is none of the others, and the other way round.
 */
export async function saveAddressRow(
  db: Db,
  clientId: string,
  { isSample = false, ...address }: StoredAddress & { readonly isSample?: boolean },
  now: Date,
  accepted?: { readonly evidence: AddressEvidence; readonly by: string },
): Promise<{ readonly id: string; readonly kept: 'added' | 'evidence' | 'nothing' }> {
  const words = {
    client_id: clientId,
    name: address.name,
    street_address: address.streetAddress,
    city: address.city,
    state: address.state,
    country: address.country,
    zip_code: address.zipCode,
    is_sample: isSample,
  }
  const acceptance = accepted && {
    evidence: JSON.stringify(accepted.evidence),
    accepted_by: accepted.by,
    accepted_at: now,
  }
  const added = await db
    .insertInto('manufacturing_addresses')
    .values({ id: address.id, ...words, created_at: now, ...acceptance })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return { id: added.id, kept: 'added' }
  const existing = await db
    .selectFrom('manufacturing_addresses')
    .select('id')
    .where((where) => where.and(words))
    .executeTakeFirstOrThrow()
  const taken = acceptance && (await giveEvidence(db, clientId, existing.id, acceptance))
  return { id: existing.id, kept: taken ? 'evidence' : 'nothing' }
}

/** False where the address rests on something already. */
async function giveEvidence(
  db: Db,
  clientId: string,
  id: string,
  acceptance: { readonly evidence: string; readonly accepted_by: string; readonly accepted_at: Date },
): Promise<boolean> {
  const given = await db
    .updateTable('manufacturing_addresses')
    .set(acceptance)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('evidence', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return given !== undefined
}

type AcceptanceRow = {
  readonly evidence: AddressEvidence | null
  readonly accepted_by: string | null
  readonly accepted_at: Date | null
}

const toAcceptance = ({ evidence, accepted_by, accepted_at }: AcceptanceRow): Acceptance => ({
  evidence,
  acceptedBy: accepted_by,
  acceptedAt: accepted_at,
})

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
