// What follows for the shipment when its items or its certificate changed: its status follows readiness.
import { readiness } from '#domain/shipment/readiness.ts'
import { statusAfterItems } from '#domain/shipment/status.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import type { Tx } from '../../store/database.ts'
import { listItems } from '../../store/items.ts'
import { type ShipmentRow, updateShipmentStatus } from '../../store/shipments.ts'
import type { StandingNeeds } from '../cusma/moving-day.ts'
import { claimOf, findStandingForm } from '../cusma/standing.ts'

/** Moves a pending shipment to declared once ready and back when no longer (decisions 2). Answers the status it has then. */
export async function settleStatus(
  tx: Tx,
  needs: Pick<Deps, 'now'> & StandingNeeds,
  scope: Scope,
  shipment: ShipmentRow,
): Promise<string> {
  const items = await listItems(tx, scope.clientId, shipment.id)
  const form = await findStandingForm(tx, needs, scope.clientId, shipment)
  const { ready } = readiness(items, form?.status ?? null, claimOf(form).leftOut)
  const status = statusAfterItems(shipment.status, ready)
  if (status === shipment.status) return status
  await updateShipmentStatus(tx, scope.clientId, shipment.id, status)
  await insertAudit(tx, {
    at: needs.now(),
    actor: scope.actor,
    clientId: scope.clientId,
    action: 'shipment.status-changed',
    subject: { kind: 'shipment', id: shipment.id },
    before: { status: shipment.status },
    after: { status },
  })
  return status
}
