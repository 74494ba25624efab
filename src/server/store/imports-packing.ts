// Boxes and plans of an import: found by number and by the id where they came from, written many at once.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { insertRows, rowsOf, updateRows } from './imports-rows.ts'
import type {
  BoxesTable,
  BoxItemsTable,
  PlacementOptionsTable,
  PlacementsTable,
  PlansTable,
} from './tables/shipments.ts'

type BoxKey = { readonly client_id: string; readonly shipment_id: string; readonly box_number: number }

export async function findBoxesByNumber(db: Db, keys: readonly BoxKey[]): Promise<readonly BoxesTable[]> {
  if (keys.length === 0) return []
  const found = await sql<BoxesTable>`
    select b.id, b.client_id, b.shipment_id, b.box_number, b.weight_kg, b.length_cm, b.width_cm, b.height_cm
    from ${rowsOf(keys, { client_id: 'uuid', shipment_id: 'uuid', box_number: 'integer' }, 'w')}
    join boxes b on b.client_id = w.client_id and b.shipment_id = w.shipment_id and b.box_number = w.box_number`.execute(
    db,
  )
  return found.rows
}

type Ref = { readonly client_id: string; readonly id: string }
const REF = { client_id: 'uuid', id: 'uuid' }

export async function findContents(db: Db, boxes: readonly Ref[]): Promise<readonly BoxItemsTable[]> {
  if (boxes.length === 0) return []
  const found = await sql<BoxItemsTable>`
    select i.id, i.client_id, i.box_id, i.sku, i.asin, i.fnsku, i.quantity, i.description, i.cogs_cad
    from ${rowsOf(boxes, REF, 'w')} join box_items i on i.client_id = w.client_id and i.box_id = w.id
    order by i.box_id, i.sku, i.id`.execute(db)
  return found.rows
}

const BOX = {
  id: 'uuid',
  client_id: 'uuid',
  shipment_id: 'uuid',
  box_number: 'integer',
  weight_kg: 'numeric',
  length_cm: 'numeric',
  width_cm: 'numeric',
  height_cm: 'numeric',
}
const BOX_ITEM = {
  id: 'uuid',
  client_id: 'uuid',
  box_id: 'uuid',
  sku: 'text',
  asin: 'text',
  fnsku: 'text',
  quantity: 'integer',
  description: 'text',
  cogs_cad: 'numeric',
}

export const insertBoxes = (db: Db, boxes: readonly BoxesTable[]): Promise<void> => insertRows(db, 'boxes', BOX, boxes)
export const updateBoxes = (db: Db, boxes: readonly BoxesTable[]): Promise<void> => updateRows(db, 'boxes', BOX, boxes)

/** Puts contents in the place of all that lay in these boxes. */
export async function replaceContents(
  db: Db,
  boxes: readonly Ref[],
  contents: readonly BoxItemsTable[],
): Promise<void> {
  if (boxes.length > 0)
    await sql`
      delete from box_items i using ${rowsOf(boxes, REF, 'w')}
      where i.client_id = w.client_id and i.box_id = w.id`.execute(db)
  await insertRows(db, 'box_items', BOX_ITEM, contents)
}

export type StoredPlan = Omit<PlansTable, 'external_id'> & { readonly external_id: string | null }
export type StoredOption = Omit<PlacementOptionsTable, 'external_id' | 'position'> & {
  readonly external_id: string | null
}
export type StoredPlacement = Omit<
  PlacementsTable,
  'total_boxes' | 'total_items' | 'shipping_rates' | 'box_groups' | 'selected_rate'
> & {
  readonly total_boxes: number
  readonly total_items: number
  readonly shipping_rates: readonly unknown[]
  readonly box_groups: readonly unknown[]
}

type PlanKey = { readonly client_id: string; readonly shipment_id: string; readonly external_id: string }

export async function findPlansByExternalId(db: Db, keys: readonly PlanKey[]): Promise<readonly StoredPlan[]> {
  if (keys.length === 0) return []
  const found = await sql<StoredPlan>`
    select p.id, p.client_id, p.shipment_id, p.plan_name, p.plan_type, p.status, p.created_at, p.updated_at, p.external_id
    from ${rowsOf(keys, { client_id: 'uuid', shipment_id: 'uuid', external_id: 'text' }, 'w')}
    join plans p on p.client_id = w.client_id and p.shipment_id = w.shipment_id and p.external_id = w.external_id`.execute(
    db,
  )
  return found.rows
}

export async function findOptionsOf(db: Db, plans: readonly Ref[]): Promise<readonly StoredOption[]> {
  if (plans.length === 0) return []
  const found = await sql<StoredOption>`
    select o.id, o.client_id, o.plan_id, o.status, o.confirmed_at, o.external_id
    from ${rowsOf(plans, REF, 'w')} join placement_options o on o.client_id = w.client_id and o.plan_id = w.id`.execute(
    db,
  )
  return found.rows
}

export async function findPlacementsOf(db: Db, options: readonly Ref[]): Promise<readonly StoredPlacement[]> {
  if (options.length === 0) return []
  const found = await sql<StoredPlacement>`
    select l.id, l.client_id, l.placement_option_id, l.warehouse_id, l.location_name, l.location_address, l.destination_address,
      l.amazon_shipment_id, l.status, l.total_boxes, l.total_items, l.total_cogs_cad, l.shipping_rates, l.box_groups
    from ${rowsOf(options, REF, 'w')}
    join placements l on l.client_id = w.client_id and l.placement_option_id = w.id`.execute(db)
  return found.rows
}

const PLAN = {
  id: 'uuid',
  client_id: 'uuid',
  shipment_id: 'uuid',
  plan_name: 'text',
  plan_type: 'text',
  status: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  external_id: 'text',
}
const OPTION = {
  id: 'uuid',
  client_id: 'uuid',
  plan_id: 'uuid',
  status: 'text',
  confirmed_at: 'timestamptz',
  external_id: 'text',
}
const PLACEMENT = {
  id: 'uuid',
  client_id: 'uuid',
  placement_option_id: 'uuid',
  warehouse_id: 'text',
  location_name: 'text',
  location_address: 'text',
  destination_address: 'text',
  amazon_shipment_id: 'text',
  status: 'text',
  total_boxes: 'integer',
  total_items: 'integer',
  total_cogs_cad: 'numeric',
  shipping_rates: 'jsonb',
  box_groups: 'jsonb',
}

/** New rows and changed ones of each table. */
export type Writing<T> = { readonly added: T[]; readonly changed: T[] }

export async function writePlans(db: Db, plans: Writing<StoredPlan>): Promise<void> {
  await insertRows(db, 'plans', PLAN, plans.added)
  await updateRows(db, 'plans', PLAN, plans.changed)
}

export async function writeOptions(db: Db, options: Writing<StoredOption>): Promise<void> {
  await insertRows(db, 'placement_options', OPTION, options.added)
  await updateRows(db, 'placement_options', OPTION, options.changed)
}

/** The rate that a person chose stays. */
export async function writePlacements(db: Db, placements: Writing<StoredPlacement>): Promise<void> {
  await insertRows(db, 'placements', PLACEMENT, placements.added)
  await updateRows(db, 'placements', PLACEMENT, placements.changed)
}
