// Sessions: tokens are kept only as their hash. Life of a session: decisions 4.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { ReaderLanguage } from './tables/clients.ts'

const HOUR_MS = 3_600_000
/** Sessions end this long after sign-in, however they are used. Source: decisions 4; OWASP ASVS 5.0, V7.3.2. */
const CLIENT_LIFE_MS = 30 * 24 * HOUR_MS
const STAFF_LIFE_MS = 12 * HOUR_MS
/** A use is written down at most this often, so that reading pages does not write each time. */
const TOUCH_EVERY_MS = HOUR_MS

type Session = {
  readonly tokenHash: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly who: SessionOwner
}

export type SessionOwner =
  | {
      readonly kind: 'client'
      readonly clientId: string
      readonly name: string
      readonly language?: ReaderLanguage | undefined
    }
  | { readonly kind: 'staff'; readonly name: string }

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const sessionEnd = (kind: SessionOwner['kind'], from: Date): Date =>
  new Date(from.getTime() + (kind === 'client' ? CLIENT_LIFE_MS : STAFF_LIFE_MS))

/** Starts a session and answers when it ends. */
export async function insertSession(
  db: Db,
  token: string,
  who: SessionOwner,
  now: Date,
  from?: { readonly address: string; readonly agent: string },
): Promise<Date> {
  const expiresAt = sessionEnd(who.kind, now)
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      kind: who.kind,
      client_id: who.kind === 'client' ? who.clientId : null,
      staff_name: who.kind === 'staff' ? who.name : null,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      address: from?.address ?? null,
      agent: from?.agent ?? null,
    })
    .execute()
  return expiresAt
}

/** The session of a token, expired or not; undefined when there is none. */
export async function findSession(db: Db, token: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('clients', 'clients.id', 'sessions.client_id')
    .select([
      'token_hash',
      'kind',
      'client_id',
      'staff_name',
      'sessions.created_at',
      'last_used_at',
      'expires_at',
      'name',
      'language',
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) return undefined
  const who: SessionOwner =
    row.client_id === null
      ? { kind: 'staff', name: row.staff_name ?? '' }
      : { kind: 'client', clientId: row.client_id, name: row.name ?? '', language: row.language ?? undefined }
  return {
    tokenHash: row.token_hash,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    who,
  }
}

/** Notes that a session is in use, at most once an hour. */
export async function touchSession(db: Db, session: Session, now: Date): Promise<void> {
  if (now.getTime() - session.lastUsedAt.getTime() < TOUCH_EVERY_MS) return
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', session.tokenHash).execute()
}

export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

const LISTED = 100

const ofOwner = (clientId: string | undefined) =>
  clientId === undefined ? sql<boolean>`kind = 'staff'` : sql<boolean>`client_id = ${clientId}`

/** Of a client, or without one of staff: those that have not ended, newest first. */
export async function listOpenSessions(db: Db, clientId: string | undefined, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'created_at', 'last_used_at', 'expires_at', 'address', 'agent'])
    .where(ofOwner(clientId))
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute()
}

/** False when the owner has no such session. */
export async function deleteSessionById(db: Db, clientId: string | undefined, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('sessions').where(ofOwner(clientId)).where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Ends every session of a client, or without one of staff, but that of `token`; answers how many. */
export async function deleteSessionsBut(db: Db, clientId: string | undefined, token: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where(ofOwner(clientId))
    .where('token_hash', '!=', hashToken(token))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Ends every staff session; answers how many. */
export async function deleteStaffSessions(db: Db): Promise<number> {
  const result = await db.deleteFrom('sessions').where('kind', '=', 'staff').executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Removes sessions that have ended; answers how many. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const result = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}
