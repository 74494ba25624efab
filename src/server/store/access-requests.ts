// Visitors who ask for an account: asked, listed for staff, settled.
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Slice } from './slice.ts'
import type { AccessRequestsTable } from './tables/access-requests.ts'

export type AccessRequest = Selectable<AccessRequestsTable>
type RequestState = AccessRequest['state']
type NewRequest = Omit<AccessRequest, 'state' | 'settled_at' | 'settled_by' | 'client_id'>

export async function insertAccessRequest(tx: Tx, request: NewRequest): Promise<void> {
  await tx.insertInto('access_requests').values(request).execute()
}

/** Held until the transaction ends: of two who settle it at once one comes second. */
export function lockAccessRequest(tx: Tx, id: string): Promise<AccessRequest | undefined> {
  return tx.selectFrom('access_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** One page in a state, what waits longest first, the rest newest first; with the client that has the address already. */
export async function pageOfAccessRequests(
  db: Db,
  state: RequestState,
  page: Slice,
): Promise<readonly (AccessRequest & { readonly known_id: string | null; readonly known_name: string | null })[]> {
  return db
    .selectFrom('access_requests as r')
    .leftJoin('clients as c', 'c.email', 'r.email')
    .selectAll('r')
    .select(['c.id as known_id', 'c.name as known_name'])
    .where('r.state', '=', state)
    .orderBy('r.asked_at', state === 'new' ? 'asc' : 'desc')
    .orderBy('r.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** How many there are in each state. */
export async function countAccessRequests(db: Db): Promise<ReadonlyMap<RequestState, number>> {
  const rows = await db
    .selectFrom('access_requests')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export async function settleAccessRequest(
  tx: Tx,
  id: string,
  settled: Pick<AccessRequest, 'state' | 'settled_at' | 'settled_by' | 'client_id'>,
): Promise<void> {
  await tx.updateTable('access_requests').set(settled).where('id', '=', id).execute()
}

/** Answers how many went. */
export async function forgetAccessRequests(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('access_requests').where('asked_at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
