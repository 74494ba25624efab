// Sessions: tokens are kept only as their hash. Life of a session: decisions 4.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ClientRole } from '#domain/client-role.ts'
import type { Language } from '#domain/language.ts'
import type { StaffRole } from '#domain/staff-role.ts'
import type { Db } from './database.ts'

const HOUR_MS = 3_600_000
/** Sessions end this long after sign-in, however they are used. Source: decisions 4; OWASP ASVS 5.0, V7.3.2. */
const CLIENT_LIFE_MS = 30 * 24 * HOUR_MS
const STAFF_LIFE_MS = 12 * HOUR_MS
/** And when nobody used them for so long. Source: OWASP ASVS 5.0, V7.3.1. */
const CLIENT_IDLE_MS = 7 * 24 * HOUR_MS
const STAFF_IDLE_MS = 2 * HOUR_MS
/** A use is written down at most this often, so that reading pages does not write each time. */
const TOUCH_EVERY_MS = 5 * 60_000

export type Session = {
  readonly tokenHash: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  /** When somebody last proved to be its person. */
  readonly provenAt: Date
  readonly byPasskey: boolean
  /** Whether single sign-on began it. */
  readonly bySignOn: boolean
  /** Whether its company lets in by passkey alone. */
  readonly passkeysOnly: boolean
  readonly who: SessionOwner
}

/** `name`: of the company. */
type SessionOfClient = {
  readonly kind: 'client'
  readonly clientId: string
  readonly name: string
  readonly person: {
    readonly id: string
    readonly email: string
    readonly name: string | null
    readonly role: ClientRole
  }
  readonly language?: Language | undefined
}

/** Whose session is started: without `personId` that of the person who has the client's own address. */
export type SessionStarter =
  | { readonly kind: 'client'; readonly clientId: string; readonly personId?: string }
  | Extract<SessionOwner, { kind: 'staff' }>

export type SessionOwner =
  | SessionOfClient
  /** `member`: whose own it is; undefined for the shared password. */
  | {
      readonly kind: 'staff'
      readonly name: string
      readonly member?: { readonly id: string; readonly role: StaffRole }
    }

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const idleMs = (kind: SessionOwner['kind']): number => (kind === 'client' ? CLIENT_IDLE_MS : STAFF_IDLE_MS)

/** When a session ends that nobody uses again. */
const endUnused = (row: { kind: SessionOwner['kind']; last_used_at: Date; expires_at: Date }): Date =>
  new Date(Math.min(row.expires_at.getTime(), row.last_used_at.getTime() + idleMs(row.kind)))

/** Of rows of `sessions` under the name `as`: the SQL of "has not ended". */
export const isOpenAt = (now: Date, as = 'sessions') => sql<boolean>`(${sql.ref(`${as}.expires_at`)} > ${now}
  and ${sql.ref(`${as}.last_used_at`)} > case ${sql.ref(`${as}.kind`)}
    when 'client' then ${new Date(now.getTime() - CLIENT_IDLE_MS)}::timestamptz
    else ${new Date(now.getTime() - STAFF_IDLE_MS)}::timestamptz end)`

const sessionEnd = (kind: SessionOwner['kind'], from: Date): Date =>
  new Date(from.getTime() + (kind === 'client' ? CLIENT_LIFE_MS : STAFF_LIFE_MS))

/** Starts a session and answers when it ends. */
export async function insertSession(
  db: Db,
  token: string,
  who: SessionStarter,
  now: Date,
  from?: {
    readonly address: string
    readonly agent: string
    readonly byPasskey?: boolean
    readonly bySignOn?: boolean
  },
): Promise<Date> {
  const expiresAt = sessionEnd(who.kind, now)
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      kind: who.kind,
      client_id: who.kind === 'client' ? who.clientId : null,
      person_id: who.kind === 'client' ? (who.personId ?? null) : null,
      staff_name: who.kind === 'staff' ? who.name : null,
      staff_id: who.kind === 'staff' ? (who.member?.id ?? null) : null,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      address: from?.address ?? null,
      agent: from?.agent ?? null,
      by_passkey: from?.byPasskey ?? false,
      by_sign_on: from?.bySignOn ?? false,
    })
    .execute()
  return expiresAt
}

