// Items of shipments with their customs fields and makers.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { AddressParts } from '#domain/address/address.ts'
import { type Decimal, decimal } from '#domain/money.ts'
import type { CustomsItem } from '#domain/shipment/item.ts'
import type { Db } from './database.ts'
import { jsonColumns } from './json-columns.ts'
import type { Slice } from './slice.ts'
import type { ItemsTable, ProposedBy } from './tables/items.ts'
import type { ItemRow } from './tables.ts'

type Values = { readonly unit_quantities: TextRecord; readonly duty_answers: TextRecord }
type TextRecord = Readonly<Record<string, string>>

export type NewItem = Omit<Insertable<ItemsTable>, keyof Values> & Partial<Values>
/** Columns to set. */
export type ItemPatch = Partial<Omit<ItemRow, 'id' | 'client_id' | 'shipment_id'>>

/** An item as screens and papers use it. `costCad` is of one unit. */
export type StoredItem = CustomsItem & {
  readonly shipmentId: string
  readonly position: number
  readonly asin: string | null
  readonly fnsku: string | null
  readonly imageUrl: string | null
  readonly expiryDate: string | null
  readonly htsDescription: string | null
  readonly htsConfidence: Decimal | null
  readonly htsProvenance: HtsProvenance | null
  readonly makerId: string | null
  readonly unitQuantities: Readonly<Record<string, string>>
  readonly dutyAnswers: Readonly<Record<string, string>>
  /** When a person took it out of the shipment; null: it is in. */
  readonly removedAt: Date | null
}

/** Who proposed the code, and who confirmed it when: null until somebody does. */
type HtsProvenance = {
  readonly proposedBy: ProposedBy
  readonly confirmedBy: string | null
  readonly confirmedAt: Date | null
}

const ITEM_COLUMNS = [
  'items.id',
  'items.client_id',
  'items.shipment_id',
  'position',
  'sku',
  'asin',
  'fnsku',
  'description',
  'quantity',
  'declared_value_cad',
  'image_url',
  'expiry_date',
  'country_of_origin',
  'hts_code',
  'hts_description',
  'hts_confidence',
  'hts_proposed_by',
  'hts_confirmed_by',
  'hts_confirmed_at',
  'manufacturing_address_id',
  'origin_mismatch_reason',
  'unit_quantities',
  'duty_answers',
  'updated_at',
  'removed_at',
] as const

const MAKER_COLUMNS = [
  'maker.name as makerName',
  'maker.street_address as makerStreet',
  'maker.city as makerCity',
  'maker.state as makerState',
  'maker.country as makerCountry',
  'maker.zip_code as makerZip',
] as const

export async function insertItems(db: Db, items: readonly NewItem[]): Promise<void> {
  const rows = items.map(({ unit_quantities, duty_answers, ...item }) => ({
    ...item,
    ...jsonColumns({ unit_quantities, duty_answers }),
  }))
  if (rows.length > 0) await db.insertInto('items').values(rows).execute()
}

/** The items of a shipment in their order, without those taken out. */
export async function listItems(db: Db, clientId: string, shipmentId: string): Promise<readonly StoredItem[]> {
  const rows = await itemsOf(db, clientId, shipmentId).where('removed_at', 'is', null).execute()
  return rows.map(toStoredItem)
}

/** The next ones of them. */
export async function pageOfItems(
  db: Db,
  clientId: string,
  shipmentId: string,
  { limit, offset }: Slice,
): Promise<readonly StoredItem[]> {
  const own = itemsOf(db, clientId, shipmentId).where('removed_at', 'is', null)
  const rows = await own.orderBy('items.id').limit(limit).offset(offset).execute()
  return rows.map(toStoredItem)
}

/** The items of many shipments of any clients, without those taken out, by shipment; one without items is absent. */
export async function listItemsOfMany(
  db: Db,
  shipments: readonly { readonly client_id: string; readonly id: string }[],
): Promise<ReadonlyMap<string, readonly StoredItem[]>> {
  if (shipments.length === 0) return new Map()
  const rows = await withMakers(db)
    .where('items.client_id', 'in', [...new Set(shipments.map(({ client_id }) => client_id))])
    .where(
      'items.shipment_id',
      'in',
      shipments.map(({ id }) => id),
    )
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows.map(toStoredItem), ({ shipmentId }) => shipmentId)
}

/** The items taken out of a shipment, in their order. */
export async function listRemovedItems(db: Db, clientId: string, shipmentId: string): Promise<readonly StoredItem[]> {
  const rows = await itemsOf(db, clientId, shipmentId).where('removed_at', 'is not', null).execute()
  return rows.map(toStoredItem)
}

/** One item, taken out or not. */
export async function findItem(
  db: Db,
  clientId: string,
  shipmentId: string,
  itemId: string,
): Promise<StoredItem | undefined> {
  const row = await withMakers(db)
    .where('items.client_id', '=', clientId)
    .where('items.shipment_id', '=', shipmentId)
    .where('items.id', '=', itemId)
    .executeTakeFirst()
  return row && toStoredItem(row)
}

