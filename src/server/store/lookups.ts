// Codes and makers looked up for a whole shipment: the newest run of each, and what came of its items.
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { JobReason } from './tables/jobs.ts'
import type { LookupItemsTable, LookupRunsTable } from './tables/lookups.ts'

export type LookupRunRow = Selectable<LookupRunsTable>
type LookupItemRow = Selectable<LookupItemsTable>
type Of = { readonly clientId: string; readonly shipmentId: string }

/** With what the item is called now. */
export type ListedLookup = Omit<LookupItemRow, 'client_id' | 'shipment_id' | 'tries' | 'position'> & {
  readonly name: string
}

const RUN_COLUMNS = [
  'client_id',
  'shipment_id',
  'job_id',
  'state',
  'language',
  'asked_by',
  'asked_at',
  'ended_at',
  'closed',
  'spent_ms',
  'spent_on',
] as const

const ofRun = (db: Db, { clientId, shipmentId }: Of) =>
  db
    .selectFrom('lookup_runs')
    .select(RUN_COLUMNS)
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)

export const findLookup = (db: Db, of: Of): Promise<LookupRunRow | undefined> => ofRun(db, of).executeTakeFirst()

/** Held until the transaction ends. Whoever locks the shipment too locks that first. */
export const lockLookup = (tx: Tx, of: Of): Promise<LookupRunRow | undefined> =>
  ofRun(tx, of).forUpdate().executeTakeFirst()

type NewRun = Pick<
  LookupRunRow,
  'client_id' | 'shipment_id' | 'job_id' | 'state' | 'language' | 'asked_by' | 'asked_at'
>

/** In place of the one before. */
export async function insertLookup(tx: Tx, run: NewRun, itemIds: readonly string[]): Promise<void> {
  const { client_id, shipment_id } = run
  await tx.deleteFrom('lookup_runs').where('client_id', '=', client_id).where('shipment_id', '=', shipment_id).execute()
  const ended_at = run.state === 'finished' ? run.asked_at : null
  await tx
    .insertInto('lookup_runs')
    .values({ ...run, ended_at })
    .execute()
  const rows = itemIds.map((item_id, position) => ({ client_id, shipment_id, item_id, position, code: null }))
  if (rows.length > 0)
    await tx
      .insertInto('lookup_items')
      .values(rows.map((row) => ({ ...row, maker: null, reason: null })))
      .execute()
}

export async function setLookup(tx: Tx, { clientId, shipmentId }: Of, set: Updateable<LookupRunsTable>): Promise<void> {
  await tx
    .updateTable('lookup_runs')
    .set(set)
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .execute()
}

/** Counts what one item took. */
export async function addLookupTime(tx: Tx, { clientId, shipmentId }: Of, ms: number): Promise<void> {
  await tx
    .updateTable('lookup_runs')
    .set({ spent_ms: sql`spent_ms + ${Math.round(ms)}`, spent_on: sql`spent_on + 1` })
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .execute()
}

/** In the order they are looked up. */
export function listLookupItems(db: Db, { clientId, shipmentId }: Of): Promise<readonly ListedLookup[]> {
  return db
    .selectFrom('lookup_items as l')
    .innerJoin('items', (join) => join.onRef('items.client_id', '=', 'l.client_id').onRef('items.id', '=', 'l.item_id'))
    .select(['l.item_id', 'l.state', 'l.code', 'l.maker', 'l.maker_waits', 'l.reason'])
    .select(sql<string>`coalesce(nullif(items.description, ''), items.sku)`.as('name'))
    .where('l.client_id', '=', clientId)
    .where('l.shipment_id', '=', shipmentId)
    .orderBy('l.position')
    .execute()
}

/** How many there are, and how many of them are over. */
export async function countLookupItems(
  db: Db,
  { clientId, shipmentId }: Of,
): Promise<{ readonly done: number; readonly of: number }> {
  return db
    .selectFrom('lookup_items')
    .select(sql<number>`count(*)::int`.as('of'))
    .select(sql<number>`(count(*) filter (where state not in ('waiting', 'running')))::int`.as('done'))
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow()
}

/** The one that was under way where the server was cut off, else the next that waits. */
export function nextLookupItem(
  tx: Tx,
  { clientId, shipmentId }: Of,
): Promise<Pick<LookupItemRow, 'item_id' | 'tries'> | undefined> {
  return tx
    .selectFrom('lookup_items')
    .select(['item_id', 'tries'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', 'in', ['running', 'waiting'])
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

type Landed = {
  readonly state: LookupItemRow['state']
  readonly tries?: number
  readonly code?: string | null
  readonly maker?: unknown
  readonly maker_waits?: boolean
  readonly reason?: JobReason | null
}

export async function setLookupItem(
  tx: Tx,
  { clientId, shipmentId }: Of,
  itemId: string,
  { maker, reason, ...set }: Landed,
): Promise<void> {
  await tx
    .updateTable('lookup_items')
    .set({
      ...set,
      ...(maker === undefined ? {} : { maker: JSON.stringify(maker) }),
      ...(reason === undefined ? {} : { reason: reason && JSON.stringify(reason) }),
    })
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('item_id', '=', itemId)
    .execute()
}

/** What is not over yet is not looked up. */
export async function haltLookupItems(tx: Tx, { clientId, shipmentId }: Of): Promise<void> {
  await tx
    .updateTable('lookup_items')
    .set({ state: 'stopped' })
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}

/** Failed ones wait again: those of `itemIds`, or all. */
export async function takeUpLookupItems(
  tx: Tx,
  { clientId, shipmentId }: Of,
  itemIds: readonly string[] | undefined,
): Promise<void> {
  const failed = tx
    .updateTable('lookup_items')
    .set({ state: 'waiting', tries: 0, reason: null })
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'failed')
  await (itemIds
    ? failed.where('item_id', 'in', [...itemIds, '00000000-0000-0000-0000-000000000000'])
    : failed
  ).execute()
}

type OfItem = Of & { readonly itemId: string }

/** What the look-up of a maker answered that nobody has settled yet. */
export async function findWaitingMaker(db: Db, { clientId, shipmentId, itemId }: OfItem): Promise<unknown> {
  const row = await db
    .selectFrom('lookup_items')
    .select('maker')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('item_id', '=', itemId)
    .where('maker_waits', '=', true)
    .executeTakeFirst()
  return row?.maker ?? undefined
}

/** Whether there is one to say it of. */
export async function setMakerWaits(
  db: Db,
  { clientId, shipmentId, itemId }: OfItem,
  waits: boolean,
): Promise<boolean> {
  const done = await db
    .updateTable('lookup_items')
    .set({ maker_waits: waits })
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('item_id', '=', itemId)
    .where('maker', 'is not', null)
    .executeTakeFirst()
  return Number(done.numUpdatedRows) > 0
}

/** Forgets runs that ended before this; answers how many. */
export async function forgetLookups(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('lookup_runs').where('ended_at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
