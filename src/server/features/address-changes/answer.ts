// The old address answers by the link it was sent.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { takeEffect } from '../../records/address-changes/settle.ts'
import type { Actor } from '../../scope.ts'
import {
  type AddressChange,
  findAddressChangeByToken,
  lockAddressChangeByToken,
  saveAddressChange,
} from '../../store/address-changes.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { findClient } from '../../store/clients.ts'
import { recordSecurityEvent } from '../../store/security-events.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/** Throws `missing` for a link that was used, replaced or withdrawn. */
export async function openChange({ db }: Pick<Deps, 'db'>, token: string) {
  const change = inForce(await findAddressChangeByToken(db, token))
  const client = await findClient(db, change.client_id)
  return {
    company: client?.name ?? '',
    before: change.email_before,
    after: change.email_after,
    askedBy: change.asked_by,
    askedAt: change.asked_at.toISOString(),
    takesEffectAt: change.takes_effect_at?.toISOString() ?? null,
  }
}

function inForce(change: AddressChange | undefined): AddressChange {
  if (!change) throw new AppError('missing', 'address-change-over')
  return change
}

type Answer = { readonly token: string; readonly agrees: boolean; readonly address: string }

/**
 * Throws as `openChange`, and `conflict` where another client has the new address by now. Of two answers at once the first counts, and none
 * is taken for one to a question that replaced its own meanwhile.
 */
export async function answerChange(needs: Needs, { token, agrees, address }: Answer): Promise<void> {
  const at = needs.now()
  await needs.db.transaction().execute(async (tx) => {
    const change = inForce(await lockAddressChangeByToken(tx, token))
    const { client_id: clientId, email_before: email, email_after } = change
    const actor: Actor = { kind: 'client', id: clientId, name: email }
    if (agrees) return takeEffect(needs, tx, actor, change)
    await saveAddressChange(tx, clientId, { objected_at: at, gone_by: null, takes_effect_at: null })
    const subject = { kind: 'client', id: clientId }
    const action = 'client.address-refused'
    await insertAudit(tx, { at, actor, clientId, action, subject, before: null, after: { email: email_after } })
    const who = { actorKind: 'client', person: email, clientId, address } as const
    await recordSecurityEvent(tx, { at, kind: 'email-change-refused', ...who })
  })
}
