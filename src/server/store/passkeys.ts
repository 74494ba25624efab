// Passkeys of staff and of people of clients; what authenticators are asked to sign, kept as hashes.
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { hashToken } from './sessions.ts'
import type { PasskeysTable } from './tables/passkeys.ts'

/** Whose passkeys: every question names the owner. */
export type PasskeyOwner = { readonly kind: 'staff' | 'person'; readonly id: string }
type Passkey = Selectable<PasskeysTable>
export type NewPasskey = Pick<Passkey, 'id' | 'name' | 'public_key' | 'transports' | 'is_synced' | 'created_at'> & {
  readonly sign_count: number
}

const COLUMN = { staff: 'staff_id', person: 'person_id' } as const

export function listPasskeys(db: Db, owner: PasskeyOwner) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'transports', 'is_synced', 'created_at', 'last_used_at'])
    .where(COLUMN[owner.kind], '=', owner.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** False when the credential is kept already, of whomever. */
export async function insertPasskey(tx: Tx, owner: PasskeyOwner, passkey: NewPasskey): Promise<boolean> {
  const owned = { staff_id: null, person_id: null, [COLUMN[owner.kind]]: owner.id }
  const done = await tx
    .insertInto('passkeys')
    .values({ ...passkey, ...owned, last_used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The name it had; undefined when the owner has no such passkey. */
export async function deletePasskey(tx: Tx, owner: PasskeyOwner, id: string): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where(COLUMN[owner.kind], '=', owner.id)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}

/** Somebody gets in anew: what let them in before does so no more. */
export async function deletePasskeysOf(tx: Tx, owner: PasskeyOwner): Promise<void> {
  await tx.deleteFrom('passkeys').where(COLUMN[owner.kind], '=', owner.id).execute()
}

/** By the id that the authenticator gives: whose it is comes with it. */
export function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when another use of it came between: a count that was given is good once. */
export async function notePasskeyUse(
  db: Db,
  passkey: Pick<Passkey, 'id' | 'sign_count'>,
  use: { readonly count: number; readonly isSynced: boolean; readonly at: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('passkeys')
    .set({ sign_count: use.count, is_synced: use.isSynced, last_used_at: use.at })
    .where('id', '=', passkey.id)
    .where(sql<boolean>`sign_count = ${passkey.sign_count}::bigint`)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

type Asked = { readonly purpose: string; readonly now: Date }

/** Those that are over are swept out on the way. */
export async function insertPasskeyChallenge(
  db: Db,
  challenge: string,
  { purpose, now, expiresAt }: Asked & { readonly expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashToken(challenge), purpose, expires_at: expiresAt })
    .execute()
}

/** Takes it away; false when it was used, is over or was made for something else. */
export async function takePasskeyChallenge(db: Db, challenge: string, { purpose, now }: Asked): Promise<boolean> {
  const gone = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
