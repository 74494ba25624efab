// Goods: items of shipments, what is remembered of a product, and makers.
import type { Generated } from 'kysely'
import type { Json, JsonWithDefault, TextRecord } from './column-types.ts'

/** Who put an HTS code there. */
export type ProposedBy = 'classifier' | 'person' | 'import' | 'remembered'

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
  evidence: Json<AddressEvidence> | null
  accepted_by: Generated<string | null>
  accepted_at: Generated<Date | null>
  is_sample: Generated<boolean>
}

/** What research answered with an address. `confidence`: 1 to 5. */
export type AddressEvidence = {
  readonly confidence: number
  readonly reasoning: string
  readonly sources: { url: string | null; description: string; type: string }[]
  readonly research_method: string
  readonly phoneNumber: string | null
  readonly facility_type: string
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

/** Why a prohibited item may enter: it holds while the item has this code and origin. */
export type EntryPermissionsTable = {
  item_id: string
  client_id: string
  hts_code: string
  country_of_origin: string
  reason: string
  citation: string
  permitted_by: string
  permitted_at: Date
}
