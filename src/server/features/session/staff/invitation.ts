// Joining staff by an invitation: name, password and authenticator are set in one step, so that no account is ever half protected.
import type { PasskeyMade } from '#contract/passkeys.ts'
import type { StaffRole } from '#domain/staff-role.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import {
  authenticatorOf,
  authenticatorOwner,
  newAuthenticatorSecret,
  stepOfCode,
} from '../../../records/session/authenticator.ts'
import { refuseWeakPassword } from '../../../records/session/new-password.ts'
import { hashPassword } from '../../../records/session/password.ts'
import { newRecoveryCodes, plainRecoveryCode } from '../../../records/session/recovery-codes.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import type { Tx } from '../../../store/database.ts'
import { deletePasskeysOf, insertPasskey, type NewPasskey } from '../../../store/passkeys.ts'
import { recordSecurityEvent } from '../../../store/security-events.ts'
import { deleteSessionsOf } from '../../../store/sessions.ts'
import { deleteSignOnsOf } from '../../../store/sign-ons.ts'
import {
  deleteChallenges,
  findInvitation,
  replaceRecoveryCodes,
  takeInvitation,
} from '../../../store/staff-entrance.ts'
import { changeMember, findMember, lockMembers, type StaffMember } from '../../../store/staff-members.ts'
import { ask, passkeySite, readMade } from '../passkeys/ceremonies.ts'
import { type SignInFrom, type StartedSession, startSession } from '../tokens.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newSecret' | 'secrets' | 'settings'>

/** Throws `missing` for an invitation that was used, replaced or is over, and `unavailable` when its secret cannot be read. */
export async function readInvitation(needs: Needs, token: string) {
  const { db, now, secrets } = needs
  const invitation = await findInvitation(db, token, now())
  const member = invitation && (await findMember(db, invitation.member_id))
  if (!invitation || !member || member.disabled_at) throw new AppError('missing', 'invitation-over')
  const secret = secrets.open(invitation.sealed_totp, authenticatorOwner(member.id))
  if (secret === undefined) throw new AppError('unavailable', 'encryption-key-missing')
  return {
    member,
    sealed: invitation.sealed_totp,
    secret,
    shown: {
      name: member.name,
      email: member.email,
      role: member.role,
      expiresAt: invitation.expires_at.toISOString(),
      authenticator: authenticatorOf(secret, member.email),
    },
  }
}

type Given = {
  readonly token: string
  readonly name: string
  readonly password: string
  /** One of the two. */
  readonly code?: string | undefined
  readonly passkey?: PasskeyMade | undefined
}

/** What a browser needs to make the passkey somebody joins with; null where none can be used. */
export async function askToJoin(needs: Needs, site: string, member: Pick<StaffMember, 'id' | 'email'>) {
  const here = passkeySite(site)
  if (!here) return null
  const purpose = joining(member.id)
  const user = { id: Buffer.from(purpose).toString('base64url'), name: member.email }
  return { ...(await ask(needs, here, purpose)), user, known: [] }
}

const joining = (memberId: string): string => `join ${memberId}`

export type SignedInMember = StartedSession & {
  readonly user: { readonly id: string; readonly name: string; readonly role: StaffRole }
}

async function keepFirst(tx: Tx, id: string, passkey: NewPasskey): Promise<void> {
  if (!(await insertPasskey(tx, { kind: 'staff', id }, passkey))) throw new AppError('conflict', 'passkey-kept-already')
}

/**
 * Sets the account up and starts a session; whoever was signed in as this person is signed out. Throws `missing` for an invitation that is
 * over, `invalid` for a weak password and for a code that is not of the app, `unauthenticated` for a passkey that did not prove itself.
 */
export async function joinStaff(
  needs: Needs,
  { token, name, password, code, passkey }: Given,
  from: SignInFrom & { readonly site: string; readonly deviceName: string },
): Promise<SignedInMember & { readonly recoveryCodes: readonly string[] }> {
  const { db, now } = needs
  const { member, sealed, secret } = await readInvitation(needs, token)
  refuseWeakPassword(password)
  const factor = passkey
    ? { made: await readMade(needs, from.site, { purpose: joining(member.id), made: passkey }) }
    : { step: stepOfCode(secret, code ?? '', now()) }
  if (!factor.made && factor.step === undefined) throw new AppError('invalid', 'authenticator-code-wrong')
  const hash = await hashPassword(password, needs.settings.passwordSteps)
  const recoveryCodes = newRecoveryCodes()
  const { id } = member
  return db.transaction().execute(async (tx) => {
    await lockMembers(tx)
    const at = now()
    if (!(await takeInvitation(tx, token, at))) throw new AppError('missing', 'invitation-over')
    await changeMember(tx, id, {
      name,
      joined_at: member.joined_at ?? at,
      password_hash: JSON.stringify(hash),
      password_at: at,
      ...(factor.made
        ? { sealed_totp: needs.secrets.seal(newAuthenticatorSecret(), authenticatorOwner(id)), totp_at: null }
        : { sealed_totp: sealed, totp_at: at, totp_step: factor.step }),
    })
    await deletePasskeysOf(tx, { kind: 'staff', id })
    await deleteSignOnsOf(tx, id)
    if (factor.made) await keepFirst(tx, id, { ...factor.made, name: from.deviceName, created_at: at })
    const joined = await findMember(tx, id)
    if (!joined || joined.disabled_at) throw new AppError('missing', 'invitation-over')
    const { role } = joined
    await replaceRecoveryCodes(tx, id, recoveryCodes.map(plainRecoveryCode))
    await deleteChallenges(tx, id)
    await deleteSessionsOf(tx, { kind: 'member', id })
    await insertAudit(tx, {
      at,
      actor: { kind: 'staff', id, name },
      clientId: null,
      action: 'staff.joined',
      subject: { kind: 'staff_member', id },
      before: null,
      after: { name, role },
    })
    const person = { actorKind: 'staff', person: name, personId: id, clientId: null, address: from.address } as const
    await recordSecurityEvent(tx, { at, kind: 'person-joined', ...person })
    const session = await startSession({ ...needs, db: tx }, { kind: 'staff', name, member: { id, role } }, from)
    return { ...session, user: { id, name, role }, recoveryCodes }
  })
}
