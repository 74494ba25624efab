// The parties a client last named on an invoice typed by hand.
import type { Db } from './database.ts'
import { openJson, sealJson } from './sealed-fields.ts'

/** As stored, to be parsed by the caller; undefined before the first such invoice. */
export async function findInvoiceParties(db: Db, clientId: string): Promise<unknown> {
  const row = await db
    .selectFrom('invoice_parties')
    .select('parties')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row && openJson(db, clientId, row.parties)
}

export async function saveInvoiceParties(db: Db, clientId: string, parties: object, now: Date): Promise<void> {
  const row = { parties: sealJson(db, clientId, JSON.stringify(parties)), updated_at: now }
  await db
    .insertInto('invoice_parties')
    .values({ client_id: clientId, ...row })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
    .execute()
}
