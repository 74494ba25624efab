// Links of members of staff to their accounts at the provider: shown, and taken away.
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { ownRow } from '../../../records/session/confirmed.ts'
import type { Actor, Member } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import type { Tx } from '../../../store/database.ts'
import { deleteSessionsBut, deleteSessionsOf } from '../../../store/sessions.ts'
import { deleteSignOnsOf } from '../../../store/sign-ons.ts'
import { findMember, lockMembers } from '../../../store/staff-members.ts'

type Needs = Pick<Deps, 'db' | 'now'>
type Caller = { readonly actor: Actor; readonly member: Member | undefined; readonly token: string }

/** Answers how many other sessions were ended. Throws `missing` for who has no link. */
export async function removeOwnLink(needs: Needs, caller: Caller): Promise<number> {
  const { id } = await ownRow(needs, caller)
  return needs.db.transaction().execute(async (tx) => {
    await remove(needs, tx, caller.actor, id)
    return deleteSessionsBut(tx, { kind: 'member', id }, caller.token)
  })
}

/** Ends the person's sessions. Throws `missing` for nobody, and for who has no link. */
export async function removeLinkOf(needs: Needs, actor: Actor, id: string): Promise<void> {
  await needs.db.transaction().execute(async (tx) => {
    await remove(needs, tx, actor, id)
    await deleteSessionsOf(tx, { kind: 'member', id })
  })
}

async function remove({ now }: Needs, tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockMembers(tx)
  const removed = (await findMember(tx, id)) ? await deleteSignOnsOf(tx, id) : []
  if (removed.length === 0) throw new AppError('missing', 'not-found')
  const subject = { kind: 'staff_member', id }
  const action = 'staff.sign-on-removed'
  await insertAudit(tx, { at: now(), actor, clientId: null, action, subject, before: null, after: null })
}
