// The CUSMA form of a shipment.
import type { CusmaFormStatus } from '#domain/cusma/form-status.ts'
import type { Db } from './database.ts'
import type { CusmaFormsTable } from './tables.ts'

export type CusmaFormRow = Readonly<CusmaFormsTable>

const COLUMNS = ['id', 'client_id', 'shipment_id', 'status', 'created_at', 'updated_at', 'signed_at'] as const

export async function insertCusmaForm(db: Db, form: CusmaFormRow): Promise<void> {
  await db.insertInto('cusma_forms').values(form).execute()
}

export function findCusmaForm(db: Db, clientId: string, shipmentId: string): Promise<CusmaFormRow | undefined> {
  return db
    .selectFrom('cusma_forms')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
}

export async function updateCusmaFormStatus(
  db: Db,
  clientId: string,
  formId: string,
  status: CusmaFormStatus,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cusma_forms')
    .set({ status, updated_at: now })
    .where('client_id', '=', clientId)
    .where('id', '=', formId)
    .execute()
}
