// Signs staff in by the shared staff password. Source: decisions 4 and 7.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { hashPassword, isPassword, type PasswordHash, passwordHash } from '../../records/session/password.ts'
import { findSetting, findSettingForShare } from '../../store/settings.ts'
import { lockedFor, tryFrom } from './guess-limit.ts'
import { type SignInFrom, type StartedSession, startSession } from './tokens.ts'

type SignedInStaff = StartedSession & { readonly user: { readonly id: string; readonly name: string } }

/** Staff share one password, so they share one id and name. */
const STAFF = { id: 'staff', name: 'Staff' } as const

/**
 * Starts a staff session. `from.address`: network address of the caller, whose wrong tries are limited.
 * Throws `unauthenticated` for a wrong password, for one that was changed meanwhile, or when none was ever set, and `limited`
 * after too many wrong ones: from the address, or from all addresses that staff never signed in from. Throws `forbidden` where staff
 * sign in with names of their own.
 */
export async function signInStaff(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'settings'>,
  password: string,
  from: SignInFrom,
): Promise<SignedInStaff> {
  if (deps.settings.staffSignIn !== 'shared') throw new AppError('forbidden', 'staff-password-off')
  const stored = passwordHash.safeParse(await findSetting(deps.db, 'staff_password_hash')).data
  const guess = {
    address: from.address,
    who: { kind: 'staff' },
    together: 'unknown networks',
    most: MOST_FROM_STRANGERS,
  } as const
  const tried = await tryFrom(deps, guess, () => fits(password, stored))
  if (tried.kind === 'locked') throw lockedFor(tried.minutes)
  if (tried.kind === 'wrong') throw new AppError('unauthenticated', 'staff-password-wrong')
  const session = await deps.db.transaction().execute(async (tx) => {
    const now = passwordHash.safeParse(await findSettingForShare(tx, 'staff_password_hash')).data
    if (now?.hash !== stored?.hash) throw new AppError('unauthenticated', 'staff-password-wrong')
    return startSession({ ...deps, db: tx }, { kind: 'staff', name: STAFF.name }, from)
  })
  return { ...session, user: STAFF }
}

/** Wrong tries in fifteen minutes from all addresses together that staff never signed in from. */
const MOST_FROM_STRANGERS = 20

async function fits(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  if (stored) return isPassword(password, stored)
  // As much work as with a password set, so that the time does not tell.
  await hashPassword(password)
  return false
}
