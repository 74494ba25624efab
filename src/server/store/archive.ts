// All papers of a client, page by page.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type DocumentRow, findDocumentShipments } from './documents.ts'
import type { Place } from './list-place.ts'
import { openJson } from './sealed-fields.ts'
import type { Slice } from './slice.ts'

/** Days are whole days of the time zone, both inclusive. */
type ArchiveFilter = {
  /** Words of the paper or of what it is about; empty: all. */
  readonly search?: string | undefined
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
  page: Slice,
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

function filtered(db: Db, clientId: string, { search = '', kind, shipmentId, from, to, timeZone }: ArchiveFilter) {
  let query = db.selectFrom('documents').where('client_id', '=', clientId).where('deleted_at', 'is', null)
  if (search.trim()) query = query.where(hasWords(clientId, search.trim()))
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

/**
 * In the number; in reference, SKU, ASIN or description of a shipment it is about, word by word as the list of shipments looks; in the name
 * of a maker of its goods; or among what a certificate names.
 */
const hasWords = (clientId: string, text: string) => sql<boolean>`(
  position(search_fold(${text}) in search_fold(documents.number)) > 0
  or documents.shipment_id in (${shipmentsWith(clientId, text)})
  or documents.id in (
    select ds.document_id from document_shipments ds
    where ds.client_id = ${clientId} and ds.shipment_id in (${shipmentsWith(clientId, text)}))
  or documents.id in (
    select g.document_id from certified_goods g
    where g.client_id = ${clientId}
      and position(search_fold(${text}) in search_fold(concat_ws(' ', g.product, g.sku, g.maker))) > 0))`

const shipmentsWith = (clientId: string, text: string) => sql`
  select found.shipment_id from shipment_search found
  where found.client_id = ${clientId} and found.words @@ search_query(${clientId}, ${text})
  union all
  select i.shipment_id from manufacturing_addresses m
  join items i on i.client_id = m.client_id and i.manufacturing_address_id = m.id
  where m.client_id = ${clientId} and i.removed_at is null and position(search_fold(${text}) in search_fold(m.name)) > 0`

/** Those of the papers that the client has, in the order asked for. */
export async function findListedFiles(
  db: Db,
  clientId: string,
  ids: readonly string[],
): Promise<readonly Pick<DocumentRow, 'id' | 'filename' | 'storage_key'>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'filename', 'storage_key'])
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
