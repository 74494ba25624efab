// The log of security events: written by one function, read by staff page by page and by a log collector from where it left off.
import { sql } from 'kysely'
import type { SecurityEventKind } from '#domain/security-event.ts'
import type { Db } from './database.ts'
import { tell } from './occurrences.ts'
import type { SecurityEventsTable } from './tables/operation.ts'

export type SecurityEvent = {
  readonly at: Date
  readonly kind: SecurityEventKind
  readonly actorKind: SecurityEventsTable['actor_kind']
  readonly person: string | null
  /** Of a member of staff or a client's person; undefined: nobody's, or of the shared password. */
  readonly personId?: string | undefined
  readonly clientId: string | null
  readonly address: string
  readonly detail?: string | undefined
}

export async function recordSecurityEvent(db: Db, event: SecurityEvent): Promise<void> {
  const { actorKind, clientId, detail, personId, ...same } = event
  await db
    .insertInto('security_events')
    .values({
      ...same,
      actor_kind: actorKind,
      client_id: clientId,
      detail: detail ?? null,
      person_id: personId ?? null,
    })
    .execute()
  tell({ kind: 'security-event', of: event.kind })
}

export type FoundEvent = Omit<SecurityEvent, 'kind'> & { readonly id: string; readonly kind: string }

type EventFilter = {
  readonly kind?: string | undefined
  /** The whole name or network address, case aside. */
  readonly who?: string | undefined
  readonly clientId?: string | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** Newest first, those with an id below `before`. */
export async function searchSecurityEvents(
  db: Db,
  filter: EventFilter,
  page: { readonly before?: string | undefined; readonly limit: number },
): Promise<readonly FoundEvent[]> {
  const { kind, who, clientId, from, until } = filter
  let query = events(db)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (who !== undefined) {
    const wanted = who.toLowerCase()
    query = query.where((is) => is.or([is(sql`lower(person)`, '=', wanted), is('address', '=', wanted)]))
  }
  if (clientId !== undefined) query = query.where('client_id', '=', clientId)
  if (from) query = query.where('at', '>=', from)
  if (until) query = query.where('at', '<', until)
  if (page.before !== undefined) query = query.where('id', '<', idOf(page.before))
  const rows = await query.orderBy('id', 'desc').limit(page.limit).execute()
  return rows.map(toEvent)
}

/** Oldest first, those after the one with the id `after` and no younger than `until`. */
export async function listSecurityEventsAfter(
  db: Db,
  page: { readonly after: string; readonly until: Date; readonly limit: number },
): Promise<readonly FoundEvent[]> {
  const rows = await events(db)
    .where('id', '>', idOf(page.after))
    .where('at', '<=', page.until)
    .orderBy('id')
    .limit(page.limit)
    .execute()
  return rows.map(toEvent)
}

/**
 * Who signs in: a client's person, somebody on staff with the shared password, or a member of staff. `clientId`: whose events of before
 * people had names count as the person's.
 */
export type SigningIn =
  | { readonly kind: 'client'; readonly id: string; readonly clientId: string }
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'staff' }

/** Whether somebody signed in from a network address since an instant. */
export async function hasSignedInFrom(
  db: Db,
  who: SigningIn & { readonly address: string },
  since: Date,
): Promise<boolean> {
  const seen = db
    .selectFrom('security_events')
    .select('id')
    .where('kind', '=', 'sign-in')
    .where('address', '=', who.address)
    .where('at', '>', since)
    .limit(1)
  return (await seen.where(byWhom(who)).executeTakeFirst()) !== undefined
}

function byWhom(who: SigningIn) {
  if (who.kind === 'staff') return sql<boolean>`actor_kind = 'staff'`
  if (who.kind === 'member') return sql<boolean>`person_id = ${who.id}`
  return sql<boolean>`(person_id = ${who.id} or (person_id is null and client_id = ${who.clientId}))`
}

/** Answers how many were removed. */
export async function deleteSecurityEventsBefore(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('security_events').where('at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

const idOf = (id: string) => sql<string>`${id}::bigint`

const events = (db: Db) =>
  db
    .selectFrom('security_events')
    .select(['id', 'at', 'kind', 'actor_kind', 'person', 'person_id', 'client_id', 'address', 'detail'])

type Row = Omit<SecurityEventsTable, 'id'> & { readonly id: string }

const toEvent = (row: Row): FoundEvent => ({
  id: String(row.id),
  at: row.at,
  kind: row.kind,
  actorKind: row.actor_kind,
  person: row.person,
  personId: row.person_id ?? undefined,
  clientId: row.client_id,
  address: row.address,
  detail: row.detail ?? undefined,
})
