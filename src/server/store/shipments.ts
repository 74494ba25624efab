// Shipments and the counts their list shows.
import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { type Decimal, decimal } from '#domain/money.ts'
import type { ListOrder } from '#domain/shipment/list-order.ts'
import type { Db } from './database.ts'
import { inListOrder, isBehind, type Place, TOTAL_VALUE } from './list-place.ts'
import type { Slice } from './slice.ts'
import type { ShipmentsTable } from './tables/shipments.ts'
import type { Tables } from './tables.ts'

export type ShipmentRow = Readonly<Selectable<ShipmentsTable>>
export type NewShipment = Readonly<Insertable<ShipmentsTable>>

/** Counts over the items of one shipment, without those taken out. */
export type ShipmentCounts = {
  readonly skuCount: number
  /** Units over all items. */
  readonly itemCount: number
  /** Declared cost of all units, CAD; null while an item has no cost above 0. */
  readonly totalValueCad: Decimal | null
  /** Customs fields not settled yet, over all items: what `fieldGaps` of the domain finds. */
  readonly missingFieldCount: number
  /** Items that have a code, and those of them whose code nobody confirmed. */
  readonly codeCount: number
  readonly proposedCodeCount: number
}

const COLUMNS = [
  'id',
  'client_id',
  'reference',
  'status',
  'destination_type',
  'fc_code',
  'notes',
  'created_at',
  'shipped_at',
  'ship_to',
  'archived_at',
  'status_before',
  'is_sample',
] as const

export async function insertShipment(db: Db, shipment: NewShipment): Promise<void> {
  await db.insertInto('shipments').values(shipment).execute()
}

/** One that is sent: the sample shipment is none, here and in every list and count. */
export const findShipment = (db: Db, clientId: string, shipmentId: string): Promise<ShipmentRow | undefined> =>
  byId(db, clientId, shipmentId).where('is_sample', '=', false).executeTakeFirst()

export const findShipmentOrSample = (db: Db, clientId: string, shipmentId: string): Promise<ShipmentRow | undefined> =>
  byId(db, clientId, shipmentId).executeTakeFirst()

export const findSample = (db: Db, clientId: string): Promise<ShipmentRow | undefined> =>
  db
    .selectFrom('shipments')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('is_sample', '=', true)
    .executeTakeFirst()

const byId = (db: Db, clientId: string, shipmentId: string) =>
  db.selectFrom('shipments').select(COLUMNS).where('client_id', '=', clientId).where('id', '=', shipmentId)

/** References by shipment id. */
export async function listReferences(
  db: Db,
  clientId: string,
  shipmentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (shipmentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'reference'])
    .where('client_id', '=', clientId)
    .where('id', 'in', shipmentIds)
    .execute()
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

export function findShipmentByReference(db: Db, clientId: string, reference: string): Promise<ShipmentRow | undefined> {
  return db
    .selectFrom('shipments')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('reference', '=', reference)
    .where('is_sample', '=', false)
    .executeTakeFirst()
}

/** As `findShipment`, and holds the row until the transaction ends: changes of one shipment happen one after another. */
export const lockShipment = (tx: Db, clientId: string, shipmentId: string): Promise<ShipmentRow | undefined> =>
  byId(tx, clientId, shipmentId).where('is_sample', '=', false).forUpdate().executeTakeFirst()

