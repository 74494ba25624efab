// Signing in to staff by the provider of single sign-on. A person is known by issuer and subject; the first time by the e-mail address that
// the provider has checked, if somebody on staff has it. Who may what stays Portage's own.
import { maskedEmail } from '#domain/security-event.ts'
import { texts as en } from '#texts/en/sign-on.ts'
import { wordsIn } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { askForLetter } from '../../../jobs/letters.ts'
import type { Identity } from '../../../providers/sign-on/sign-on.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import type { Tx } from '../../../store/database.ts'
import { recordSecurityEvent } from '../../../store/security-events.ts'
import { findSignOn, insertSignOn, noteSignOnUse } from '../../../store/sign-ons.ts'
import { deleteInvitation, hasInvitation } from '../../../store/staff-entrance.ts'
import {
  changeMember,
  findMember,
  findMemberByEmail,
  lockMembers,
  type StaffMember,
} from '../../../store/staff-members.ts'
import { type Who, watchSignIn } from '../sign-in-events.ts'
import type { SignedInMember } from '../staff/invitation.ts'
import { startMember } from '../staff/member-sign-in.ts'
import type { SignInFrom } from '../tokens.ts'
import { finishTry, providerOf } from './tries.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'secrets' | 'settings' | 'signOn' | 'jobs' | 'log'>
type CameBack = { readonly key: string | undefined; readonly query: string; readonly from: SignInFrom }

const NOBODY: Who = { actorKind: 'nobody', person: null, clientId: null }

/** Throws `unauthenticated` for a try that is not good, and for whom nobody on staff is; `overloaded` while the provider is away. */
export async function signInByProvider(
  needs: Needs,
  { key, query, from }: CameBack,
): Promise<SignedInMember & { readonly wanted: string | null }> {
  let tried = NOBODY
  const signed = await watchSignIn(needs, {
    address: from.address,
    work: async () => {
      const { identity, wanted } = await finishTry(needs, { key, query })
      tried = { ...NOBODY, person: identity.email ? maskedEmail(identity.email) : null }
      return { ...(await begin(needs, identity, from)), wanted }
    },
    signedIn: ({ user }) => ({ actorKind: 'staff', person: user.name, personId: user.id, clientId: null }),
    tried: async () => tried,
  })
  needs.jobs.ring()
  return signed
}

/** Whoever is shut out at the same moment waits or is before: no session outlives it. */
function begin(needs: Needs, identity: Identity, from: SignInFrom): Promise<SignedInMember> {
  return needs.db.transaction().execute(async (tx) => {
    const known = await findSignOn(tx, identity)
    const memberId = known?.member_id ?? (await link(needs, tx, identity, from))
    const started = await startMember(needs, tx, memberId, { ...from, bySignOn: true })
    if (!started) throw new AppError('unauthenticated', 'sign-on-unknown')
    await noteSignOnUse(tx, identity, needs.now())
    return started
  })
}

/** Answers whose account it is from now on. */
async function link(needs: Needs, tx: Tx, identity: Identity, { address }: SignInFrom): Promise<string> {
  const { email, isEmailVerified, issuer, subject } = identity
  if (email && !isEmailVerified) throw new AppError('unauthenticated', 'sign-on-unverified')
  await lockMembers(tx)
  const member = email ? await findMemberByEmail(tx, email) : undefined
  if (!email || !member || !(await mayJoin(needs, tx, member))) throw new AppError('unauthenticated', 'sign-on-unknown')
  const at = needs.now()
  const row = { issuer, subject, member_id: member.id, email, linked_at: at, last_used_at: at }
  // Somebody else has the address at the provider now: an owner takes the old link away first.
  if (!(await insertSignOn(tx, row))) throw new AppError('unauthenticated', 'sign-on-unknown')
  if (!member.joined_at) {
    await changeMember(tx, member.id, { joined_at: at })
    await deleteInvitation(tx, member.id)
  }
  await note(needs, tx, { member, email, address })
  return member.id
}

/** Who has joined, or is invited still. */
const mayJoin = async ({ now }: Needs, tx: Tx, { id, joined_at, disabled_at }: StaffMember): Promise<boolean> =>
  disabled_at === null && (joined_at !== null || (await hasInvitation(tx, id, now())))

type Linked = { readonly member: StaffMember; readonly email: string; readonly address: string }

/** Whoever it was: the person hears of it. */
async function note(needs: Needs, tx: Tx, { member, email, address }: Linked): Promise<void> {
  const { id, name } = member
  const at = needs.now()
  const actor = { kind: 'staff', id, name } as const
  const subject = { kind: 'staff_member', id }
  const { label } = providerOf(needs)
  const action = 'staff.sign-on-linked'
  await insertAudit(tx, { at, actor, clientId: null, action, subject, before: null, after: null })
  const person = { actorKind: 'staff', person: name, personId: id, clientId: null, address } as const
  await recordSecurityEvent(tx, { at, kind: 'sign-on-linked', ...person })
  if (!member.joined_at) await recordSecurityEvent(tx, { at, kind: 'person-joined', ...person })
  const texts = wordsIn('en', en)
  const letter = { to: member.email, subject: texts.linkedSubject, text: texts.linkedLetter(name, label, email) }
  await askForLetter(tx, needs, { letter, actor, clientId: null })
}

/** Whether it is the account of a member, as it is now. */
export async function isAccountOf({ db }: Pick<Deps, 'db'>, identity: Identity, memberId: string): Promise<boolean> {
  const [known, member] = [await findSignOn(db, identity), await findMember(db, memberId)]
  return known?.member_id === memberId && member?.disabled_at === null
}
