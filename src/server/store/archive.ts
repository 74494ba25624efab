// All papers of a client, page by page.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type DocumentRow, findDocumentShipments } from './documents.ts'
import type { Place } from './list-place.ts'
import { openJson } from './sealed-fields.ts'

/** Days are whole days of the time zone, both inclusive. */
type ArchiveFilter = {
  readonly kind?: string | undefined
  readonly shipmentId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly timeZone: string
}

export type ArchivedDocument = Pick<
  DocumentRow,
  | 'id'
  | 'kind'
  | 'number'
  | 'filename'
  | 'size_bytes'
  | 'sha256'
  | 'data_versions'
  | 'created_by'
  | 'created_at'
  | 'keep_until'
> & { readonly shipments: readonly { readonly id: string; readonly reference: string }[]; readonly hasRequest: boolean }

/** One page, newest first, each paper with the shipments it was made for. */
export async function pageOfArchive(
  db: Db,
  clientId: string,
  page: { readonly limit: number; readonly offset: number },
  filter: ArchiveFilter,
): Promise<readonly ArchivedDocument[]> {
  return listed(db, clientId, filtered(db, clientId, filter).limit(page.limit).offset(page.offset))
}

/** The next ones after a paper, newest first. */
export async function archiveBehind(
  db: Db,
  clientId: string,
  { after, limit }: Place,
  filter: ArchiveFilter,
): Promise<readonly ArchivedDocument[]> {
  const all = filtered(db, clientId, filter).limit(limit)
  if (after === undefined) return listed(db, clientId, all)
  const last = sql`(select created_at from documents where client_id = ${clientId} and id = ${after}::uuid)`
  return listed(db, clientId, all.where(sql<boolean>`(created_at, id) < (${last}, ${after}::uuid)`))
}

async function listed(
  db: Db,
  clientId: string,
  documents: ReturnType<typeof filtered>,
): Promise<readonly ArchivedDocument[]> {
  const rows = await documents
    .select(['id', 'kind', 'number', 'filename', 'size_bytes', 'sha256', 'data_versions'])
    .select(['created_by', 'created_at', 'keep_until'])
    .select(sql<boolean>`request is not null`.as('hasRequest'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const shipments = await findDocumentShipments(
    db,
    clientId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, shipments: shipments.get(row.id) ?? [] }))
}

export async function countArchive(db: Db, clientId: string, filter: ArchiveFilter): Promise<number> {
  const counted = await filtered(db, clientId, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return counted.total
}

/** A listed paper by its id. */
export async function findListedDocument(db: Db, clientId: string, id: string): Promise<ArchivedRow | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'number', 'shipment_id', 'request'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, request: openJson(db, clientId, row.request) }
}

export type ArchivedRow = Pick<DocumentRow, 'id' | 'kind' | 'number' | 'shipment_id' | 'request'>

function filtered(db: Db, clientId: string, { kind, shipmentId, from, to, timeZone }: ArchiveFilter) {
  let query = db.selectFrom('documents').where('client_id', '=', clientId).where('deleted_at', 'is', null)
  if (kind) query = query.where('kind', '=', kind)
  if (from) query = query.where(sql<boolean>`created_at >= ${from}::timestamp at time zone ${timeZone}`)
  if (to) query = query.where(sql<boolean>`created_at < (${to}::timestamp + interval '1 day') at time zone ${timeZone}`)
  if (!shipmentId) return query
  return query.where((where) =>
    where.or([
      where('shipment_id', '=', shipmentId),
      where('id', 'in', (of) =>
        of
          .selectFrom('document_shipments')
          .select('document_id')
          .where('client_id', '=', clientId)
          .where('shipment_id', '=', shipmentId),
      ),
    ]),
  )
}
