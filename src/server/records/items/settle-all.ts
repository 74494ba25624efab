// Statuses that follow what is no change of a shipment: business information that was saved, a law that moved overnight.

import { setTimeout as pause } from 'node:timers/promises'
import { statusAfterItems } from '#domain/shipment/status.ts'
import type { Actor, Scope } from '../../scope.ts'
import type { Db } from '../../store/database.ts'
import { pageToSettle, type StatusCandidate } from '../../store/imports-items.ts'
import { lockShipments } from '../../store/shipments.ts'
import { type SettleNeeds, settleMany } from './settle-shipment.ts'
import { gateOf } from './standing-stops.ts'

/** Shipments looked at in one go; those of one client that move do so in one transaction. */
const AT_ONCE = 200
/** Of everybody's shipments: so many times as long as the work took, calls of people have the server and the database to themselves. */
const RESTS = 2

type Whose = {
  readonly clientId: string | null
  readonly actor: Actor
  /** No further transaction is begun once it says so. */
  readonly ended?: AbortSignal | undefined
}

type Needs = SettleNeeds & { readonly db: Db }
type OfClient = { readonly clientId: string; readonly actor: Actor }

/** Of one client, or of all without haste. Answers how many moved. Other work goes on between the transactions. */
export async function settleAll(needs: Needs, whose: Whose): Promise<number> {
  const { clientId: only, actor, ended } = whose
  let moved = 0
  let after: StatusCandidate | null = null
  for (;;) {
    const page: Awaited<ReturnType<typeof pageToSettle>> = await pageToSettle(needs.db, {
      clientId: only,
      after,
      limit: AT_ONCE,
    })
    const following = page.filter(({ follows }) => follows)
    for (const [clientId, own] of Map.groupBy(following, ({ client_id }) => client_id)) {
      if (ended?.aborted) return moved
      const begun = performance.now()
      moved += await settleMoving(needs, { clientId, actor }, own)
      if (only === null) await pause(RESTS * (performance.now() - begun))
    }
    after = page.at(-1) ?? null
    if (page.length < AT_ONCE) return moved
  }
}

/** One shipment: what staff permit or withdraw is no change of its items. */
export async function settleShipment(needs: Needs, { clientId, actor }: Scope, shipmentId: string): Promise<void> {
  await settleSome(needs, { clientId, actor }, [shipmentId])
}

/** Most stay as they are: only those that would move are locked. What changes meanwhile is settled by whoever changes it. */
async function settleMoving(
  needs: Needs,
  { clientId, actor }: OfClient,
  own: readonly StatusCandidate[],
): Promise<number> {
  const gate = await gateOf(needs.db, needs, clientId, own)
  const moving = own.filter(({ id, status }) => statusAfterItems(status, gate.get(id)?.ready ?? false) !== status)
  if (moving.length === 0) return 0
  return settleSome(
    needs,
    { clientId, actor },
    moving.map(({ id }) => id),
  )
}

/** Locked and read again: one may have changed since it was listed. */
function settleSome(needs: Needs, { clientId, actor }: OfClient, ids: readonly string[]): Promise<number> {
  return needs.db.transaction().execute(async (tx) => {
    const shipments = await lockShipments(tx, clientId, ids)
    const before = new Map(shipments.map(({ id, status }) => [id, status]))
    const settled = await settleMany(tx, needs, { clientId, actor }, shipments)
    return settled.filter(({ id, status }) => before.get(id) !== status).length
  })
}
