// What follows for shipments when their items, their certificate, the business information or the law changed: the status follows
// the gate before papers.
import { statusAfterItems } from '#domain/shipment/status.ts'
import type { Deps } from '../../deps.ts'
import type { Actor, Scope } from '../../scope.ts'
import type { Tx } from '../../store/database.ts'
import { insertAudits } from '../../store/imports-audit.ts'
import { setStatuses } from '../../store/imports-items.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { listReferences } from '../../store/shipments.ts'
import { notifyPeople, notifyStaff } from '../notifications/notify.ts'
import { type GateAnswer, type GateNeeds, gateOf } from './standing-stops.ts'

export type SettleNeeds = Pick<Deps, 'now'> & GateNeeds

/** Moves a pending shipment to declared once ready and back when no longer (decisions 2). Answers the status and what stops it. */
export async function settleStatus(
  tx: Tx,
  needs: SettleNeeds,
  scope: Scope,
  shipment: ShipmentRow,
): Promise<{ readonly status: string } & GateAnswer> {
  const [settled] = await settleMany(tx, needs, scope, [shipment])
  return settled ?? { status: shipment.status, ready: false, stops: [] }
}

type Candidate = Pick<ShipmentRow, 'id' | 'status' | 'shipped_at'>
type Settled = GateAnswer & { readonly id: string; readonly status: string }

/** Of shipments of one client. The audit log names the reasons of those that are no longer ready. */
export async function settleMany(
  tx: Tx,
  needs: SettleNeeds,
  { clientId, actor }: { readonly clientId: string; readonly actor: Actor },
  shipments: readonly Candidate[],
): Promise<readonly Settled[]> {
  const gate = await gateOf(tx, needs, clientId, shipments)
  const settled = shipments.map(({ id, status }) => {
    const { ready, stops } = gate.get(id) ?? { ready: false, stops: [] }
    return { id, ready, stops, before: status, status: statusAfterItems(status, ready) }
  })
  const moved = settled.filter(({ status, before }) => status !== before)
  if (moved.length === 0) return settled
  await setStatuses(
    tx,
    moved.map(({ id, status }) => ({ client_id: clientId, id, status })),
  )
  const at = needs.now()
  await insertAudits(
    tx,
    moved.map(({ id, before, status, stops }) => ({
      at,
      actor,
      clientId,
      action: 'shipment.status-changed',
      subject: { kind: 'shipment', id },
      before: { status: before },
      after: { status, ...(stops.length > 0 ? { because: [...new Set(stops.map(({ reason }) => reason))] } : {}) },
    })),
  )
  if (moved.length <= TOLD_AT_ONCE) await tellOfMoves(tx, { clientId, actor, at }, moved)
  return settled
}

/** More than these are the work of an import, which is told of itself. */
const TOLD_AT_ONCE = 20

type Move = { readonly clientId: string; readonly actor: Actor; readonly at: Date }

/** Whether they are ready now, or no longer. Staff hear of what is ready. */
async function tellOfMoves(tx: Tx, move: Move, moved: readonly Pick<Settled, 'id' | 'ready'>[]): Promise<void> {
  const references = await listReferences(
    tx,
    move.clientId,
    moved.map(({ id }) => id),
  )
  for (const { id, ready: isReady } of moved) {
    const reference = references.get(id) ?? ''
    const told = { ...move, kind: 'standing', facts: { reference, isReady }, shipmentId: id } as const
    await notifyPeople(tx, told)
    if (isReady && move.actor.kind === 'client') await notifyStaff(tx, told)
  }
}
