// People on staff for tests: somebody who joined, somebody who was invited, and their sessions.
import { Secret, TOTP } from 'otpauth'
import type { StaffRole } from '#domain/staff-role.ts'
import type { Deps } from '../deps.ts'
import { authenticatorOwner } from '../records/session/authenticator.ts'
import { hashPassword } from '../records/session/password.ts'
import { insertSession } from '../store/sessions.ts'
import { insertChallenge, replaceInvitation, replaceRecoveryCodes } from '../store/staff-entrance.ts'
import { changeMember, insertMember } from '../store/staff-members.ts'
import { givenSignOn } from './recorded-sign-on.ts'
import { ASKED_TO_MAKE, givenPasskeyAsk, givenPasskeys } from './software-passkey.ts'
import { FEW_STEPS, type TestCaller } from './test-app.ts'

export const MEMBER_PASSWORD = 'quiet harbour lantern'
export const RECOVERY_CODE = 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX'
/** Of everybody's app, and of the one that is being set up. */
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const NEXT_SECRET = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU'

export const codeOf = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** What the app shows at an instant. */
export const codeAt = (now: Date): string => codeOf(SECRET, now)
export const nextCodeAt = (now: Date): string => codeOf(NEXT_SECRET, now)

type Given = { readonly role?: StaffRole; readonly name?: string; readonly email?: string }

/** Somebody who joined, with one recovery code, and an app that is being set up in place of the old one. Answers the id. */
export async function givenMember(deps: Deps, given: Given = {}): Promise<string> {
  const { db, newId, now, secrets } = deps
  const id = newId()
  const { role = 'operator', name = 'Robin Vale', email = `${id}@example.com` } = given
  await insertMember(db, { id, name, email, role, invited_by: 'Sam Ash', created_at: now() })
  await changeMember(db, id, {
    joined_at: now(),
    password_hash: JSON.stringify(await hashPassword(MEMBER_PASSWORD, FEW_STEPS)),
    password_at: now(),
    sealed_totp: secrets.seal(SECRET, authenticatorOwner(id)),
    totp_at: now(),
    sealed_next_totp: secrets.seal(NEXT_SECRET, authenticatorOwner(id)),
    next_totp_at: now(),
  })
  await db.transaction().execute((tx) => replaceRecoveryCodes(tx, id, [RECOVERY_CODE.replaceAll('-', '')]))
  await givenPasskeyAsk(deps, ASKED_TO_MAKE, `staff ${id}`)
  return id
}

/** A session of a new member. */
export async function memberCaller(deps: Deps, given: Given = {}): Promise<TestCaller & { readonly id: string }> {
  const id = await givenMember(deps, given)
  const { role = 'operator', name = 'Robin Vale' } = given
  const token = deps.newSecret(32)
  await insertSession(deps.db, token, { kind: 'staff', name, member: { id, role } }, deps.now())
  return { kind: 'staff', id, token }
}

/** Somebody who was invited and has the same app as everybody. */
export async function givenInvited(deps: Deps): Promise<{ readonly id: string; readonly token: string }> {
  const { db, newId, newSecret, now, secrets } = deps
  const [id, token] = [newId(), newSecret(32)]
  const created_at = now()
  const email = `${id}@example.com`
  await insertMember(db, { id, name: 'Kim Lee', email, role: 'reader', invited_by: 'Sam Ash', created_at })
  const sealed_totp = secrets.seal(SECRET, authenticatorOwner(id))
  const expires_at = new Date(created_at.getTime() + 86_400_000)
  await db
    .transaction()
    .execute((tx) => replaceInvitation(tx, token, { member_id: id, sealed_totp, created_at, expires_at }))
  return { id, token }
}

/** Somebody on staff who gave the password, somebody who was invited, and passkeys of a member and of a client's owner. */
export async function givenStaff(deps: Deps, mark: string, ownerId: string) {
  const memberEmail = `${mark.toLowerCase()}-staff@example.com`
  const memberId = await givenMember(deps, { email: memberEmail })
  const invited = await givenInvited(deps)
  const staffChallenge = deps.newSecret(32)
  const expiresAt = new Date(deps.now().getTime() + 600_000)
  await insertChallenge(deps.db, staffChallenge, { memberId, expiresAt, now: deps.now() })
  await givenSignOn(deps, memberId, `member ${memberId}`)
  const passkeys = await givenPasskeys(deps, { ownerId, memberId })
  return { ...passkeys, memberId, memberEmail, staffChallenge, invitedId: invited.id, invitationToken: invited.token }
}
