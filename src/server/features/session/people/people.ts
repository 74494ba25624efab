// Who belongs to a client, and what its owners change of it. The company's own address is always that of an owner.
import type { z } from 'zod'
import type { listClientPeople } from '#contract/client-people.ts'
import { type ClientRole, nameOfPerson } from '#domain/client-role.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Person, Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { listClientInvitations } from '../../../store/client-invitations.ts'
import {
  type ClientMember,
  deleteClientMember,
  findClientMember,
  listClientMembers,
  listOwners,
  saveClientEmail,
  setClientMemberRole,
} from '../../../store/client-people.ts'
import { findClient, findClientByEmail, lockClient, wantsPasskeys } from '../../../store/clients.ts'
import type { Tx } from '../../../store/database.ts'
import { deleteSessionsBut, deleteSessionsOf } from '../../../store/sessions.ts'
import { toWireInvitation } from './invite.ts'
import { tellOfAddress } from './letters.ts'

type Needs = Pick<Deps, 'db' | 'now'>
type AddressNeeds = Needs & Pick<Deps, 'newId' | 'secrets' | 'settings' | 'mailer' | 'jobs'>
type Listed = z.input<typeof listClientPeople.answer>['data']

/** Sessions and invitations are shown to owners and to staff. */
export async function peopleOf({ db, now }: Needs, { clientId, actor }: Scope, person: Person | undefined) {
  const seesAll = actor.kind === 'staff' || person?.role === 'owner'
  const client = await findClient(db, clientId)
  const members = await listClientMembers(db, clientId, now())
  const invitations = seesAll ? await listClientInvitations(db, clientId) : []
  const people: Listed['people'] = members.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    joinedAt: row.joined_at.toISOString(),
    invitedBy: row.invited_by,
    openSessions: seesAll ? row.open_sessions : null,
    hasCompanyAddress: row.email === client?.email,
    isSelf: row.id === person?.id,
  }))
  const passkeysOnly = await wantsPasskeys(db, clientId)
  return { people, invitations: invitations.map((each) => toWireInvitation(each, now())), passkeysOnly }
}

/** Ends the person's sessions. Throws `missing`, and `conflict` for the last owner and for who has the company's address. */
export async function setRole(needs: Needs, scope: Scope, personId: string, role: ClientRole): Promise<void> {
  await change(needs, scope, personId, async (tx, member) => {
    if (member.role === role) return
    if (member.role === 'owner') await refuseLosing(tx, scope.clientId, member)
    await setClientMemberRole(tx, scope.clientId, personId, role)
    await deleteSessionsOf(tx, { kind: 'person', clientId: scope.clientId, id: personId })
    const roles = { before: { role: member.role }, after: { role } }
    await note(needs, tx, { scope, member, action: 'client-person.role-changed', ...roles })
  })
}

/** Throws as `setRole`. */
export async function remove(needs: Needs, scope: Scope, personId: string): Promise<void> {
  await change(needs, scope, personId, async (tx, member) => {
    if (member.role === 'owner') await refuseLosing(tx, scope.clientId, member)
    await deleteClientMember(tx, scope.clientId, personId)
    const isSelf = scope.actor.id === personId
    const action = isSelf ? 'client-person.left' : 'client-person.removed'
    await note(needs, tx, {
      scope,
      member,
      action,
      before: { name: nameOfPerson(member), role: member.role },
      after: null,
    })
  })
}

/** Answers how many there were; that of `token` goes on. */
export function endSessionsFor(needs: Needs, scope: Scope, personId: string, token: string): Promise<number> {
  return change(needs, scope, personId, async (tx, member) => {
    const ended = await deleteSessionsBut(tx, { kind: 'person', clientId: scope.clientId, id: personId }, token)
    const after = { ended_sessions: ended }
    await note(needs, tx, { scope, member, action: 'client-person.sessions-ended', before: null, after })
    return ended
  })
}

/** The address of an owner becomes that of the company; old address and owners are told. Throws `missing` and `conflict`. */
export async function chooseAddress(needs: AddressNeeds, scope: Scope, personId: string): Promise<void> {
  const { clientId, actor } = scope
  await change(needs, scope, personId, async (tx, member) => {
    const client = await findClient(tx, clientId)
    if (!client || client.email === member.email) return
    if (member.role !== 'owner') throw new AppError('conflict', 'not-an-owner')
    const isFree = !(await findClientByEmail(tx, member.email))
    if (!isFree || !(await saveClientEmail(tx, clientId, member.email)))
      throw new AppError('conflict', 'address-of-other-client')
    await insertAudit(tx, {
      at: needs.now(),
      actor,
      clientId,
      action: 'client.address-chosen',
      subject: { kind: 'client', id: clientId },
      before: { email: client.email },
      after: { email: member.email },
    })
    const changed = { company: client.name, before: client.email, after: member.email }
    await tellOfAddress(tx, needs, scope, { ...changed, owners: await listOwners(tx, clientId) })
  })
  needs.jobs.ring()
}

function change<T>({ db }: Needs, { clientId }: Scope, id: string, work: (tx: Tx, member: ClientMember) => Promise<T>) {
  return db.transaction().execute(async (tx) => {
    await lockClient(tx, clientId)
    const member = await findClientMember(tx, clientId, id)
    if (!member) throw new AppError('missing', 'not-found')
    return work(tx, member)
  })
}

async function refuseLosing(tx: Tx, clientId: string, { email }: ClientMember): Promise<void> {
  const owners = await listOwners(tx, clientId)
  if (owners.length < 2) throw new AppError('conflict', 'last-client-owner')
  const client = await findClient(tx, clientId)
  if (client?.email === email) throw new AppError('conflict', 'company-address-is-theirs')
}

type Noted = {
  readonly scope: Scope
  readonly member: ClientMember
  readonly action: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

async function note({ now }: Needs, tx: Tx, { scope, member, ...entry }: Noted): Promise<void> {
  const { actor, clientId } = scope
  await insertAudit(tx, { at: now(), actor, clientId, subject: { kind: 'client_person', id: member.id }, ...entry })
}
