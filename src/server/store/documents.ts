// Papers that were made, by client.

import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { DocumentsTable } from './tables/papers.ts'

export type DocumentRow = Selectable<DocumentsTable>

const COLUMNS = [
  'id',
  'client_id',
  'shipment_id',
  'kind',
  'number',
  'filename',
  'storage_key',
  'sha256',
  'size_bytes',
  'data_versions',
  'created_by',
  'created_at',
  'keep_until',
  'deleted_at',
  'deleted_by',
] as const

/** Adds a document. Fails on a number or file name the client has already. */
export async function insertDocument(db: Db, document: Insertable<DocumentsTable>): Promise<void> {
  await db.insertInto('documents').values(document).execute()
}

export function findDocumentByFilename(db: Db, clientId: string, filename: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('filename', '=', filename)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Says which shipments a paper without one of its own was made for. */
export async function insertDocumentShipments(
  db: Db,
  clientId: string,
  documentId: string,
  shipmentIds: readonly string[],
): Promise<void> {
  const rows = shipmentIds.map((shipment_id) => ({ document_id: documentId, client_id: clientId, shipment_id }))
  await db.insertInto('document_shipments').values(rows).execute()
}

/** Papers of a shipment, those it shares with others included, newest first. */
export function listDocuments(db: Db, clientId: string, shipmentId: string): Promise<readonly DocumentRow[]> {
  return db
    .selectFrom('documents')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('shipment_id', '=', shipmentId),
        where('id', 'in', (from) =>
          from
            .selectFrom('document_shipments')
            .select('document_id')
            .where('client_id', '=', clientId)
            .where('shipment_id', '=', shipmentId),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

/** Numbers and file names of the client's papers that begin as the given ones do. */
export function listTakenNames(
  db: Db,
  clientId: string,
  like: { readonly number: string; readonly filename: string },
): Promise<readonly Pick<DocumentRow, 'number' | 'filename'>[]> {
  const filenameStart = like.filename.replace(/\.[a-z]+$/, '').slice(0, 100)
  return db
    .selectFrom('documents')
    .select(['number', 'filename'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`starts_with(number, ${like.number}) or starts_with(filename, ${filenameStart})`)
    .execute()
}