/** The bare row, to compare a change with. */
export function findItemRow(
  db: Db,
  clientId: string,
  shipmentId: string,
  itemId: string,
): Promise<Selectable<ItemsTable> | undefined> {
  return db
    .selectFrom('items')
    .select(ITEM_COLUMNS)
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('id', '=', itemId)
    .executeTakeFirst()
}

export async function updateItemRow(db: Db, clientId: string, itemId: string, patch: ItemPatch): Promise<void> {
  const row = { ...patch, ...jsonColumns(patch) }
  await db.updateTable('items').set(row).where('client_id', '=', clientId).where('id', '=', itemId).execute()
}

/** Country of origin of the item with this ASIN that was changed last and has one. */
export async function newestOriginOf(db: Db, clientId: string, asin: string): Promise<string | undefined> {
  const newest = await db
    .selectFrom('items')
    .select('country_of_origin')
    .where('client_id', '=', clientId)
    .where('asin', '=', asin)
    .where('country_of_origin', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.country_of_origin ?? undefined
}

/** Makers of the client's items with this ASIN, most used first. */
export async function makersOfAsin(db: Db, clientId: string, asin: string): Promise<readonly MakerUse[]> {
  const rows = await db
    .selectFrom('items')
    .innerJoin('manufacturing_addresses as maker', (join) =>
      join.onRef('maker.client_id', '=', 'items.client_id').onRef('maker.id', '=', 'items.manufacturing_address_id'),
    )
    .select(['maker.id', ...MAKER_COLUMNS])
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('items.client_id', '=', clientId)
    .where('items.asin', '=', asin)
    .groupBy('maker.id')
    .groupBy(['maker.name', 'maker.street_address', 'maker.city', 'maker.state', 'maker.country', 'maker.zip_code'])
    .orderBy('uses', 'desc')
    .orderBy('maker.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    uses: row.uses,
    address: {
      name: row.makerName,
      streetAddress: row.makerStreet,
      city: row.makerCity,
      state: row.makerState,
      country: row.makerCountry,
      zipCode: row.makerZip,
    },
  }))
}

/** `uses`: items that carry the address. */
type MakerUse = { readonly id: string; readonly uses: number; readonly address: AddressParts }

const itemsOf = (db: Db, clientId: string, shipmentId: string) =>
  withMakers(db).where('items.client_id', '=', clientId).where('items.shipment_id', '=', shipmentId).orderBy('position')

const withMakers = (db: Db) =>
  db
    .selectFrom('items')
    .leftJoin('manufacturing_addresses as maker', (join) =>
      join.onRef('maker.client_id', '=', 'items.client_id').onRef('maker.id', '=', 'items.manufacturing_address_id'),
    )
    .select([...ITEM_COLUMNS, ...MAKER_COLUMNS])

type JoinedRow = Selectable<ItemsTable> & {
  readonly makerName: string | null
  readonly makerStreet: string | null
  readonly makerCity: string | null
  readonly makerState: string | null
  readonly makerCountry: string | null
  readonly makerZip: string | null
}

function toStoredItem(row: JoinedRow): StoredItem {
  return {
    id: row.id,
    shipmentId: row.shipment_id,
    position: row.position,
    sku: row.sku,
    asin: row.asin,
    fnsku: row.fnsku,
    description: row.description,
    quantity: row.quantity,
    costCad: row.declared_value_cad === null ? null : decimal(row.declared_value_cad),
    imageUrl: row.image_url,
    expiryDate: row.expiry_date,
    countryOfOrigin: row.country_of_origin,
    htsCode: row.hts_code,
    htsDescription: row.hts_description,
    htsConfidence: row.hts_confidence === null ? null : decimal(row.hts_confidence),
    htsProvenance: provenanceOf(row),
    makerId: row.manufacturing_address_id,
    maker: makerOf(row),
    originMismatchReason: row.origin_mismatch_reason,
    unitQuantities: row.unit_quantities,
    dutyAnswers: row.duty_answers,
    removedAt: row.removed_at,
  }
}

const provenanceOf = (row: JoinedRow): HtsProvenance | null =>
  row.hts_code && row.hts_proposed_by
    ? { proposedBy: row.hts_proposed_by, confirmedBy: row.hts_confirmed_by, confirmedAt: row.hts_confirmed_at }
    : null

const makerOf = (row: JoinedRow): CustomsItem['maker'] =>
  row.makerName === null
    ? null
    : {
        name: row.makerName,
        streetAddress: row.makerStreet ?? '',
        city: row.makerCity ?? '',
        state: row.makerState ?? '',
        country: row.makerCountry ?? '',
        zipCode: row.makerZip ?? '',
      }

/** Takes items out of a shipment, or with null puts them back; answers those that this moved. */
export async function setRemoved(
  db: Db,
  clientId: string,
  shipmentId: string,
  skus: readonly string[],
  at: Date | null,
): Promise<readonly { readonly id: string; readonly removedAt: Date | null }[]> {
  if (skus.length === 0) return []
  return db
    .updateTable('items')
    .set({ removed_at: at })
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('sku', 'in', skus)
    .where('removed_at', at === null ? 'is not' : 'is', null)
    .returning(['id', 'removed_at as removedAt'])
    .execute()
}
