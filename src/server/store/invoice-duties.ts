// What the duty of an invoice was estimated at when the invoice was made, by shipment.
import type { Insertable } from 'kysely'
import type { Tx } from './database.ts'
import type { InvoiceDutiesTable } from './tables/papers.ts'

export async function insertInvoiceDuties(tx: Tx, duties: readonly Insertable<InvoiceDutiesTable>[]): Promise<void> {
  if (duties.length === 0) return
  await tx
    .insertInto('invoice_duties')
    .values([...duties])
    .execute()
}
