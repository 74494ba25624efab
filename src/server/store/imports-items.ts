// Items of an import with their makers: found by SKU, written many at once.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { insertRows, rowsOf, updateRows } from './imports-rows.ts'
import type { AddressesTable, ItemsTable } from './tables/items.ts'
import type { AsinDataRow } from './tables.ts'

type SkuKey = { readonly client_id: string; readonly shipment_id: string; readonly sku: string }

/** What an item keeps as a file gives it, under the name of its column there, with the SQL type. */
const AS_GIVEN = { asin: 'text', fnsku: 'text', expiry_date: 'date', image_url: 'text' } as const
type AsGiven = keyof typeof AS_GIVEN

export const eachAsGiven = <T>(of: (column: AsGiven) => T): Readonly<Record<AsGiven, T>> => ({
  asin: of('asin'),
  fnsku: of('fnsku'),
  expiry_date: of('expiry_date'),
  image_url: of('image_url'),
})

const COMPARED = {
  id: 'uuid',
  client_id: 'uuid',
  ...AS_GIVEN,
  description: 'text',
  quantity: 'integer',
  declared_value_cad: 'numeric',
  country_of_origin: 'text',
  hts_code: 'text',
  hts_description: 'text',
  hts_confidence: 'numeric',
  hts_proposed_by: 'text',
  hts_confirmed_by: 'text',
  hts_confirmed_at: 'timestamptz',
  manufacturing_address_id: 'uuid',
  origin_mismatch_reason: 'text',
} as const
const CHANGED = { ...COMPARED, updated_at: 'timestamptz' } as const
const NEW = {
  ...CHANGED,
  shipment_id: 'uuid',
  position: 'integer',
  sku: 'text',
  unit_quantities: 'jsonb',
  duty_answers: 'jsonb',
} as const

/** The columns an import compares and writes, and the maker in words. */
export type ImportedItem = Pick<ItemsTable, keyof typeof COMPARED | 'shipment_id' | 'sku'> & {
  readonly maker_name: string | null
  readonly maker_street: string | null
  readonly maker_city: string | null
  readonly maker_state: string | null
  readonly maker_zip: string | null
  readonly maker_country: string | null
}
const STORED = [...Object.keys(COMPARED), 'shipment_id', 'sku'].map((column) => `i.${column}`).join(', ')

/** Every item of the shipments with one of the SKUs, also those taken out. */
export async function findItemsBySku(db: Db, keys: readonly SkuKey[]): Promise<readonly ImportedItem[]> {
  if (keys.length === 0) return []
  const found = await sql<ImportedItem>`
    select ${sql.raw(STORED)}, m.name as maker_name, m.street_address as maker_street, m.city as maker_city,
      m.state as maker_state, m.zip_code as maker_zip, m.country as maker_country
    from ${rowsOf(keys, { client_id: 'uuid', shipment_id: 'uuid', sku: 'text' }, 'w')}
    join items i on i.client_id = w.client_id and i.shipment_id = w.shipment_id and i.sku = w.sku
    left join manufacturing_addresses m on m.client_id = i.client_id and m.id = i.manufacturing_address_id`.execute(db)
  return found.rows
}

export type ShipmentRef = { readonly client_id: string; readonly id: string }

/** The last position of an item by shipment; a shipment without items is absent. */
export async function lastPositions(db: Db, shipments: readonly ShipmentRef[]): Promise<ReadonlyMap<string, number>> {
  if (shipments.length === 0) return new Map()
  const found = await sql<{ id: string; last: number }>`
    select w.id, last.position as last from ${rowsOf(shipments, { client_id: 'uuid', id: 'uuid' }, 'w')}
    cross join lateral (
      select position from items i where i.client_id = w.client_id and i.shipment_id = w.id order by position desc limit 1
    ) as last`.execute(db)
  return new Map(found.rows.map(({ id, last }) => [id, last]))
}

type AsinKey = { readonly client_id: string; readonly asin: string }

/** What clients said of these products. */
export async function findRemembered(db: Db, keys: readonly AsinKey[]): Promise<readonly AsinDataRow[]> {
  if (keys.length === 0) return []
  const found = await sql<AsinDataRow>`
    select a.* from ${rowsOf(keys, { client_id: 'uuid', asin: 'text' }, 'w')}
    join asin_data a on a.client_id = w.client_id and a.asin = w.asin`.execute(db)
  return found.rows
}

/** A column of JSON or of an instant as an import writes it. */
type Written<T> = { [K in keyof T]: T[K] extends Date | null ? Date | string | null : T[K] }
export type ChangedItemRow = Written<Pick<ItemsTable, keyof typeof CHANGED>>
export type NewItemRow = ChangedItemRow & {
  readonly shipment_id: string
  readonly position: number
  readonly sku: string
  readonly unit_quantities: Readonly<Record<string, string>>
  readonly duty_answers: Readonly<Record<string, string>>
}

export const insertImportedItems = (db: Db, items: readonly NewItemRow[]): Promise<void> =>
  insertRows(db, 'items', NEW, items)

