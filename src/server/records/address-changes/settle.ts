// What becomes of another e-mail address: it takes effect, by the old one's word or after a week without it, or it does not.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../scope.ts'
import { listDueAddressChanges, lockAddressChange } from '../../store/address-changes.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { saveClientEmail } from '../../store/client-people.ts'
import { findClient, findClientByEmail } from '../../store/clients.ts'
import type { Tx } from '../../store/database.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/**
 * The address is the client's from now on: whoever had the old one is out, with every session. Throws `missing` when nothing waits, `conflict`
 * where another client has the address by now.
 */
export async function takeEffect({ now }: Needs, tx: Tx, actor: Actor, clientId: string): Promise<void> {
  const change = await lockAddressChange(tx, clientId)
  const client = await findClient(tx, clientId)
  if (!change || !client || change.objected_at) throw new AppError('missing', 'address-change-over')
  if (await findClientByEmail(tx, change.email_after)) throw new AppError('conflict', 'address-of-other-client')
  await saveClientEmail(tx, clientId, change.email_after)
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
      await needs.db.transaction().execute((tx) => takeEffect(needs, tx, actor, clientId))
      settled += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return settled
}
