// Papers that were made, by client.

import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { tell } from './occurrences.ts'
import { sealJson } from './sealed-fields.ts'
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
  'request',
] as const

/** Adds a document; what was asked for names parties with their phones, and lies encrypted. Fails on a number or file name the client has already. */
export async function insertDocument(db: Db, document: Insertable<DocumentsTable>): Promise<void> {
  const request = document.request && sealJson(db, document.client_id, document.request)
  await db
    .insertInto('documents')
    .values({ ...document, request })
    .execute()
  tell({ kind: 'paper', of: document.kind })
}

export function findPaper(
  db: Db,
  clientId: string,
  id: string,
): Promise<Pick<DocumentRow, 'number' | 'filename' | 'storage_key'> | undefined> {
  return db
    .selectFrom('documents')
    .select(['number', 'filename', 'storage_key'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
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

/** A paper, on the list or taken off it. */
export const findDocument = (
  db: Db,
  clientId: string,
  id: string,
): Promise<Pick<DocumentRow, 'id' | 'number' | 'filename' | 'deleted_at'> | undefined> =>
  db
    .selectFrom('documents')
    .select(['id', 'number', 'filename', 'deleted_at'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()

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
    .where(sql<boolean>`(starts_with(number, ${like.number}) or starts_with(filename, ${filenameStart}))`)
    .execute()
}

/** The shipments of each paper by the paper's id, in order of their reference. */
export async function findDocumentShipments(
  db: Db,
  clientId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly id: string; readonly reference: string }[]>> {
  if (documentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('documents as d')
    .leftJoin('document_shipments as ds', (join) =>
      join.onRef('ds.document_id', '=', 'd.id').onRef('ds.client_id', '=', 'd.client_id'),
    )
    .innerJoin('shipments as s', (join) =>
      join
        .onRef('s.client_id', '=', 'd.client_id')
        .on((on) => on.or([on('s.id', '=', on.ref('d.shipment_id')), on('s.id', '=', on.ref('ds.shipment_id'))])),
    )
    .select(['d.id as documentId', 's.id', 's.reference'])
    .where('d.client_id', '=', clientId)
    .where('d.id', 'in', documentIds)
    .orderBy('s.reference')
    .execute()
  const byDocument = Map.groupBy(rows, ({ documentId }) => documentId)
  return new Map([...byDocument].map(([key, found]) => [key, found.map(({ id, reference }) => ({ id, reference }))]))
}
