// Invites somebody to a client by letter, again where it got lost, and takes an invitation back.
import type { z } from 'zod'
import type { inviteClientPerson } from '#contract/client-people.ts'
import type { ClientRole } from '#domain/client-role.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, LimitReached } from '../../../errors.ts'
import { awaitJob } from '../../../jobs/ask.ts'
import type { Scope } from '../../../scope.ts'
import { countAudit, insertAudit } from '../../../store/audit-log.ts'
import {
  type ClientInvitation,
  countPeopleAndInvited,
  deleteClientInvitation,
  findClientInvitation,
  findClientInvitationOf,
  insertClientInvitation,
  markInvitationSent,
  renewClientInvitation,
} from '../../../store/client-invitations.ts'
import { findClientMember, findClientMemberByEmail } from '../../../store/client-people.ts'
import { findClient, lockClient } from '../../../store/clients.ts'
import type { Tx } from '../../../store/database.ts'
import { askForInvitation } from './letters.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'secrets' | 'mailer' | 'jobs' | 'settings'>
type Wire = z.input<typeof inviteClientPerson.answer>['data']
type NewInvitation = { readonly email: string; readonly role: ClientRole }

const TOKEN_BYTES = 32
const DAY_MS = 86_400_000
const LIFE_MS = 7 * DAY_MS
/** Of one company: what it invites reads letters it did not ask for. */
const MOST_LETTERS_A_DAY = 20
const MOST_PEOPLE = 100
const AWAITED_MS = 15_000

/** `email` in lower case; `language`: of the letter. Throws `conflict` for who belongs to the company or is invited, `limited` after many letters, `forbidden` for who is no owner any more. */
export async function invite(needs: Needs, scope: Scope, asked: NewInvitation, language: Language): Promise<Wire> {
  const { clientId, actor } = scope
  const token = needs.newSecret(TOKEN_BYTES)
  const row: ClientInvitation = {
    id: needs.newId(),
    client_id: clientId,
    ...asked,
    invited_by: actor.name,
    invited_by_id: actor.kind === 'client' ? actor.id : null,
    was_sent: false,
    created_at: needs.now(),
    expires_at: lifeEnd(needs),
  }
  const letter = await needs.db.transaction().execute(async (tx) => {
    await lockToInvite(needs, tx, scope)
    if (await findClientMemberByEmail(tx, clientId, asked.email))
      throw new AppError('conflict', 'person-belongs-already')
    const open = await findClientInvitationOf(tx, clientId, asked.email)
    if (open && open.expires_at > needs.now()) throw new AppError('conflict', 'person-invited-already')
    if (open) await deleteClientInvitation(tx, clientId, open.id)
    if ((await countPeopleAndInvited(tx, clientId)) >= MOST_PEOPLE) throw new AppError('conflict', 'too-many-people')
    await insertClientInvitation(tx, token, row)
    return begin(needs, tx, scope, { row, token, language })
  })
  return deliver(needs, row, letter)
}

/** The same invitation with another link and seven days more. Throws `missing`, and as `invite`. */
export async function sendAgain(needs: Needs, scope: Scope, id: string, language: Language): Promise<Wire> {
  const { clientId } = scope
  const token = needs.newSecret(TOKEN_BYTES)
  const { row, letter } = await needs.db.transaction().execute(async (tx) => {
    await lockToInvite(needs, tx, scope)
    const found = await findClientInvitation(tx, clientId, id)
    if (!found) throw new AppError('missing', 'not-found')
    const renewed = { ...found, was_sent: false, expires_at: lifeEnd(needs) }
    await renewClientInvitation(tx, token, renewed)
    return { row: renewed, letter: await begin(needs, tx, scope, { row: renewed, token, language }) }
  })
  return deliver(needs, row, letter)
}

/** Throws `missing` for one that was accepted or withdrawn. */
export async function withdraw(needs: Needs, scope: Scope, id: string): Promise<void> {
  const { clientId } = scope
  await needs.db.transaction().execute(async (tx) => {
    const found = await findClientInvitation(tx, clientId, id)
    if (!found || !(await deleteClientInvitation(tx, clientId, id))) throw new AppError('missing', 'not-found')
    await note(needs, tx, scope, found, 'client-person.invitation-withdrawn')
  })
}

export const toWireInvitation = (row: ClientInvitation, now: Date): Wire => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invited_by,
  expiresAt: row.expires_at.toISOString(),
  isOver: row.expires_at <= now,
  wasSent: row.was_sent,
})

const lifeEnd = ({ now }: Needs): Date => new Date(now().getTime() + LIFE_MS)

const INVITED = 'client-person.invited'

/** What holds when the call came may be over by now: the inviter's role and the letters of the day are read behind the lock. */
async function lockToInvite({ now }: Needs, tx: Tx, { clientId, actor }: Scope): Promise<void> {
  await lockClient(tx, clientId)
  if (actor.kind === 'client' && (await findClientMember(tx, clientId, actor.id))?.role !== 'owner')
    throw new AppError('forbidden', 'client-role-refused', { least: 'owner' })
  const since = new Date(now().getTime() - DAY_MS)
  if ((await countAudit(tx, clientId, INVITED, since)) >= MOST_LETTERS_A_DAY)
    throw new LimitReached(DAY_MS / 1000, 'too-many-invitations')
}

type Made = { readonly row: ClientInvitation; readonly token: string; readonly language: Language }

/** Answers the id of the letter's job; undefined where none goes out. */
async function begin(needs: Needs, tx: Tx, scope: Scope, { row, ...made }: Made): Promise<string | undefined> {
  await note(needs, tx, scope, row, INVITED)
  const company = (await findClient(tx, scope.clientId))?.name ?? ''
  return askForInvitation(tx, needs, scope, { invitation: row, company, ...made })
}

/** Who invites waits for the first try: a letter that the mail server does not take is tried again behind the answer. */
async function deliver(needs: Needs, row: ClientInvitation, letter: string | undefined): Promise<Wire> {
  needs.jobs.ring()
  const job = letter === undefined ? undefined : await awaitJob(needs.db, letter, AWAITED_MS)
  const was_sent = job?.state === 'done'
  if (was_sent) await markInvitationSent(needs.db, row.client_id, row.id)
  return toWireInvitation({ ...row, was_sent }, needs.now())
}

async function note(needs: Needs, tx: Tx, { actor, clientId }: Scope, row: ClientInvitation, action: string) {
  await insertAudit(tx, {
    at: needs.now(),
    actor,
    clientId,
    action,
    subject: { kind: 'client_invitation', id: row.id },
    before: null,
    after: { name: row.email, role: row.role },
  })
}
