// Papers that were made, and what they are made from.
import type { Generated } from 'kysely'
import type { Json, JsonWithDefault, TextRecord } from './column-types.ts'

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

export type ProductCertificatesTable = {
  id: string
  client_id: string
  products: Json<unknown>
  form: JsonWithDefault<unknown>
  renews: string | null
  created_at: Date
  updated_at: Date
  signed_at: Date | null
  document_id: string | null
}

export type SignaturesTable = {
  client_id: string
  signature_data: string
  signer_name: string
  signer_title: string
  updated_at: Date
  sealed: string | null
  person_id: Generated<string | null>
}

export type CertifyingMandatesTable = {
  client_id: string
  holder_name: string
  holder_title: string
  given_by: string
  given_on: string
  reference: string
  recorded_by: string
  recorded_at: Date
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
  request: Json<unknown> | null
}

/** The shipments of a paper made for several. */
export type DocumentShipmentsTable = { document_id: string; client_id: string; shipment_id: string }

/** Duty of each shipment of an invoice, as it was estimated when the invoice was made. CAD. */
export type InvoiceDutiesTable = {
  document_id: string
  client_id: string
  shipment_id: string
  entry_day: string
  duty_cad: string | null
  known: number
  open: number
  prohibited: number
}

/** What people typed on FDA worksheets, by worksheet and field. */
export type FdaWorksheetsTable = {
  client_id: string
  shipment_id: string
  edits: Json<unknown>
  updated_at: Date
  updated_by: string
}

/** What the next invoice typed by hand begins with. */
export type InvoicePartiesTable = { client_id: string; parties: Json<unknown>; updated_at: Date }

/** Papers that staff made for no client. */
export type StaffDocumentsTable = {
  id: string
  kind: string
  number: string
  filename: string
  storage_key: string
  sha256: string
  size_bytes: number
  data_versions: JsonWithDefault<TextRecord>
  request: Json<unknown> | null
  created_by: string
  created_at: Date
  keep_until: string | null
}