export const updateImportedItems = (db: Db, items: readonly ChangedItemRow[]): Promise<void> =>
  updateRows(db, 'items', CHANGED, items)

export type MakerRow = Pick<
  AddressesTable,
  'id' | 'client_id' | 'name' | 'street_address' | 'city' | 'state' | 'country' | 'zip_code'
>
const MAKER = {
  id: 'uuid',
  client_id: 'uuid',
  name: 'text',
  street_address: 'text',
  city: 'text',
  state: 'text',
  country: 'text',
  zip_code: 'text',
}

/** Adds makers whose words the client does not have yet, and answers all of them as they are stored. */
export async function saveMakers(db: Db, makers: readonly MakerRow[], at: Date): Promise<readonly MakerRow[]> {
  if (makers.length === 0) return []
  await sql`
    insert into manufacturing_addresses (id, client_id, name, street_address, city, state, country, zip_code, created_at)
    select id, client_id, name, street_address, city, state, country, zip_code, ${at}::timestamptz
    from ${rowsOf(makers, MAKER, 'r')} on conflict do nothing`.execute(db)
  const found = await sql<MakerRow>`
    select m.id, m.client_id, m.name, m.street_address, m.city, m.state, m.country, m.zip_code
    from ${rowsOf(makers, MAKER, 'r')}
    join manufacturing_addresses m on m.client_id = r.client_id and m.name = r.name and m.street_address = r.street_address
      and m.city = r.city and m.state = r.state and m.country = r.country and m.zip_code = r.zip_code
      and not m.is_sample`.execute(db)
  return found.rows
}

export type StatusCandidate = {
  readonly client_id: string
  readonly id: string
  readonly status: string
  readonly shipped_at: Date | null
}

/** Of these shipments, those whose status may follow readiness: declared ones, and pending ones that lack no field. */
export async function findToSettle(db: Db, shipments: readonly ShipmentRef[]): Promise<readonly StatusCandidate[]> {
  if (shipments.length === 0) return []
  const found = await sql<StatusCandidate>`
    select s.client_id, s.id, s.status, s.shipped_at from ${rowsOf(shipments, { client_id: 'uuid', id: 'uuid' }, 'w')}
    join shipments s on s.client_id = w.client_id and s.id = w.id
    where lower(s.status) = 'declared' or lower(s.status) = 'pending' and not exists (
      select 1 from items i where i.client_id = s.client_id and i.shipment_id = s.id and i.removed_at is null and (
        i.country_of_origin is null or i.hts_code is null or i.manufacturing_address_id is null
        or coalesce(i.declared_value_cad, 0) <= 0))`.execute(db)
  return found.rows
}

/** Of these shipments, those with a CUSMA form. */
export async function findWithForms(db: Db, shipments: readonly ShipmentRef[]): Promise<readonly ShipmentRef[]> {
  if (shipments.length === 0) return []
  const found = await sql<ShipmentRef>`
    select f.client_id, f.shipment_id as id from ${rowsOf(shipments, { client_id: 'uuid', id: 'uuid' }, 'w')}
    join cusma_forms f on f.client_id = w.client_id and f.shipment_id = w.id`.execute(db)
  return found.rows
}

export async function setStatuses(db: Db, shipments: readonly Omit<StatusCandidate, 'shipped_at'>[]): Promise<void> {
  await updateRows(db, 'shipments', { client_id: 'uuid', id: 'uuid', status: 'text' }, shipments)
}

/** A shipment, and whether its status may follow readiness: of a declared one, and of a pending one that lacks no field. */
type Listed = StatusCandidate & { readonly follows: boolean }

/**
 * Shipments of one client or of all, those behind `after` first: a page of them by client, so that what is one client's comes together. Each is
 * looked at by itself: asked in one condition, PostgreSQL reads the items of everybody for every page.
 */
export async function pageToSettle(
  db: Db,
  {
    clientId,
    after,
    limit,
  }: {
    readonly clientId: string | null
    readonly after: Pick<StatusCandidate, 'client_id' | 'id'> | null
    readonly limit: number
  },
): Promise<readonly Listed[]> {
  const whose = clientId === null ? sql`true` : sql`client_id = ${clientId}::uuid`
  const behind = after === null ? sql`true` : sql`(client_id, id) > (${after.client_id}::uuid, ${after.id}::uuid)`
  const found = await sql<Listed>`
    with page as materialized (
      select client_id, id, status, shipped_at from shipments where ${whose} and ${behind} and not is_sample
      order by client_id, id limit ${limit})
    select s.*, lower(s.status) = 'declared' or lower(s.status) = 'pending' and gap.found is null as follows
    from page s left join lateral (
      select true as found from items i
      where lower(s.status) = 'pending' and i.client_id = s.client_id and i.shipment_id = s.id and i.removed_at is null and (
        i.country_of_origin is null or i.hts_code is null or i.manufacturing_address_id is null
        or coalesce(i.declared_value_cad, 0) <= 0)
      limit 1) gap on true
    order by s.client_id, s.id`.execute(db)
  return found.rows
}
