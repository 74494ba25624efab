// Signs a member of staff in: e-mail address and password, then a code of the authenticator app or a recovery code.
import { createHash } from 'node:crypto'
import { maskedEmail } from '#domain/security-event.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { authenticatorOwner, stepOfCode } from '../../../records/session/authenticator.ts'
import { hashPassword, isPassword, passwordHash } from '../../../records/session/password.ts'
import { plainRecoveryCode } from '../../../records/session/recovery-codes.ts'
import type { Tx } from '../../../store/database.ts'
import {
  countRecoveryCodes,
  insertChallenge,
  memberOfChallenge,
  spendRecoveryCode,
  takeChallenge,
} from '../../../store/staff-entrance.ts'
import {
  findMember,
  findMemberByEmail,
  findMemberForShare,
  type StaffMember,
  spendTotpStep,
} from '../../../store/staff-members.ts'
import { lockedFor, tryFrom } from '../guess-limit.ts'
import { type SignInFrom, startSession } from '../tokens.ts'
import type { SignedInMember } from './invitation.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'secrets' | 'settings'>

/** Wrong tries in fifteen minutes of one account from all networks together that it never signed in from. */
const MOST_PASSWORDS = 20
const MOST_CODES = 10
/** Wrong codes of the app in a day, of strangers and from known networks apart: one chance in 10,000. A recovery code is no such guess. */
const MOST_CODES_A_DAY = 30
const CHALLENGE_BYTES = 32
const CHALLENGE_MS = 10 * 60_000

/**
 * First step; `email` in lower case. The answer to a wrong one, and the time it takes, are the same whether somebody has the address or not.
 * Throws `unauthenticated`, and `limited` after too many wrong tries.
 */
export async function givePassword(
  needs: Needs,
  { email, password }: { readonly email: string; readonly password: string },
  { address }: Pick<SignInFrom, 'address'>,
): Promise<{ readonly challenge: string; readonly expiresAt: string }> {
  const { db, now } = needs
  const member = await findMemberByEmail(db, email)
  const who = member && ({ kind: 'member', id: member.id } as const)
  const together = `member ${createHash('sha256').update(email).digest('base64url')}`
  const tried = await tryFrom(needs, { address, who, together, most: MOST_PASSWORDS }, () =>
    fits(needs, password, member),
  )
  if (tried.kind === 'locked') throw lockedFor(tried.minutes)
  if (tried.kind === 'wrong' || !member) throw new AppError('unauthenticated', 'member-sign-in-wrong')
  const challenge = needs.newSecret(CHALLENGE_BYTES)
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS)
  await insertChallenge(db, challenge, { memberId: member.id, expiresAt, now: now() })
  return { challenge, expiresAt: expiresAt.toISOString() }
}

async function fits({ settings }: Needs, password: string, member: StaffMember | undefined): Promise<boolean> {
  const stored = passwordHash.safeParse(member?.password_hash).data
  if (stored && member && !member.disabled_at) return isPassword(password, stored)
  // As much work as for an account that is open, so that the time does not tell.
  await hashPassword(password, settings.passwordSteps)
  return false
}

/** Second step. Throws `unauthenticated` for a wrong code, one that was used, and when the first step is too long ago. */
export async function giveCode(
  needs: Needs,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  from: SignInFrom,
): Promise<SignedInMember & { readonly recoveryCodesLeft: number }> {
  const { db, now } = needs
  const memberId = await memberOfChallenge(db, challenge, now())
  const member = memberId === undefined ? undefined : await findMember(db, memberId)
  if (!member) throw new AppError('unauthenticated', 'second-step-over')
  await refuseWrongCode(needs, member, { code, address: from.address })
  return begin(needs, member.id, challenge, from)
}

/** Of the app, or of recovery: each is good once. Throws `unauthenticated` for a wrong one, `limited` after many. */
export async function refuseWrongCode(
  needs: Omit<Needs, 'newSecret'>,
  member: StaffMember,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<void> {
  const { db, now } = needs
  const digits = code.replace(/[\s-]/g, '')
  const isOfApp = /^\d{6}$/.test(digits)
  const who = { kind: 'member', id: member.id } as const
  const mostADay = isOfApp ? MOST_CODES_A_DAY : undefined
  const guess = { address, who, together: `code ${member.id}`, most: MOST_CODES, mostADay }
  const tried = await tryFrom(needs, guess, () =>
    isOfApp ? isFreshCode(needs, member, digits) : spendRecoveryCode(db, member.id, plainRecoveryCode(code), now()),
  )
  if (tried.kind === 'locked') throw lockedFor(tried.minutes)
  if (tried.kind === 'wrong')
    throw new AppError('unauthenticated', isOfApp ? 'authenticator-code-wrong' : 'recovery-code-wrong')
}

async function isFreshCode(
  { db, now, secrets }: Pick<Needs, 'db' | 'now' | 'secrets'>,
  member: StaffMember,
  code: string,
): Promise<boolean> {
  const secret = member.sealed_totp && secrets.open(member.sealed_totp, authenticatorOwner(member.id))
  // Another key than the one it was encrypted with: the operator has to know, and no code is wrong.
  if (!secret) throw new AppError('unavailable', 'encryption-key-missing')
  const step = stepOfCode(secret, code, now())
  return step !== undefined && spendTotpStep(db, member.id, step)
}

/** Whoever is shut out, or whose password changes, at the same moment waits or is before: no session outlives it. */
async function begin(needs: Needs, memberId: string, challenge: string, from: SignInFrom) {
  const { db } = needs
  return db.transaction().execute(async (tx) => {
    const isTaken = await takeChallenge(tx, challenge)
    const started = isTaken ? await startMember(needs, tx, memberId, from) : undefined
    if (!started) throw new AppError('unauthenticated', 'second-step-over')
    return { ...started, recoveryCodesLeft: await countRecoveryCodes(tx, memberId) }
  })
}

/** A session of somebody who has proven who they are; undefined for who was shut out meanwhile. */
export async function startMember(
  needs: Pick<Deps, 'now' | 'newSecret'>,
  tx: Tx,
  memberId: string,
  from: SignInFrom,
): Promise<SignedInMember | undefined> {
  const member = await findMemberForShare(tx, memberId)
  if (!member || member.disabled_at) return undefined
  const { id, name, role } = member
  const session = await startSession({ ...needs, db: tx }, { kind: 'staff', name, member: { id, role } }, from)
  return { ...session, user: { id, name, role } }
}

/** As whom somebody tried, for the log of security events. */
export async function memberTried({ db }: Pick<Deps, 'db'>, email: string) {
  const member = await findMemberByEmail(db, email)
  return {
    actorKind: 'nobody',
    person: member?.name ?? maskedEmail(email),
    personId: member?.id,
    clientId: null,
  } as const
}

/** The same for the second step. */
export async function memberOf({ db, now }: Pick<Deps, 'db' | 'now'>, challenge: string) {
  const id = await memberOfChallenge(db, challenge, now())
  const member = id === undefined ? undefined : await findMember(db, id)
  return { actorKind: 'nobody', person: member?.name ?? null, personId: member?.id, clientId: null } as const
}
