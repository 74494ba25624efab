// Statuses that follow what is no change of a shipment: business information that was saved, a law that moved overnight.

import type { Actor, Scope } from '../../scope.ts'
import type { Db } from '../../store/database.ts'
import { pageToSettle } from '../../store/imports-items.ts'
import { lockShipment, type ShipmentRow } from '../../store/shipments.ts'
import { type SettleNeeds, settleMany } from './settle-shipment.ts'

/** Shipments settled in one transaction. */
const AT_ONCE = 200

type Whose = { readonly clientId: string | null; readonly actor: Actor }

/** Of one client or of all. Answers how many moved. Other work goes on between the transactions. */
export async function settleAll(needs: SettleNeeds & { readonly db: Db }, whose: Whose): Promise<number> {
  let moved = 0
  let after: string | null = null
  for (;;) {
    const page: Awaited<ReturnType<typeof pageToSettle>> = await pageToSettle(needs.db, {
      clientId: whose.clientId,
      after,
      limit: AT_ONCE,
    })
    for (const [clientId, own] of Map.groupBy(page, ({ client_id }) => client_id)) {
      moved += await settleSome(
        needs,
        { clientId, actor: whose.actor },
        own.map(({ id }) => id),
      )
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
