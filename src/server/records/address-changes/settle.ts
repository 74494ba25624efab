// What becomes of another e-mail address: it takes effect, by the old one's word or after a week without it, or it does not.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../scope.ts'
import { type AddressChange, listDueAddressChanges, lockAddressChange } from '../../store/address-changes.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { deleteClientMember, findClientMemberByEmail, saveClientEmail } from '../../store/client-people.ts'
import { findClientByEmail } from '../../store/clients.ts'
import type { Tx } from '../../store/database.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/**
 * The address is the client's from now on: whoever had the old one is out, with every session. `change` is held by the transaction. Throws
 * `conflict` where another client has the address by now.
 */
export async function takeEffect({ now }: Needs, tx: Tx, actor: Actor, change: AddressChange): Promise<void> {
  const { client_id: clientId } = change
  const isFree = !(await findClientByEmail(tx, change.email_after))
  if (!isFree || !(await saveClientEmail(tx, clientId, change.email_after)))
    throw new AppError('conflict', 'address-of-other-client')
  // Where the new address is a colleague's, the old one's person would stay a member: the question said otherwise.
  const old = await findClientMemberByEmail(tx, clientId, change.email_before)
  if (old) await deleteClientMember(tx, clientId, old.id)
  await insertAudit(tx, {
    at: now(),
    actor,
    clientId,
    action: 'client.address-changed',
    subject: { kind: 'client', id: clientId },
    before: { email: change.email_before },
    after: { email: change.email_after },
  })
}

/** Those whose week is over; answers how many. One whose address another client has by now stays and is shown to staff. */
export async function settleDue(needs: Needs, actor: Actor): Promise<number> {
  const due = await listDueAddressChanges(needs.db, needs.now())
  let settled = 0
  for (const clientId of due) {
    try {
      if (await needs.db.transaction().execute((tx) => settleOne(needs, tx, actor, clientId))) settled += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return settled
}

/** False where it was answered or replaced since it was listed: what replaced it waits a week of its own. */
async function settleOne(needs: Needs, tx: Tx, actor: Actor, clientId: string): Promise<boolean> {
  const change = await lockAddressChange(tx, clientId)
  if (!change?.takes_effect_at || change.takes_effect_at > needs.now()) return false
  await takeEffect(needs, tx, actor, change)
  return true
}
