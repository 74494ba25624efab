// The CUSMA form of a shipment: what was filled in, and what was signed last.
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { CusmaFormStatus } from '#domain/cusma/form-status.ts'
import type { Db } from './database.ts'
import { openJson, sealedForm } from './sealed-fields.ts'
import type { CusmaFormsTable } from './tables/papers.ts'

export type CusmaFormRow = Readonly<Selectable<CusmaFormsTable>>
type NewCusmaForm = Insertable<CusmaFormsTable>
/** Columns to set; `form` is JSON text. */
type CusmaFormPatch = Omit<Updateable<CusmaFormsTable>, 'id' | 'client_id' | 'shipment_id' | 'created_at'>

const COLUMNS = [
  'id',
  'client_id',
  'shipment_id',
  'status',
  'created_at',
  'updated_at',
  'signed_at',
  'form',
  'fingerprint',
  'period_start',
  'period_end',
  'signer_name',
  'signer_title',
  'document_id',
] as const

/** The form names people with their phones: it lies encrypted. */
const opened = (db: Db, row: CusmaFormRow): CusmaFormRow => ({ ...row, form: openJson(db, row.client_id, row.form) })

export async function insertCusmaForm(db: Db, form: NewCusmaForm): Promise<void> {
  await db
    .insertInto('cusma_forms')
    .values(sealedForm(db, form.client_id, form))
    .execute()
}

export async function findCusmaForm(db: Db, clientId: string, shipmentId: string): Promise<CusmaFormRow | undefined> {
  const row = await db
    .selectFrom('cusma_forms')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
  return row && opened(db, row)
}

/** Of several shipments; those without a form are absent. */
export async function listCusmaForms(
  db: Db,
  clientId: string,
  shipmentIds: readonly string[],
): Promise<readonly CusmaFormRow[]> {
  if (shipmentIds.length === 0) return []
  const rows = await db
    .selectFrom('cusma_forms')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('shipment_id', 'in', shipmentIds)
    .execute()
  return rows.map((row) => opened(db, row))
}

export async function updateCusmaForm(db: Db, clientId: string, formId: string, patch: CusmaFormPatch): Promise<void> {
  await db
    .updateTable('cusma_forms')
    .set(sealedForm(db, clientId, patch))
    .where('client_id', '=', clientId)
    .where('id', '=', formId)
    .execute()
}

export async function updateCusmaFormStatus(
  db: Db,
  clientId: string,
  formId: string,
  status: CusmaFormStatus,
  now: Date,
): Promise<void> {
  await updateCusmaForm(db, clientId, formId, { status, updated_at: now })
}

/** Forms of all clients that stand as certificates and whose blanket period ended before `day`, of shipments that did not go yet. */
export function listFormsEndedBefore(
  db: Db,
  day: string,
): Promise<readonly Pick<CusmaFormRow, 'client_id' | 'shipment_id'>[]> {
  return db
    .selectFrom('cusma_forms as f')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.client_id', '=', 'f.client_id').onRef('s.id', '=', 'f.shipment_id'),
    )
    .select(['f.client_id', 'f.shipment_id'])
    .where('f.status', 'in', ['completed', 'signed'])
    .where('f.period_end', '<', day)
    .where('s.shipped_at', 'is', null)
    .execute()
}
