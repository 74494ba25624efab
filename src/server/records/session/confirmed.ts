// Before a change that outlives a session the password is given again: a screen left open, or a token that was stolen, changes nothing.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Member } from '../../scope.ts'
import { findSetting } from '../../store/settings.ts'
import { findMember, type StaffMember } from '../../store/staff-members.ts'
import { isPassword, passwordHash } from './password.ts'
import { tryPassword } from './password-limit.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId'>
type Own = { readonly member: Member | undefined }

/** Throws `conflict` for who signed in with the shared password. */
export async function ownRow({ db }: Pick<Deps, 'db'>, { member }: Own): Promise<StaffMember> {
  const row = member && (await findMember(db, member.id))
  if (!row) throw new AppError('conflict', 'no-own-account')
  return row
}

/** The own account, once its password was given. Throws as `ownRow`, `forbidden` for a wrong one, `limited` after five in fifteen minutes. */
export async function confirmed(needs: Needs, caller: Own, password: string): Promise<StaffMember> {
  const row = await ownRow(needs, caller)
  await check(needs, { password, stored: row.password_hash, subject: `own ${row.id}` })
  return row
}

/** As `confirmed`, for the shared password too, where the caller has none of their own: its wrong tries count with those of signing in. */
export async function confirmStaff(
  needs: Needs,
  { member, address }: Own & { readonly address: string },
  password: string,
): Promise<void> {
  if (member) await confirmed(needs, { member }, password)
  else await check(needs, { password, stored: await findSetting(needs.db, 'staff_password_hash'), subject: address })
}

type Given = { readonly password: string; readonly stored: unknown; readonly subject: string }

async function check(needs: Needs, { password, stored, subject }: Given): Promise<void> {
  const hash = passwordHash.safeParse(stored).data
  const isRight = async () => hash !== undefined && isPassword(password, hash)
  const tried = await tryPassword(needs, { kind: 'staff', subject }, isRight)
  if (tried.kind === 'locked') throw new AppError('limited', 'password-locked', { minutes: tried.minutes })
  if (tried.kind === 'wrong') throw new AppError('forbidden', 'password-wrong')
}
