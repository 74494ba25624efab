// What holds of passkeys where a company wants one of everybody: the first may be made by who signed in without, no further one, and the
// last one stays. On staff the last one stays of who has no other second step.
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { belongsWherePasskeysAreNeeded } from '../../../store/client-people.ts'
import type { Db } from '../../../store/database.ts'
import { listPasskeys } from '../../../store/passkeys.ts'
import { signOnOfMember } from '../../../store/sign-ons.ts'
import type { StaffMember } from '../../../store/staff-members.ts'

/** Of a session that owes one. Throws `forbidden` for who has one to show. */
export function refuseFurther(known: number): void {
  if (known > 0) throw new AppError('forbidden', 'passkey-needed', { hasOne: true })
}

/** Throws `conflict` for the last passkey of a person who needs one. */
export async function refuseLast({ settings }: Pick<Deps, 'settings'>, db: Db, personId: string): Promise<void> {
  const isNeeded = settings.clientSignIn === 'passkey' || (await belongsWherePasskeysAreNeeded(db, personId))
  if (!isNeeded) return
  const kept = await listPasskeys(db, { kind: 'person', id: personId })
  if (kept.length === 0) throw new AppError('conflict', 'last-passkey')
}

/** Throws `conflict` for the last passkey of somebody on staff who has neither an app nor single sign-on: recovery codes run out. */
export async function refuseOnlyStep(
  { signOn }: Pick<Deps, 'signOn'>,
  db: Db,
  { id, totp_at }: Pick<StaffMember, 'id' | 'totp_at'>,
): Promise<void> {
  if (totp_at !== null || (signOn && (await signOnOfMember(db, id, signOn.issuer)))) return
  const kept = await listPasskeys(db, { kind: 'staff', id })
  if (kept.length === 0) throw new AppError('conflict', 'only-second-step')
}
