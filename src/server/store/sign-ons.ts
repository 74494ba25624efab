// Single sign-on of staff: accounts at the provider, and tries that are under way. Keys are kept as hashes.
import type { Selectable } from 'kysely'
import type { Db, Tx } from './database.ts'
import { hashToken } from './sessions.ts'
import type { SignOnTriesTable, StaffSignOnsTable } from './tables/sign-ons.ts'

type SignOnRow = Selectable<StaffSignOnsTable>
type Try = Omit<Selectable<SignOnTriesTable>, 'key_hash'>

/** In place of an earlier one of the same browser; those that are over are swept out on the way. */
export async function insertSignOnTry(db: Db, key: string, row: Try): Promise<void> {
  await db.deleteFrom('sign_on_tries').where('expires_at', '<=', row.begun_at).execute()
  await db
    .insertInto('sign_on_tries')
    .values({ key_hash: hashToken(key), ...row })
    .execute()
}

/** Takes it away, so that no server takes it a second time; undefined when it was used or is over. */
export function takeSignOnTry(db: Db, key: string, now: Date): Promise<Try | undefined> {
  return db
    .deleteFrom('sign_on_tries')
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', now)
    .returning(['session_hash', 'wanted', 'begun_at', 'expires_at'])
    .executeTakeFirst()
}

type Account = Pick<SignOnRow, 'issuer' | 'subject'>

export function findSignOn(db: Db, { issuer, subject }: Account): Promise<SignOnRow | undefined> {
  return db
    .selectFrom('staff_sign_ons')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** The account of a member at one provider. */
export function signOnOfMember(db: Db, memberId: string, issuer: string): Promise<SignOnRow | undefined> {
  return db
    .selectFrom('staff_sign_ons')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
}

/** False where the account belongs to somebody, or the member has another at the provider. */
export async function insertSignOn(tx: Tx, row: SignOnRow): Promise<boolean> {
  const done = await tx
    .insertInto('staff_sign_ons')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function noteSignOnUse(db: Db, { issuer, subject }: Account, at: Date): Promise<void> {
  await db
    .updateTable('staff_sign_ons')
    .set({ last_used_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

/** At every provider; answers the addresses that the accounts had. */
export async function deleteSignOnsOf(tx: Tx, memberId: string): Promise<readonly string[]> {
  const gone = await tx.deleteFrom('staff_sign_ons').where('member_id', '=', memberId).returning('email').execute()
  return gone.map(({ email }) => email)
}
