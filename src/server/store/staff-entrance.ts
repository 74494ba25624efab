// How members of staff get in: invitations, the time between password and second factor, recovery codes. Tokens and codes are kept as hashes.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { hashToken } from './sessions.ts'
import type { StaffInvitationsTable } from './tables/staff.ts'

type Invitation = Omit<Selectable<StaffInvitationsTable>, 'token_hash'>

/** In place of any the member had before. */
export async function replaceInvitation(tx: Tx, token: string, invitation: Invitation): Promise<void> {
  await deleteInvitation(tx, invitation.member_id)
  await tx
    .insertInto('staff_invitations')
    .values({ token_hash: hashToken(token), ...invitation })
    .execute()
}

/** Undefined when there is none, or it is over. */
export function findInvitation(db: Db, token: string, now: Date): Promise<Invitation | undefined> {
  return db
    .selectFrom('staff_invitations')
    .select(['member_id', 'sealed_totp', 'created_at', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes the invitation away; false when somebody was faster. */
export async function takeInvitation(tx: Tx, token: string, now: Date): Promise<boolean> {
  const gone = await tx
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Whether a member is invited still. */
export async function hasInvitation(db: Db, memberId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('staff_invitations')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteInvitation(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('staff_invitations').where('member_id', '=', memberId).execute()
}

/** Notes that a member gave the password; those that are over are swept out on the way. */
export async function insertChallenge(
  db: Db,
  token: string,
  row: { readonly memberId: string; readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await db.deleteFrom('staff_challenges').where('expires_at', '<=', row.now).execute()
  await db
    .insertInto('staff_challenges')
    .values({ token_hash: hashToken(token), member_id: row.memberId, expires_at: row.expiresAt })
    .execute()
}

/** Who gave the password; undefined when the challenge was used or is over. */
export async function memberOfChallenge(db: Db, token: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_challenges')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.member_id
}

/** Takes the challenge away; false when it was used meanwhile. */
export async function takeChallenge(tx: Tx, token: string): Promise<boolean> {
  const gone = await tx.deleteFrom('staff_challenges').where('token_hash', '=', hashToken(token)).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function deleteChallenges(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('staff_challenges').where('member_id', '=', memberId).execute()
}

/** In place of all codes the member had before. */
export async function replaceRecoveryCodes(tx: Tx, memberId: string, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('member_id', '=', memberId).execute()
  const rows = codes.map((code) => ({ member_id: memberId, code_hash: hashToken(code) }))
  await tx.insertInto('staff_recovery_codes').values(rows).execute()
}

/** False when the member has no such code, or has used it. */
export async function spendRecoveryCode(db: Db, memberId: string, code: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  const found = await db
    .selectFrom('staff_recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return found.count
}
