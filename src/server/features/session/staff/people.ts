// Who is on staff, and what owners change of it. One owner who can sign in always stays.
import type { z } from 'zod'
import type { listPeople } from '#contract/staff-people.ts'
import type { StaffRole } from '#domain/staff-role.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { pageOf } from '../../../records/shipments/paging.ts'
import type { Actor } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import type { Tx } from '../../../store/database.ts'
import { deleteSessionsOf } from '../../../store/sessions.ts'
import { deleteChallenges, deleteInvitation } from '../../../store/staff-entrance.ts'
import {
  changeMember,
  countOtherOwners,
  findMember,
  type ListedMember,
  lockMembers,
  pageOfMembers,
  type StaffMember,
} from '../../../store/staff-members.ts'

type Needs = Pick<Deps, 'db' | 'now'>
type Person = z.input<typeof listPeople.answer>['data'][number]

const PER_PAGE = 25

export async function peopleOnStaff({ db, now }: Needs, actor: Actor, page: number) {
  const at = now()
  const found = await pageOfMembers(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE, now: at })
  const rows = found.rows.map((row) => toWire(row, at, actor))
  return pageOf(rows, { page, perPage: PER_PAGE, total: found.total })
}

/** Ends the person's sessions. Throws `missing`, and `conflict` for the last owner. */
export async function setRole(needs: Needs, actor: Actor, id: string, role: StaffRole): Promise<void> {
  await change(needs, id, async (tx, member) => {
    if (member.role === role) return
    if (member.role === 'owner') await refuseLastOwner(tx, member)
    await changeMember(tx, id, { role })
    await shutOut(tx, id)
    await note(needs, tx, { actor, id, action: 'staff.role-changed', before: { role: member.role }, after: { role } })
  })
}

/** Who is shut out loses sessions and invitation at once; who is let in again signs in as before. Throws as `setRole`. */
export async function setDisabled(needs: Needs, actor: Actor, id: string, disabled: boolean): Promise<void> {
  await change(needs, id, async (tx, member) => {
    if ((member.disabled_at !== null) === disabled) return
    if (disabled && member.role === 'owner') await refuseLastOwner(tx, member)
    await changeMember(tx, id, { disabled_at: disabled ? needs.now() : null })
    if (disabled) {
      await shutOut(tx, id)
      await deleteInvitation(tx, id)
    }
    const action = disabled ? 'staff.disabled' : 'staff.enabled'
    await note(needs, tx, { actor, id, action, before: null, after: null })
  })
}

/** Answers how many there were. */
export async function endSessionsOf(needs: Needs, actor: Actor, id: string): Promise<number> {
  return change(needs, id, async (tx) => {
    const ended = await shutOut(tx, id)
    await note(needs, tx, { actor, id, action: 'staff.sessions-ended', before: null, after: { ended_sessions: ended } })
    return ended
  })
}

function change<T>({ db }: Needs, id: string, work: (tx: Tx, member: StaffMember) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await lockMembers(tx)
    const member = await findMember(tx, id)
    if (!member) throw new AppError('missing', 'not-found')
    return work(tx, member)
  })
}

async function refuseLastOwner(tx: Tx, { id, joined_at, disabled_at }: StaffMember): Promise<void> {
  const canSignIn = joined_at !== null && disabled_at === null
  if (canSignIn && (await countOtherOwners(tx, id)) === 0) throw new AppError('conflict', 'last-owner')
}

async function shutOut(tx: Tx, id: string): Promise<number> {
  await deleteChallenges(tx, id)
  return deleteSessionsOf(tx, { kind: 'member', id })
}

type Noted = {
  readonly actor: Actor
  readonly id: string
  readonly action: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

async function note({ now }: Needs, tx: Tx, { id, ...entry }: Noted): Promise<void> {
  await insertAudit(tx, { at: now(), clientId: null, subject: { kind: 'staff_member', id }, ...entry })
}

const toWire = (row: ListedMember, now: Date, actor: Actor): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  state: stateOf(row, now),
  invitedBy: row.invited_by,
  invitedAt: row.created_at.toISOString(),
  joinedAt: row.joined_at?.toISOString() ?? null,
  invitationEndsAt: row.invitation_ends?.toISOString() ?? null,
  openSessions: row.open_sessions,
  signsOnAs: row.signs_on_as,
  isSelf: row.id === actor.id,
})

function stateOf({ disabled_at, joined_at, invitation_ends }: ListedMember, now: Date): Person['state'] {
  if (disabled_at) return 'disabled'
  if (joined_at) return 'active'
  return invitation_ends && invitation_ends > now ? 'invited' : 'lapsed'
}
