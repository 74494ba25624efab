// Members of staff: read, counted, changed. How they get in is in `staff-entrance.ts`.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { isOpenAt } from './sessions.ts'
import type { StaffMembersTable } from './tables/staff.ts'

export type StaffMember = Selectable<StaffMembersTable>

const COLUMNS = [
  'id',
  'name',
  'email',
  'role',
  'invited_by',
  'created_at',
  'joined_at',
  'password_hash',
  'password_at',
  'sealed_totp',
  'totp_at',
  'totp_step',
  'sealed_next_totp',
  'next_totp_at',
  'disabled_at',
] as const

export function findMember(db: Db, id: string): Promise<StaffMember | undefined> {
  return db.selectFrom('staff_members').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** `email` in lower case. */
export function findMemberByEmail(db: Db, email: string): Promise<StaffMember | undefined> {
  return db.selectFrom('staff_members').select(COLUMNS).where('email', '=', email).executeTakeFirst()
}

/** As `findMember`; until the transaction ends whoever changes the member waits. */
export function findMemberForShare(tx: Tx, id: string): Promise<StaffMember | undefined> {
  return tx.selectFrom('staff_members').select(COLUMNS).where('id', '=', id).forShare().executeTakeFirst()
}

/** Until the transaction ends nobody else changes who is on staff; reading goes on. */
export async function lockMembers(tx: Tx): Promise<void> {
  await sql`lock table staff_members in share row exclusive mode`.execute(tx)
}

export type ListedMember = Pick<
  StaffMember,
  'id' | 'name' | 'email' | 'role' | 'invited_by' | 'created_at' | 'joined_at' | 'disabled_at'
> & {
  /** Of an invitation that is open or over; null when there is none. */
  readonly invitation_ends: Date | null
  readonly open_sessions: number
  /** Address of an account at the provider of single sign-on. */
  readonly signs_on_as: string | null
}

/** One page of the members by name. */
export async function pageOfMembers(
  db: Db,
  page: { readonly limit: number; readonly offset: number; readonly now: Date },
): Promise<{ readonly rows: readonly ListedMember[]; readonly total: number }> {
  const found = await sql<ListedMember & { readonly total: number }>`
    select m.id, m.name, m.email, m.role, m.invited_by, m.created_at, m.joined_at, m.disabled_at,
      i.expires_at as invitation_ends,
      (select count(*)::int from sessions s where s.staff_id = m.id and ${isOpenAt(page.now, 's')}) as open_sessions,
      (select max(o.email) from staff_sign_ons o where o.member_id = m.id) as signs_on_as,
      (select count(*)::int from staff_members) as total
    from staff_members m left join staff_invitations i on i.member_id = m.id
    order by lower(m.name), m.id limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 }
}

/** Owners who can sign in, but for one member. */
export async function countOtherOwners(db: Db, memberId: string): Promise<number> {
  const found = await db
    .selectFrom('staff_members')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where('id', '!=', memberId)
    .executeTakeFirstOrThrow()
  return found.count
}

/** Whether anybody can sign in with a name of their own. */
export async function hasMember(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('staff_members')
    .select('id')
    .where('joined_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertMember(
  db: Db,
  row: Pick<StaffMember, 'id' | 'name' | 'email' | 'role' | 'invited_by' | 'created_at'>,
): Promise<void> {
  await db.insertInto('staff_members').values(row).execute()
}

/** JSON columns as text. */
type Changed = Partial<Omit<StaffMember, 'id' | 'email' | 'password_hash'>> & { readonly password_hash?: string }

export async function changeMember(db: Db, id: string, fields: Changed): Promise<void> {
  await db.updateTable('staff_members').set(fields).where('id', '=', id).execute()
}

/** Counts a step of the authenticator as used; false when it, or a later one, was used before. */
export async function spendTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const done = await db
    .updateTable('staff_members')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where((is) => is.or([is('totp_step', 'is', null), is('totp_step', '<', step)]))
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
