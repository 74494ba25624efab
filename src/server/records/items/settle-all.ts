// Statuses that follow what is no change of a shipment: business information that was saved, a law that moved overnight.

import { setTimeout as pause } from 'node:timers/promises'
import type { Actor, Scope } from '../../scope.ts'
import type { Db } from '../../store/database.ts'
import { pageToSettle } from '../../store/imports-items.ts'
import { lockShipment, type ShipmentRow } from '../../store/shipments.ts'
import { type SettleNeeds, settleMany } from './settle-shipment.ts'

/** Shipments looked at in one go, and settled in one transaction. */
const AT_ONCE = 200
/** Of everybody's shipments: so many times as long as the work took, calls of people have the server and the database to themselves. */
const RESTS = 2

type Whose = {
  readonly clientId: string | null
  readonly actor: Actor
  /** No further transaction is begun once it says so. */
  readonly ended?: AbortSignal | undefined
}

/** Of one client, or of all without haste. Answers how many moved. Other work goes on between the transactions. */
export async function settleAll(needs: SettleNeeds & { readonly db: Db }, whose: Whose): Promise<number> {
  const { clientId: only, actor, ended } = whose
  let moved = 0
  let after: string | null = null
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
      moved += await settleSome(
        needs,
        { clientId, actor },
        own.map(({ id }) => id),
      )
      if (only === null) await pause(RESTS * (performance.now() - begun))
    }
    after = page.at(-1)?.id ?? null
    if (page.length < AT_ONCE) return moved
  }
}

/** One shipment: what staff permit or withdraw is no change of its items. */
export async function settleShipment(
  needs: SettleNeeds & { readonly db: Db },
  { clientId, actor }: Scope,
  shipmentId: string,
): Promise<void> {
  await settleSome(needs, { clientId, actor }, [shipmentId])
}

/** Locked in the order of their ids, and read again: one may have changed since it was listed. */
function settleSome(
  needs: SettleNeeds & { readonly db: Db },
  { clientId, actor }: { readonly clientId: string; readonly actor: Actor },
  ids: readonly string[],
): Promise<number> {
  return needs.db.transaction().execute(async (tx) => {
    const shipments: ShipmentRow[] = []
    for (const id of ids.toSorted()) {
      const shipment = await lockShipment(tx, clientId, id)
      if (shipment) shipments.push(shipment)
    }
    const before = new Map(shipments.map(({ id, status }) => [id, status]))
    const settled = await settleMany(tx, needs, { clientId, actor }, shipments)
    return settled.filter(({ id, status }) => before.get(id) !== status).length
  })
}
