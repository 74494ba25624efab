// Shipments and how they are packed and placed.
import type { ColumnType, Generated } from 'kysely'
import type { ListView } from '#domain/shipment/list-view.ts'
import type { Json, JsonWithDefault } from './column-types.ts'

/** An own address in the US that goods go to. */
type ShipTo = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export type ShipmentsTable = {
  id: string
  client_id: string
  reference: string
  status: string
  destination_type: 'amazon_fba' | 'other'
  fc_code: string | null
  notes: string | null
  created_at: Date
  shipped_at: Date | null
  ship_to: ColumnType<ShipTo | null, string | null | undefined, string | null>
  archived_at: Generated<Date | null>
  status_before: Generated<string | null>
  is_sample: Generated<boolean>
}

/** `words` is a tsvector that triggers write. */
export type ShipmentSearchTable = {
  shipment_id: string
  client_id: string
  words: ColumnType<string, never, never>
}

/** Sums in CAD. `changes` is written by triggers. */
export type ShipmentDutiesTable = {
  shipment_id: string
  client_id: string
  changes: Generated<number>
  of_changes: number | null
  of_client_changes: number | null
  basis: string | null
  entry_day: string | null
  duty_cad: string | null
  known: Generated<number>
  open: Generated<number>
  prohibited: Generated<number>
  least_cad: string | null
  most_cad: string | null
  has_deposit: Generated<boolean>
}

export type SavedViewsTable = {
  id: string
  client_id: string
  person_id: string
  name: string
  view: Json<ListView>
  is_default: Generated<boolean>
  made_at: Date
}

export type BoxesTable = {
  id: string
  client_id: string
  shipment_id: string
  box_number: number
  weight_kg: string | null
  length_cm: string | null
  width_cm: string | null
  height_cm: string | null
}

export type BoxItemsTable = {
  id: string
  client_id: string
  box_id: string
  sku: string
  asin: string | null
  fnsku: string | null
  quantity: number
  description: string | null
  cogs_cad: string | null
}

export type PlansTable = {
  id: string
  client_id: string
  shipment_id: string
  plan_name: string
  plan_type: string
  status: string
  created_at: Date
  updated_at: Date
  external_id: Generated<string | null>
}

export type PlacementOptionsTable = {
  id: string
  client_id: string
  plan_id: string
  status: string
  confirmed_at: Date | null
  external_id: Generated<string | null>
  position: ColumnType<string, never, never>
}

export type PlacementsTable = {
  id: string
  client_id: string
  placement_option_id: string
  warehouse_id: string | null
  location_name: string | null
  location_address: string | null
  destination_address: string | null
  amazon_shipment_id: string | null
  status: string
  total_boxes: Generated<number>
  total_items: Generated<number>
  total_cogs_cad: string | null
  shipping_rates: JsonWithDefault<unknown>
  box_groups: JsonWithDefault<unknown>
  selected_rate: Json<unknown> | null
}
