// Comments on shipments, and until when each reader has read them.
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Slice } from './slice.ts'
import type { CommentsTable } from './tables/talk.ts'

export type CommentRow = Selectable<CommentsTable>

const COLUMNS = [
  'id',
  'client_id',
  'shipment_id',
  'author_kind',
  'author_id',
  'author_name',
  'body',
  'said_at',
  'changed_at',
  'removed_at',
] as const

export async function insertComment(tx: Tx, comment: Omit<CommentRow, 'changed_at' | 'removed_at'>): Promise<void> {
  await tx.insertInto('comments').values(comment).execute()
}

/** The newest first. */
export function pageOfComments(
  db: Db,
  clientId: string,
  shipmentId: string,
  page: Slice,
): Promise<readonly CommentRow[]> {
  return db
    .selectFrom('comments')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('said_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countComments(db: Db, clientId: string, shipmentId: string): Promise<number> {
  const { total } = await db
    .selectFrom('comments')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  return total
}

/** Held until the transaction ends. */
export function lockComment(tx: Tx, clientId: string, id: string): Promise<CommentRow | undefined> {
  return tx
    .selectFrom('comments')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeComment(
  tx: Tx,
  clientId: string,
  id: string,
  changed: Partial<Pick<CommentRow, 'body' | 'changed_at' | 'removed_at'>>,
): Promise<void> {
  await tx.updateTable('comments').set(changed).where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Until when somebody has read the comments on a shipment. */
export async function findReadUntil(
  db: Db,
  clientId: string,
  shipmentId: string,
  readerId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('comment_reads')
    .select('read_at')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
  return row?.read_at
}

/** Comments of others since. */
export async function countUnread(
  db: Db,
  of: {
    readonly clientId: string
    readonly shipmentId: string
    readonly readerId: string
    readonly since: Date | undefined
  },
): Promise<number> {
  let query = db
    .selectFrom('comments')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('client_id', '=', of.clientId)
    .where('shipment_id', '=', of.shipmentId)
    .where('author_id', '<>', of.readerId)
    .where('removed_at', 'is', null)
  if (of.since) query = query.where('said_at', '>', of.since)
  return (await query.executeTakeFirstOrThrow()).total
}

/** Comments of others that a reader has not read, by shipment; one without any is absent. */
export async function unreadOfShipments(
  db: Db,
  clientId: string,
  shipmentIds: readonly string[],
  readerId: string,
): Promise<ReadonlyMap<string, number>> {
  if (shipmentIds.length === 0) return new Map()
  const found = await sql<{ readonly shipment_id: string; readonly total: number }>`
    select c.shipment_id, count(*)::int as total from comments c
    left join comment_reads r
      on r.client_id = c.client_id and r.shipment_id = c.shipment_id and r.reader_id = ${readerId}
    where c.client_id = ${clientId} and c.shipment_id = any(${[...shipmentIds]}::uuid[])
      and c.author_id <> ${readerId} and c.removed_at is null and (r.read_at is null or c.said_at > r.read_at)
    group by c.shipment_id`.execute(db)
  return new Map(found.rows.map(({ shipment_id, total }) => [shipment_id, total]))
}

/** Never earlier than it was. */
export async function saveReadUntil(
  tx: Tx,
  read: {
    readonly client_id: string
    readonly shipment_id: string
    readonly reader_id: string
    readonly read_at: Date
  },
): Promise<void> {
  await tx
    .insertInto('comment_reads')
    .values(read)
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'shipment_id', 'reader_id'])
        .doUpdateSet({ read_at: sql`greatest(comment_reads.read_at, excluded.read_at)` }),
    )
    .execute()
}
