// Certificates whose blanket period is over: their forms are out of date, and their shipments follow.
import type { Deps } from '../../../deps.ts'
import { changeFormStatus } from '../../../records/cusma/form-status.ts'
import { movesOn } from '../../../records/cusma/moving-day.ts'
import { standing } from '../../../records/cusma/standing.ts'
import { type SettleNeeds, settleStatus } from '../../../records/items/settle-shipment.ts'
import type { Actor, Scope } from '../../../scope.ts'
import { findCusmaForm, listFormsEndedBefore } from '../../../store/cusma-forms.ts'
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
    const before = { period_end: form.period_end }
    await changeFormStatus(tx, scope, form, { status: 'out_of_date', at: needs.now(), before })
    await settleStatus(tx, needs, scope, shipment)
    return true
  })
}