/** The session of a token, expired or not; undefined when there is none, for a member who is shut out, and for who left the company. */
export async function findSession(db: Db, token: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('clients', 'clients.id', 'sessions.client_id')
    .leftJoin('client_members as m', (join) =>
      join.onRef('m.client_id', '=', 'sessions.client_id').onRef('m.person_id', '=', 'sessions.person_id'),
    )
    .leftJoin('client_people as p', 'p.id', 'm.person_id')
    .leftJoin('staff_members', (join) =>
      join.onRef('staff_members.id', '=', 'sessions.staff_id').on('staff_members.disabled_at', 'is', null),
    )
    .select([
      'token_hash',
      'kind',
      'sessions.client_id',
      'staff_name',
      'sessions.created_at',
      'last_used_at',
      'expires_at',
      'proven_at',
      'by_passkey',
      'by_sign_on',
      'clients.passkeys_only',
      'clients.name',
      'p.language',
      'p.id as person_id',
      'p.email as person_email',
      'p.name as person_name',
      'm.role as person_role',
      'staff_id',
      'staff_members.name as member_name',
      'staff_members.role',
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) return undefined
  const who = row.client_id === null ? staffOf(row) : personOf(row.client_id, row)
  if (!who) return undefined
  return {
    tokenHash: row.token_hash,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: endUnused(row),
    provenAt: row.proven_at ?? row.created_at,
    byPasskey: row.by_passkey,
    bySignOn: row.by_sign_on,
    passkeysOnly: row.passkeys_only ?? false,
    who,
  }
}

type PersonRow = {
  readonly name: string | null
  readonly language: Language | null
  readonly person_id: string | null
  readonly person_email: string | null
  readonly person_name: string | null
  readonly person_role: ClientRole | null
}

/** Undefined for who does not belong to the company. */
function personOf(clientId: string, row: PersonRow): SessionOwner | undefined {
  const { person_id: id, person_email: email, person_role: role } = row
  if (id === null || email === null || role === null) return undefined
  const person = { id, email, name: row.person_name, role }
  return { kind: 'client', clientId, name: row.name ?? '', person, language: row.language ?? undefined }
}

type StaffRow = {
  readonly staff_name: string | null
  readonly staff_id: string | null
  readonly member_name: string | null
  readonly role: StaffRole | null
}

/** Undefined for a member who is shut out. */
function staffOf({ staff_name, staff_id, member_name, role }: StaffRow): SessionOwner | undefined {
  if (staff_id === null) return { kind: 'staff', name: staff_name ?? '' }
  if (role === null) return undefined
  return { kind: 'staff', name: member_name ?? '', member: { id: staff_id, role } }
}

/** Notes that its person proved to be there; a passkey once given holds until the session ends. */
export async function markProven(
  db: Db,
  token: string,
  proof: { readonly at: Date; readonly byPasskey: boolean },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: proof.at, ...(proof.byPasskey ? { by_passkey: true } : {}) })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** Notes that a session is in use, at most once in five minutes. */
export async function touchSession(db: Db, session: Session, now: Date): Promise<void> {
  if (now.getTime() - session.lastUsedAt.getTime() < TOUCH_EVERY_MS) return
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', session.tokenHash).execute()
}

/** Answers whether single sign-on had begun it. */
export async function deleteSession(db: Db, token: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .returning('by_sign_on')
    .executeTakeFirst()
  return gone?.by_sign_on ?? false
}

const LISTED = 100

/** Whose sessions: all of a client's people, one's of them, a member's of staff, or those of all who signed in with the shared password. */
export type Whose =
  | { readonly kind: 'client' | 'member'; readonly id: string }
  | { readonly kind: 'person'; readonly clientId: string; readonly id: string }
  | { readonly kind: 'shared' }

function ofOwner(whose: Whose) {
  if (whose.kind === 'client') return sql<boolean>`client_id = ${whose.id}`
  if (whose.kind === 'person') return sql<boolean>`client_id = ${whose.clientId} and person_id = ${whose.id}`
  if (whose.kind === 'member') return sql<boolean>`staff_id = ${whose.id}`
  return sql<boolean>`kind = 'staff' and staff_id is null`
}

/** Those that have not ended, newest first. */
export async function listOpenSessions(db: Db, whose: Whose, now: Date) {
  return db
    .selectFrom('sessions')
    .leftJoin('client_people as p', 'p.id', 'sessions.person_id')
    .select(['sessions.id', 'token_hash', 'sessions.created_at', 'last_used_at', 'expires_at', 'address', 'agent'])
    .select(sql<string | null>`coalesce(p.name, p.email)`.as('person'))
    .where(ofOwner(whose))
    .where(isOpenAt(now))
    .orderBy('sessions.created_at', 'desc')
    .orderBy('sessions.id')
    .limit(LISTED)
    .execute()
}

/** False when the owner has no such session. */
export async function deleteSessionById(db: Db, whose: Whose, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('sessions').where(ofOwner(whose)).where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Ends all but that of `token`; answers how many. */
export async function deleteSessionsBut(db: Db, whose: Whose, token: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where(ofOwner(whose))
    .where('token_hash', '!=', hashToken(token))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Answers how many were ended. */
export async function deleteSessionsOf(db: Db, whose: Whose): Promise<number> {
  const result = await db.deleteFrom('sessions').where(ofOwner(whose)).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Those of a person of clients, whichever company they stand for. */
export async function deleteSessionsOfPerson(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('sessions').where('person_id', '=', personId).execute()
}

/** Removes sessions that have ended; answers how many. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where(({ not }) => not(isOpenAt(now)))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
