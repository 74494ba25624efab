// Invites somebody to staff: a link that is good once, by letter where letters are sent, else to be handed on by who invites.
import { dateText, dayIn } from '#domain/calendar.ts'
import type { StaffRole } from '#domain/staff-role.ts'
import { texts as signOnTexts } from '#texts/en/sign-on.ts'
import { texts as en } from '#texts/en/staff-sign-in.ts'
import { wordsIn } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { awaitJob } from '../../../jobs/ask.ts'
import { askForLetter } from '../../../jobs/letters.ts'
import { authenticatorOwner, newAuthenticatorSecret } from '../../../records/session/authenticator.ts'
import type { Actor } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import type { Tx } from '../../../store/database.ts'
import { replaceInvitation } from '../../../store/staff-entrance.ts'
import {
  findMember,
  findMemberByEmail,
  insertMember,
  lockMembers,
  type StaffMember,
} from '../../../store/staff-members.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'secrets' | 'mailer' | 'jobs' | 'settings' | 'signOn'>
type NewPerson = { readonly name: string; readonly email: string; readonly role: StaffRole }

type Invited = {
  readonly wasSent: boolean
  /** Where no letter went out: an address, or its path where nobody said where the world finds the installation. */
  readonly link: string | null
  readonly expiresAt: string
}

const TOKEN_BYTES = 32
const LIFE_MS = 7 * 86_400_000
const AWAITED_MS = 15_000

/** `email` in lower case. Throws `conflict` when somebody has it, `unavailable` without a key to encrypt with. */
export async function invite(needs: Needs, by: Actor, { name, email, role }: NewPerson): Promise<Invited> {
  const id = needs.newId()
  const made = await needs.db.transaction().execute(async (tx) => {
    await lockMembers(tx)
    if (await findMemberByEmail(tx, email)) throw new AppError('conflict', 'staff-email-taken')
    await insertMember(tx, { id, name, email, role, invited_by: by.name, created_at: needs.now() })
    return begin(needs, tx, { by, member: { id, name, email, role } })
  })
  return deliver(needs, made)
}

/** A new invitation for somebody who is there. Throws `missing`, `conflict` for somebody who is shut out, and `unavailable` for an owner whose letter does not go out. */
export async function inviteAgain(needs: Needs, by: Actor, id: string): Promise<Invited> {
  const member = await findMember(needs.db, id)
  if (!member) throw new AppError('missing', 'not-found')
  const made = await needs.db.transaction().execute(async (tx) => {
    await lockMembers(tx)
    if ((await findMember(tx, id))?.disabled_at) throw new AppError('conflict', 'member-disabled')
    return begin(needs, tx, { by, member })
  })
  const invited = await deliver(needs, made)
  // It replaces password and app: an owner's goes nowhere but to the own address, where letters are sent.
  const isOwnerNow = member.role === 'owner' && member.joined_at !== null
  if (isOwnerNow && !invited.wasSent && !needs.mailer.outbox) throw new AppError('unavailable', 'invitation-not-sent')
  return invited
}

/** `letter`: the id of its job; undefined where none goes out. */
type Made = { readonly link: string; readonly expiresAt: Date; readonly letter: string | undefined }
type Begun = { readonly by: Actor; readonly member: Pick<StaffMember, 'id' | 'name' | 'email' | 'role'> }

async function begin(needs: Needs, tx: Tx, { by, member }: Begun): Promise<Made> {
  const at = needs.now()
  const token = needs.newSecret(TOKEN_BYTES)
  const expiresAt = new Date(at.getTime() + LIFE_MS)
  await replaceInvitation(tx, token, {
    member_id: member.id,
    sealed_totp: needs.secrets.seal(newAuthenticatorSecret(), authenticatorOwner(member.id)),
    created_at: at,
    expires_at: expiresAt,
  })
  await insertAudit(tx, {
    at,
    actor: by,
    clientId: null,
    action: 'staff.invited',
    subject: { kind: 'staff_member', id: member.id },
    before: null,
    after: { name: member.name, role: member.role },
  })
  const page = needs.settings.staffSignIn === 'sso' ? '/staff' : `/staff/invitation#${token}`
  const link = `${needs.settings.publicUrl ?? ''}${page}`
  return { link, expiresAt, letter: await askForInvitation(needs, tx, { by, member }, { link, expiresAt }) }
}

/** A letter needs an address that the installation says of itself: that of a request could be somebody else's. */
async function askForInvitation(
  needs: Needs,
  tx: Tx,
  { by, member }: Begun,
  { link, expiresAt }: Pick<Made, 'link' | 'expiresAt'>,
): Promise<string | undefined> {
  if (needs.mailer.outbox || !needs.settings.publicUrl) return undefined
  const texts = wordsIn('en', en)
  const day = dateText(dayIn(needs.settings.businessTimeZone, expiresAt))
  const isBySignOn = needs.settings.staffSignIn === 'sso' && needs.signOn
  const text = isBySignOn
    ? wordsIn('en', signOnTexts).invitationLetter(member.name, by.name, isBySignOn.label, link, day)
    : texts.letter(member.name, by.name, link, day)
  const letter = { to: member.email, subject: texts.letterSubject, text }
  return askForLetter(tx, needs, { letter, actor: by, clientId: null })
}

/** Who invites waits for the first try: a letter that the mail server does not take is tried again, and the link is shown meanwhile. */
async function deliver({ db, jobs }: Needs, { link, expiresAt, letter }: Made): Promise<Invited> {
  jobs.ring()
  const job = letter === undefined ? undefined : await awaitJob(db, letter, AWAITED_MS)
  const wasSent = job?.state === 'done'
  return { wasSent, link: wasSent ? null : link, expiresAt: expiresAt.toISOString() }
}
