// Clients that asked to be erased, those that were, and those that nobody has heard of for long.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Counts, ErasuresTable } from './tables/clients.ts'

export type ErasureRow = Selectable<ErasuresTable>

/** Notes that a client asked; when it asked first. */
export async function insertErasureRequest(db: Db, clientId: string, at: Date): Promise<void> {
  await db
    .insertInto('erasure_requests')
    .values({ client_id: clientId, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether there was one. */
export async function deleteErasureRequest(db: Db, clientId: string): Promise<boolean> {
  const gone = await db.deleteFrom('erasure_requests').where('client_id', '=', clientId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** When the client asked; undefined when it did not. */
export async function findErasureRequest(db: Db, clientId: string): Promise<Date | undefined> {
  const query = db.selectFrom('erasure_requests').select('asked_at').where('client_id', '=', clientId)
  return (await query.executeTakeFirst())?.asked_at
}

type KeptPapers = { readonly papers: number; readonly until: string | null }

/** The papers of a client that have to be kept on `today`, and until when the last. */
export async function keptPapers(db: Db, clientId: string, today: string): Promise<KeptPapers> {
  const found = await db
    .selectFrom('documents')
    .select([sql<number>`count(*)::int`.as('papers'), sql<string | null>`max(keep_until)`.as('until')])
    .where('client_id', '=', clientId)
    .where('keep_until', '>=', today)
    .executeTakeFirstOrThrow()
  return found
}

/** Nobody else changes the client until the transaction ends. */
export async function lockForErasure(tx: Tx, clientId: string) {
  return tx
    .selectFrom('clients')
    .select(['id', 'name', 'email', 'erased_at'])
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
}

type Begun = {
  readonly id: string
  readonly clientId: string
  readonly pseudonym: string
  readonly askedAt: Date | null
  readonly at: Date
  readonly by: string
}

/** From here on the transaction may put pseudonyms into the audit entries of the client. */
export async function beginErasure(tx: Tx, { id, clientId, pseudonym, askedAt, at, by }: Begun): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({
      id,
      client_id: clientId,
      pseudonym,
      asked_at: askedAt,
      erased_at: at,
      erased_by: by,
      removed: '{}',
      kept: '{}',
      files_left: '[]',
    })
    .execute()
  await sql`select set_config('portage.erasure', ${id}, true)`.execute(tx)
}

/** Name and address become the pseudonym: nobody signs in, and the address is free. */
export async function pseudonymiseClient(
  tx: Tx,
  clientId: string,
  { pseudonym, at }: { readonly pseudonym: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('clients')
    .set({ name: pseudonym, email: `${clientId}@erased.invalid`, external_id: null, language: null, erased_at: at })
    .where('id', '=', clientId)
    .execute()
}

/** In the log of security events: the person, the network address and what was noted of it. */
export async function pseudonymiseEvents(tx: Tx, clientId: string, pseudonym: string): Promise<void> {
  await sql`update security_events set
      person = case when actor_kind in ('staff', 'system') and person is distinct from ${pseudonym} then person else ${pseudonym} end,
      address = case when actor_kind = 'staff' then address else '' end,
      detail = case when actor_kind = 'staff' then detail end
    where client_id = ${clientId}`.execute(tx)
}

type Noted = {
  readonly removed?: Counts
  readonly kept?: Counts
  readonly keptUntil?: string | null
  readonly filesLeft?: readonly string[]
  readonly found?: Counts
  readonly endedAt?: Date
}

export async function noteErasure(
  db: Db,
  id: string,
  { removed, kept, keptUntil, filesLeft, found, endedAt }: Noted,
): Promise<void> {
  await db
    .updateTable('erasures')
    .set({
      ...(removed && { removed: JSON.stringify(removed) }),
      ...(kept && { kept: JSON.stringify(kept) }),
      ...(keptUntil !== undefined && { kept_until: keptUntil }),
      ...(filesLeft && { files_left: JSON.stringify(filesLeft) }),
      ...(found && { found: JSON.stringify(found) }),
      ...(endedAt && { ended_at: endedAt }),
    })
    .where('id', '=', id)
    .execute()
}

/** Of clients whose last row is not gone yet, or whose files are not. */
export function listOpenErasures(db: Db): Promise<readonly ErasureRow[]> {
  return db
    .selectFrom('erasures')
    .selectAll()
    .where((where) => where.or([where('ended_at', 'is', null), where(sql`jsonb_array_length(files_left)`, '>', 0)]))
    .orderBy('erased_at')
    .execute()
}

/** The last row of an erased client, with what hangs on it. */
export async function deleteErasedClient(tx: Tx, clientId: string): Promise<void> {
  await tx.deleteFrom('clients').where('id', '=', clientId).where('erased_at', 'is not', null).execute()
}

const AT_MOST = 100

export const listErasures = (db: Db): Promise<readonly ErasureRow[]> =>
  db.selectFrom('erasures').selectAll().orderBy('erased_at', 'desc').orderBy('id', 'desc').limit(AT_MOST).execute()

export type Waiting = { readonly id: string; readonly name: string; readonly email: string; readonly since: Date }

/** Those who wait longest first. */
export const listErasureRequests = (db: Db): Promise<readonly Waiting[]> =>
  db
    .selectFrom('erasure_requests as r')
    .innerJoin('clients as c', 'c.id', 'r.client_id')
    .select(['c.id', 'c.name', 'c.email', 'r.asked_at as since'])
    .orderBy('r.asked_at')
    .limit(AT_MOST)
    .execute()

/** Clients without a shipment made or sent, a sign-in or a change of their own at `before` or later, by name. `since`: when they came. */
export const listDormant = (db: Db, before: Date): Promise<readonly Waiting[]> =>
  db
    .selectFrom('clients as c')
    .select(['c.id', 'c.name', 'c.email', 'c.created_at as since'])
    .where('c.created_at', '<', before)
    .where('c.erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shipments as s')
            .select('s.id')
            .whereRef('s.client_id', '=', 'c.id')
            .where('s.is_sample', '=', false)
            .where((or) => or.or([or('s.created_at', '>=', before), or('s.shipped_at', '>=', before)])),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions as e')
            .select('e.id')
            .whereRef('e.client_id', '=', 'c.id')
            .where('e.last_used_at', '>=', before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_log as a')
            .select('a.id')
            .whereRef('a.client_id', '=', 'c.id')
            .where('a.actor_kind', '=', 'client')
            .where('a.at', '>=', before),
        ),
      ),
    )
    .orderBy(sql`lower(c.name)`)
    .limit(AT_MOST)
    .execute()
