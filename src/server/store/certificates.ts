// Signed CUSMA certificates among the client's papers: listed, and taken off the list without being lost.
import type { Db } from './database.ts'
import type { DocumentRow } from './documents.ts'

/** The kind under which `documents` keeps certificates. */
export const CUSMA_CERTIFICATE = 'cusma_certificate'

export type CertificateRow = Pick<
  DocumentRow,
  'id' | 'shipment_id' | 'number' | 'filename' | 'storage_key' | 'created_at'
>

const COLUMNS = ['id', 'shipment_id', 'number', 'filename', 'storage_key', 'created_at'] as const

/** Newest first; deleted ones are left out. */
export function listCertificates(db: Db, clientId: string): Promise<readonly CertificateRow[]> {
  return listed(db, clientId).orderBy('created_at', 'desc').orderBy('number', 'desc').execute()
}

export function findCertificate(db: Db, clientId: string, filename: string): Promise<CertificateRow | undefined> {
  return listed(db, clientId).where('filename', '=', filename).executeTakeFirst()
}

/** The number of the shipment's latest invoice. */
export async function latestInvoiceNumber(db: Db, clientId: string, shipmentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('documents')
    .select('number')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('kind', '=', 'commercial_invoice')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.number
}

/** Takes a paper off the list; its file and its row stay (decisions m). */
export async function markDeleted(
  db: Db,
  clientId: string,
  documentId: string,
  by: { readonly name: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ deleted_at: by.at, deleted_by: by.name })
    .where('client_id', '=', clientId)
    .where('id', '=', documentId)
    .execute()
}

/** The file name of a paper, listed or not. */
export async function findDocumentFilename(db: Db, clientId: string, documentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('documents')
    .select('filename')
    .where('client_id', '=', clientId)
    .where('id', '=', documentId)
    .executeTakeFirst()
  return found?.filename
}

const listed = (db: Db, clientId: string) =>
  db
    .selectFrom('documents')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('kind', '=', CUSMA_CERTIFICATE)
    .where('deleted_at', 'is', null)
