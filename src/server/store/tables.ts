// The tables as the query builder sees them, written by hand; a test compares them with the migrated database's own catalogue.
// Numeric columns are text (a float never touches an amount), days are 'YYYY-MM-DD' text, instants are Dates.
import type { ColumnType, Generated, Selectable } from 'kysely'

/** A jsonb column: read as the value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>
type TextRecord = Readonly<Record<string, string>>

/** Who put an HTS code there. */
export type ProposedBy = 'classifier' | 'person' | 'import' | 'remembered'

export type ClientsTable = { id: string; name: string; email: string; created_at: Date }

export type SessionsTable = {
  token_hash: string
  kind: 'client' | 'staff'
  client_id: string | null
  staff_name: string | null
  created_at: Date
  last_used_at: Date
  expires_at: Date
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
}

export type AddressesTable = {
  id: string
  client_id: string
  name: string
  street_address: string
  city: string
  state: string
  country: string
  zip_code: string
  created_at: Date
  mid: Generated<string | null>
}

export type ItemsTable = {
  id: string
  client_id: string
  shipment_id: string
  position: number
  sku: string
  asin: string | null
  fnsku: string | null
  description: string
  quantity: number
  declared_value_cad: string | null
  image_url: string | null
  expiry_date: string | null
  country_of_origin: string | null
  hts_code: string | null
  hts_description: string | null
  hts_confidence: string | null
  hts_proposed_by: ProposedBy | null
  hts_confirmed_by: string | null
  hts_confirmed_at: Date | null
  manufacturing_address_id: string | null
  origin_mismatch_reason: string | null
  unit_quantities: JsonWithDefault<TextRecord>
  duty_answers: JsonWithDefault<TextRecord>
  updated_at: Date
  removed_at: Generated<Date | null>
}

export type AsinDataTable = {
  client_id: string
  asin: string
  country_of_origin: string | null
  hts_code: string | null
  hts_description: string | null
  hts_confidence: string | null
  hts_proposed_by: ProposedBy | null
  hts_confirmed_by: string | null
  hts_confirmed_at: Date | null
  cogs_cad: string | null
  manufacturing_address: string | null
  manufacturing_address_id: string | null
  unit_quantities: JsonWithDefault<TextRecord>
  duty_answers: JsonWithDefault<TextRecord>
  updated_at: Date
}

export type BusinessInfoTable = {
  client_id: string
  legal_name: string
  phone_number: string | null
  business_type: 'canadian_corporation' | 'sole_proprietorship' | null
  canadian_business_number: string | null
  address_line1: string
  address_line2: string | null
  city: string
  state: string | null
  country: string
  postal_code: string
  shipping_agreement_signed: boolean
  updated_at: Date
}

export type ImporterDetailsTable = { client_id: string; sealed: string; updated_at: Date }

/** `words` is a tsvector that triggers write. */
export type ShipmentSearchTable = {
  shipment_id: string
  client_id: string
  words: ColumnType<string, never, never>
}

export type CusmaFormsTable = {
  id: string
  client_id: string
  shipment_id: string
  status: 'in progress' | 'completed' | 'signed' | 'out_of_date'
  created_at: Date
  updated_at: Date
  signed_at: Date | null
  form: JsonWithDefault<unknown>
  fingerprint: string | null
  period_start: string | null
  period_end: string | null
  signer_name: string | null
  signer_title: string | null
  document_id: string | null
}

export type SignaturesTable = {
  client_id: string
  signature_data: string
  signer_name: string
  signer_title: string
  updated_at: Date
}

export type DocumentsTable = {
  id: string
  client_id: string
  shipment_id: string | null
  kind: string
  number: string
  filename: string
  storage_key: string
  sha256: string
  size_bytes: number
  data_versions: JsonWithDefault<TextRecord>
  created_by: string
  created_at: Date
  keep_until: string | null
  deleted_at: Date | null
  deleted_by: string | null
}

/** The shipments of a paper made for several. */
export type DocumentShipmentsTable = { document_id: string; client_id: string; shipment_id: string }

/** What the next invoice typed by hand begins with. */
export type InvoicePartiesTable = { client_id: string; parties: Json<unknown>; updated_at: Date }

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
}

export type PlacementOptionsTable = {
  id: string
  client_id: string
  plan_id: string
  status: string
  confirmed_at: Date | null
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

export type ExchangeRatesTable = {
  day: string
  cad_to_usd: string
  usd_to_cad: string
  source: string
  fetched_at: Date
}

export type SettingsTable = { key: string; value: Json<unknown>; updated_at: Date }

export type WrongPasswordsTable = { id: string; kind: string; subject: string; at: Date }

export type AuditLogTable = {
  id: ColumnType<string, never, never>
  at: Date
  actor_kind: 'client' | 'staff' | 'system'
  actor_id: string
  actor_name: string
  client_id: string | null
  action: string
  subject_kind: string
  subject_id: string
  before: ColumnType<Record<string, unknown> | null, string | null, never>
  after: ColumnType<Record<string, unknown> | null, string | null, never>
}

export type Tables = {
  clients: ClientsTable
  sessions: SessionsTable
  shipments: ShipmentsTable
  manufacturing_addresses: AddressesTable
  items: ItemsTable
  asin_data: AsinDataTable
  business_info: BusinessInfoTable
  importer_details: ImporterDetailsTable
  shipment_search: ShipmentSearchTable
  cusma_forms: CusmaFormsTable
  signatures: SignaturesTable
  documents: DocumentsTable
  document_shipments: DocumentShipmentsTable
  invoice_parties: InvoicePartiesTable
  boxes: BoxesTable
  box_items: BoxItemsTable
  plans: PlansTable
  placement_options: PlacementOptionsTable
  placements: PlacementsTable
  exchange_rates: ExchangeRatesTable
  settings: SettingsTable
  wrong_passwords: WrongPasswordsTable
  audit_log: AuditLogTable
}

export type ItemRow = Selectable<ItemsTable>
export type AddressRow = Selectable<AddressesTable>
export type AsinDataRow = Selectable<AsinDataTable>
