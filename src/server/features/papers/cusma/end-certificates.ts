// Certificates whose blanket period is over: their forms are out of date, and their shipments follow.
import type { Deps } from '../../../deps.ts'
import { movesOn } from '../../../records/cusma/moving-day.ts'
import { standing } from '../../../records/cusma/standing.ts'
import { type SettleNeeds, settleStatus } from '../../../records/items/settle-shipment.ts'
import type { Actor, Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { findCusmaForm, listFormsEndedBefore, updateCusmaFormStatus } from '../../../store/cusma-forms.ts'
import { lockShipment } from '../../../store/shipments.ts'

type Needs = Pick<Deps, 'db'> & SettleNeeds

/** Answers how many were ended. Goods that went while the period ran keep their certificate. */
export async function endCertificates(needs: Needs, actor: Actor): Promise<number> {
  let ended = 0
  for (const { client_id, shipment_id } of await listFormsEndedBefore(needs.db, needs.today())) {
    if (await endOne(needs, { clientId: client_id, actor }, shipment_id)) ended += 1
  }
  return ended
}

function endOne(needs: Needs, scope: Scope, shipmentId: string): Promise<boolean> {
  return needs.db.transaction().execute(async (tx) => {
    const shipment = await lockShipment(tx, scope.clientId, shipmentId)
    const row = shipment && (await findCusmaForm(tx, scope.clientId, shipmentId))
    const form = row && standing(row, movesOn(needs, shipment))
    if (!shipment || form?.status !== 'out_of_date') return false
    await updateCusmaFormStatus(tx, scope.clientId, form.id, 'out_of_date', needs.now())
    await insertAudit(tx, {
      at: needs.now(),
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'cusma-form.status-changed',
      subject: { kind: 'cusma_form', id: form.id },
      before: { period_end: form.period_end },
      after: { status: 'out_of_date' },
    })
    await settleStatus(tx, needs, scope, shipment)
    return true
  })
}
