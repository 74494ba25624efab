// Invitations to join a client. Tokens are kept as hashes.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { hashToken } from './sessions.ts'
import type { ClientInvitationsTable } from './tables/clients.ts'

export type ClientInvitation = Omit<Selectable<ClientInvitationsTable>, 'token_hash'>

const COLUMNS = [
  'id',
  'client_id',
  'email',
  'role',
  'invited_by',
  'invited_by_id',
  'was_sent',
  'created_at',
  'expires_at',
] as const

export async function insertClientInvitation(tx: Tx, token: string, row: ClientInvitation): Promise<void> {
  await tx
    .insertInto('client_invitations')
    .values({ ...row, token_hash: hashToken(token) })
    .execute()
}

/** Newest first, those that are over too. */
export function listClientInvitations(db: Db, clientId: string): Promise<readonly ClientInvitation[]> {
  return db
    .selectFrom('client_invitations')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export function findClientInvitation(db: Db, clientId: string, id: string): Promise<ClientInvitation | undefined> {
  return db
    .selectFrom('client_invitations')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** `email` in lower case. */
export function findClientInvitationOf(db: Db, clientId: string, email: string): Promise<ClientInvitation | undefined> {
  return db
    .selectFrom('client_invitations')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Undefined when there is none, or it is over. */
export function findClientInvitationByToken(db: Db, token: string, now: Date): Promise<ClientInvitation | undefined> {
  return db
    .selectFrom('client_invitations')
    .select(COLUMNS)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes the invitation away; undefined when somebody was faster, or it is over. */
export function takeClientInvitation(tx: Tx, token: string, now: Date): Promise<ClientInvitation | undefined> {
  return tx
    .deleteFrom('client_invitations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** A new token and term; the old token is worth nothing. */
export async function renewClientInvitation(
  tx: Tx,
  token: string,
  row: Pick<ClientInvitation, 'id' | 'client_id' | 'expires_at'>,
): Promise<void> {
  await tx
    .updateTable('client_invitations')
    .set({ token_hash: hashToken(token), expires_at: row.expires_at, was_sent: false })
    .where('client_id', '=', row.client_id)
    .where('id', '=', row.id)
    .execute()
}

export async function markInvitationSent(db: Db, clientId: string, id: string): Promise<void> {
  await db
    .updateTable('client_invitations')
    .set({ was_sent: true })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

/** False when there is none. */
export async function deleteClientInvitation(db: Db, clientId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('client_invitations')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** People and invitations of a client together. */
export async function countPeopleAndInvited(db: Db, clientId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select ((select count(*) from client_members where client_id = ${clientId})
      + (select count(*) from client_invitations where client_id = ${clientId}))::int as count`.execute(db)
  return found.rows[0]?.count ?? 0
}