/** In the order of their ids, as everybody locks several. Those that are gone are left out. */
export const lockShipments = (tx: Db, clientId: string, ids: readonly string[]): Promise<ShipmentRow[]> =>
  tx
    .selectFrom('shipments')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('is_sample', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute()

export const lockShipmentOrSample = (tx: Db, clientId: string, shipmentId: string): Promise<ShipmentRow | undefined> =>
  byId(tx, clientId, shipmentId).forUpdate().executeTakeFirst()

/** Which shipments a list shows. Every word of `search` must begin a word of the shipment, or stand inside one of its codes. */
type ShipmentFilter = {
  readonly search?: string
  readonly statuses?: readonly string[]
  /** Those put away by the client, instead of those that are not. */
  readonly archived?: boolean
  readonly order?: ListOrder
}

export type Counted<Row> = {
  readonly rows: readonly Row[]
  readonly total: number
  /** Whether counting stopped at `total`: there are more. */
  readonly capped: boolean
}

/** A search is counted as far as this. */
export const COUNTED_MATCHES = 1000

/** One page in an order, the newest first if none is asked for, and how many there are in all. */
export async function pageOfShipments(
  db: Db,
  clientId: string,
  page: Slice,
  filter: ShipmentFilter = {},
): Promise<Counted<ShipmentRow>> {
  const { order = 'newest' } = filter
  const { matching, isUsual, isCommon } = await matchingShipments(db, clientId, filter)
  const onPage = inListOrder(matching.select('id'), clientId, order).limit(page.limit).offset(page.offset)
  const found = db.selectFrom('shipments').select(COLUMNS).where('client_id', '=', clientId).where('id', 'in', onPage)
  const rows = await inListOrder(found, clientId, order).execute()
  if (isUsual || (isCommon && !filter.statuses?.length)) return { rows, total: COUNTED_MATCHES, capped: true }
  const counted = await db
    .selectFrom((isCommon ? matching.select('id').limit(COUNTED_MATCHES + 1) : matching.select('id')).as('found'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const capped = isCommon && counted.total > COUNTED_MATCHES
  return { rows, total: capped ? COUNTED_MATCHES : counted.total, capped }
}

/** The next ones of a list, without counting it. */
export async function shipmentsBehind(
  db: Db,
  clientId: string,
  { after, limit }: Place,
  filter: ShipmentFilter = {},
): Promise<readonly ShipmentRow[]> {
  const { order = 'newest' } = filter
  const { matching } = await matchingShipments(db, clientId, filter)
  const rest = after === undefined ? matching : matching.where(isBehind(clientId, order, after))
  return inListOrder(rest.select(COLUMNS), clientId, order).limit(limit).execute()
}

async function matchingShipments(db: Db, clientId: string, filter: ShipmentFilter) {
  const { search = '', statuses, archived = false } = filter
  const own = db
    .selectFrom('shipments')
    .where('client_id', '=', clientId)
    .where('is_sample', '=', false)
    .where('archived_at', archived ? 'is not' : 'is', null)
  const byStatus = statuses?.length ? own.where('status', 'in', statuses) : own
  const isUsual = search.trim() !== '' && (await manyOfNewest(db, byStatus, clientId, search))
  const hits = search.trim() === '' || isUsual ? undefined : await findByWords(db, clientId, search)
  const isCommon = isUsual || (hits !== undefined && hits.length > COUNTED_MATCHES)
  const matching =
    hits === undefined || isCommon
      ? withWords(byStatus, clientId, search)
      : byStatus.where(sql<boolean>`id = any(${hits}::uuid[])`)
  return { matching, isUsual, isCommon }
}

const ASKED_FIRST = 40

/**
 * Whether more are found than are counted among twice as many of the newest: then they are sooner met one after another than
 * gathered by their words. A few are asked first.
 */
async function manyOfNewest(db: Db, own: OwnShipments, clientId: string, search: string): Promise<boolean> {
  const hasHalf = async (count: number): Promise<boolean> => {
    const newest = own.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(count)
    const found = db
      .selectFrom(newest.as('newest'))
      .select('newest.id')
      .where(hasWords('newest.id', clientId, search))
      .limit(count / 2)
    const { total } = await db
      .selectFrom(found.as('found'))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
    return total === count / 2
  }
  return (await hasHalf(ASKED_FIRST)) && hasHalf(2 * (COUNTED_MATCHES + 1))
}

/** The words are those of shipment_search, which triggers keep; see migrations 0002 and 0008. One more than is counted at most. */
async function findByWords(db: Db, clientId: string, search: string): Promise<readonly string[]> {
  const found = await db
    .selectFrom('shipment_search')
    .select('shipment_id')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`words @@ search_query(${clientId}, ${search})`)
    .limit(COUNTED_MATCHES + 1)
    .execute()
  return found.map(({ shipment_id }) => shipment_id)
}

type OwnShipments = SelectQueryBuilder<Tables, 'shipments', object>

const withWords = (own: OwnShipments, clientId: string, search: string): OwnShipments =>
  search.trim() === '' ? own : own.where(hasWords('shipments.id', clientId, search))

/**
 * Asked of one shipment after another, which is soon done for words that many of them have. The offset keeps the database from
 * gathering all of them first, as it does where it takes such words for rare.
 */
const hasWords = (id: 'shipments.id' | 'newest.id', clientId: string, search: string) => sql<boolean>`exists (
  select 1 from shipment_search as found
  where found.shipment_id = ${sql.ref(id)} and found.client_id = ${clientId}
    and found.words @@ search_query(${clientId}, ${search})
  offset 0)`

/** Counts by shipment id; a shipment without items is absent. */
export async function countsOfShipments(
  db: Db,
  clientId: string,
  shipmentIds: readonly string[],
): Promise<ReadonlyMap<string, ShipmentCounts>> {
  if (shipmentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('items as i')
    .leftJoin('manufacturing_addresses as m', (join) =>
      join.onRef('m.client_id', '=', 'i.client_id').onRef('m.id', '=', 'i.manufacturing_address_id'),
    )
    .select([
      'i.shipment_id',
      sql<number>`count(distinct i.sku)::int`.as('skuCount'),
      sql<number>`sum(i.quantity)::int`.as('itemCount'),
      sql<string | null>`(${TOTAL_VALUE})::text`.as('totalValueCad'),
      sql<number>`sum(${GAPS})::int`.as('missingFieldCount'),
      sql<number>`count(*) filter (where ${HAS_CODE})::int`.as('codeCount'),
      sql<number>`count(*) filter (where ${HAS_CODE} and i.hts_confirmed_by is null)::int`.as('proposedCodeCount'),
    ])
    .where('i.client_id', '=', clientId)
    .where('i.shipment_id', 'in', shipmentIds)
    .where('i.removed_at', 'is', null)
    .groupBy('i.shipment_id')
    .execute()
  return new Map(
    rows.map(({ shipment_id, totalValueCad, ...counts }) => [
      shipment_id,
      { ...counts, totalValueCad: totalValueCad === null ? null : decimal(totalValueCad) },
    ]),
  )
}

/** Sets columns of one shipment. */
export async function updateShipment(
  db: Db,
  clientId: string,
  shipmentId: string,
  patch: Readonly<Updateable<ShipmentsTable>>,
): Promise<void> {
  await db.updateTable('shipments').set(patch).where('client_id', '=', clientId).where('id', '=', shipmentId).execute()
}

export async function updateShipmentStatus(
  db: Db,
  clientId: string,
  shipmentId: string,
  status: string,
): Promise<void> {
  await db
    .updateTable('shipments')
    .set({ status })
    .where('client_id', '=', clientId)
    .where('id', '=', shipmentId)
    .execute()
}

const HAS_CODE = sql<boolean>`coalesce(i.hts_code, '') <> ''`

/** The rule of domain/shipment/item.ts in SQL, so that a page of the list need not load every item; a test holds the two together. */
const GAPS = sql<number>`
  (coalesce(i.country_of_origin, '') = '')::int
  + (coalesce(i.declared_value_cad, 0) <= 0)::int
  + (length(coalesce(i.hts_code, '')) <> 10)::int
  + (m.id is null
      or trim(m.name) = '' or trim(m.street_address) = '' or trim(m.city) = '' or trim(m.country) = ''
      or (coalesce(i.country_of_origin, '') not in ('', m.country) and coalesce(i.origin_mismatch_reason, '') = '')
    )::int`
