// Signs staff in by the staff password. Source: decisions 4 and 7.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { hashPassword, isPassword, type PasswordHash, passwordHash } from '../../records/session/password.ts'
import { type Tried, tryPassword } from '../../records/session/password-limit.ts'
import { findSetting, findSettingForShare } from '../../store/settings.ts'
import { isKnownNetwork } from './known-network.ts'
import { type SignInFrom, type StartedSession, startSession } from './tokens.ts'

type SignedInStaff = StartedSession & { readonly user: { readonly id: string; readonly name: string } }

/** Staff share one password, so they share one id and name. */
const STAFF = { id: 'staff', name: 'Staff' } as const

/**
 * Starts a staff session. `from.address`: network address of the caller, whose wrong tries are limited.
 * Throws `unauthenticated` for a wrong password, for one that was changed meanwhile, or when none was ever set, and `limited`
 * after too many wrong ones: from the address, or from all addresses that staff never signed in from.
 */
export async function signInStaff(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret'>,
  password: string,
  from: SignInFrom,
): Promise<SignedInStaff> {
  const stored = passwordHash.safeParse(await findSetting(deps.db, 'staff_password_hash')).data
  const tried = await tryFrom(deps, from.address, () => fits(password, stored))
  if (tried.kind === 'locked') throw new AppError('limited', 'too-many-requests')
  if (tried.kind === 'wrong') throw new AppError('unauthenticated', 'staff-password-wrong')
  const session = await deps.db.transaction().execute(async (tx) => {
    const now = passwordHash.safeParse(await findSettingForShare(tx, 'staff_password_hash')).data
    if (now?.hash !== stored?.hash) throw new AppError('unauthenticated', 'staff-password-wrong')
    return startSession({ ...deps, db: tx }, { kind: 'staff', name: STAFF.name }, from)
  })
  return { ...session, user: STAFF }
}

/** Wrong tries in fifteen minutes from all addresses together that staff never signed in from: many machines guess no faster than one. */
const MOST_FROM_STRANGERS = 20

async function tryFrom(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  address: string,
  isRight: () => Promise<boolean>,
): Promise<Tried> {
  const own = () => tryPassword(deps, { kind: 'staff', subject: address }, isRight)
  if (await isKnownNetwork(deps, { clientId: 'staff', address })) return own()
  let tried: Tried = { kind: 'wrong' }
  const all = await tryPassword(
    deps,
    { kind: 'staff', subject: 'unknown networks' },
    async () => {
      tried = await own()
      return tried.kind !== 'wrong'
    },
    MOST_FROM_STRANGERS,
  )
  return all.kind === 'locked' ? all : tried
}

async function fits(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  if (stored) return isPassword(password, stored)
  // As much work as with a password set, so that the time does not tell.
  await hashPassword(password)
  return false
}
