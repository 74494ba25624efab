// What a member of staff changes of the own account. Password and authenticator end the other sessions.
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import {
  authenticatorOf,
  authenticatorOwner,
  newAuthenticatorSecret,
  stepOfCode,
} from '../../../records/session/authenticator.ts'
import { confirmed, ownRow } from '../../../records/session/confirmed.ts'
import { refuseWeakPassword } from '../../../records/session/new-password.ts'
import { hashPassword } from '../../../records/session/password.ts'
import { newRecoveryCodes, plainRecoveryCode } from '../../../records/session/recovery-codes.ts'
import type { Actor, Member } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import type { Tx } from '../../../store/database.ts'
import { deleteSessionsBut } from '../../../store/sessions.ts'
import { signOnOfMember } from '../../../store/sign-ons.ts'
import { countRecoveryCodes, deleteChallenges, replaceRecoveryCodes } from '../../../store/staff-entrance.ts'
import { changeMember, findMember, type StaffMember } from '../../../store/staff-members.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'secrets' | 'settings'>
type Caller = { readonly actor: Actor; readonly member: Member | undefined; readonly token: string }

/** A secret that is being set up stays the same so long. */
const SET_UP_MS = 10 * 60_000

/** Null for who signed in with the shared password. */
export async function ownAccount({ db, signOn }: Pick<Deps, 'db' | 'signOn'>, member: Member | undefined) {
  const row = member && (await findMember(db, member.id))
  if (!row) return null
  const linked = signOn && (await signOnOfMember(db, row.id, signOn.issuer))
  return {
    name: row.name,
    email: row.email,
    role: row.role,
    passwordSince: row.password_at?.toISOString() ?? null,
    authenticatorSince: row.totp_at?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, row.id),
    signOn: linked
      ? {
          email: linked.email,
          linkedAt: linked.linked_at.toISOString(),
          lastUsedAt: linked.last_used_at.toISOString(),
        }
      : null,
  }
}

/** Answers how many other sessions were ended. Throws `forbidden` for a wrong current password, `invalid` for a weak new one. */
export async function setPassword(
  needs: Needs,
  caller: Caller,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<number> {
  const row = await confirmed(needs, caller, current)
  refuseWeakPassword(next)
  if (next === current) throw new AppError('invalid', 'password-same-as-before')
  const hash = await hashPassword(next, needs.settings.passwordSteps)
  return needs.db.transaction().execute(async (tx) => {
    await changeMember(tx, row.id, { password_hash: JSON.stringify(hash), password_at: needs.now() })
    await note(needs, tx, caller, 'staff.password-changed')
    return signOutElsewhere(tx, row.id, caller.token)
  })
}

/** A secret for another app, kept until a code of it comes. */
export async function beginAuthenticator(needs: Needs, caller: Caller) {
  const row = await ownRow(needs, caller)
  const begun = begunSecret(needs, row)
  const secret = begun ?? newAuthenticatorSecret()
  if (!begun) {
    const sealed = needs.secrets.seal(secret, authenticatorOwner(row.id))
    await changeMember(needs.db, row.id, { sealed_next_totp: sealed, next_totp_at: needs.now() })
  }
  return authenticatorOf(secret, row.email)
}

/** Answers how many other sessions were ended. Throws `conflict` when no app is being set up, `invalid` for a code that is not of it. */
export async function takeAuthenticator(needs: Needs, caller: Caller, code: string): Promise<number> {
  const row = await ownRow(needs, caller)
  const secret = begunSecret(needs, row)
  if (!secret) throw new AppError('conflict', 'no-authenticator-begun')
  const step = stepOfCode(secret, code, needs.now())
  if (step === undefined) throw new AppError('invalid', 'authenticator-code-wrong')
  return needs.db.transaction().execute(async (tx) => {
    await changeMember(tx, row.id, {
      sealed_totp: row.sealed_next_totp,
      totp_at: needs.now(),
      totp_step: step,
      sealed_next_totp: null,
      next_totp_at: null,
    })
    await note(needs, tx, caller, 'staff.authenticator-changed')
    return signOutElsewhere(tx, row.id, caller.token)
  })
}

export async function renewCodes(needs: Needs, caller: Caller): Promise<readonly string[]> {
  const row = await ownRow(needs, caller)
  const codes = newRecoveryCodes()
  await needs.db.transaction().execute(async (tx) => {
    await replaceRecoveryCodes(tx, row.id, codes.map(plainRecoveryCode))
    await note(needs, tx, caller, 'staff.recovery-codes-made')
  })
  return codes
}

function begunSecret({ now, secrets }: Needs, row: StaffMember): string | undefined {
  const { sealed_next_totp: sealed, next_totp_at: at } = row
  if (!sealed || !at || now().getTime() - at.getTime() > SET_UP_MS) return undefined
  return secrets.open(sealed, authenticatorOwner(row.id))
}

async function signOutElsewhere(tx: Tx, id: string, token: string): Promise<number> {
  await deleteChallenges(tx, id)
  return deleteSessionsBut(tx, { kind: 'member', id }, token)
}

async function note({ now }: Needs, tx: Tx, { actor }: Caller, action: string): Promise<void> {
  const subject = { kind: 'staff_member', id: actor.id }
  await insertAudit(tx, { at: now(), actor, clientId: null, action, subject, before: null, after: null })
}
