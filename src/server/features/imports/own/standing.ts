// A client's shipment cancelled, put away, and either taken back.
import { isEditable, knownStatus } from '#domain/shipment/status.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { type SettleNeeds, settleStatus } from '../../../records/items/settle-shipment.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { lockShipment, updateShipment } from '../../../store/shipments.ts'

type Asked = { readonly cancelled?: boolean | undefined; readonly archived?: boolean | undefined }
type Standing = { readonly status: string; readonly archived: boolean }

/** What is left out stays. Throws `missing`, and `conflict` for cancelling what was invoiced or has gone on. */
export function setStanding(
  needs: Pick<Deps, 'db'> & SettleNeeds,
  scope: Scope,
  shipmentId: string,
  { cancelled, archived }: Asked,
): Promise<Standing> {
  return needs.db.transaction().execute(async (tx) => {
    const shipment = await lockShipment(tx, scope.clientId, shipmentId)
    if (!shipment) throw new AppError('missing', 'no-such-shipment')
    const isCancelled = knownStatus(shipment.status) === 'cancelled'
    if (cancelled === true && !isCancelled && !isEditable(shipment.status))
      throw new AppError('conflict', 'shipment-not-editable')
    const status = statusAfter(shipment, isCancelled, cancelled)
    const archived_at =
      archived === undefined ? shipment.archived_at : archivedAt(shipment.archived_at, archived, needs)
    const before = { status: shipment.status, archived: shipment.archived_at !== null }
    const after = { status, archived: archived_at !== null }
    const note = (action: string, field: 'status' | 'archived') =>
      insertAudit(tx, {
        at: needs.now(),
        actor: scope.actor,
        clientId: scope.clientId,
        action,
        subject: { kind: 'shipment', id: shipment.id },
        before: { [field]: before[field] },
        after: { [field]: after[field] },
      })
    const status_before = status === 'cancelled' && !isCancelled ? shipment.status : shipment.status_before
    await updateShipment(tx, scope.clientId, shipment.id, { status, archived_at, status_before })
    if (before.status !== after.status) await note('shipment.status-changed', 'status')
    if (before.archived !== after.archived) await note('shipment.archived', 'archived')
    const settled = await settleStatus(tx, needs, scope, { ...shipment, status })
    return { status: settled.status, archived: after.archived }
  })
}

const archivedAt = (since: Date | null, archived: boolean, { now }: Pick<Deps, 'now'>): Date | null =>
  archived ? (since ?? now()) : null

function statusAfter(
  shipment: { readonly status: string; readonly status_before: string | null },
  isCancelled: boolean,
  cancelled: boolean | undefined,
): string {
  if (cancelled === true) return isCancelled ? shipment.status : 'cancelled'
  return cancelled === false && isCancelled ? (shipment.status_before ?? 'pending') : shipment.status
}
