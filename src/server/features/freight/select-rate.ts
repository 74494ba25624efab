// A rate becomes the preferred one of a placement. Source: specification part 2, sections 4 and 7.
import type { z } from 'zod'
import type { namedRate } from '#contract/staff-shipments.ts'
import { type FreightRate, isSameRate } from '#domain/freight/rates.ts'
import { decimal } from '#domain/money.ts'
import { AppError } from '../../errors.ts'
import { getShipment } from '../../records/items/list-items.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { findPlacementForUpdate, type PlacementRow, saveSelectedRate } from '../../store/plans.ts'
import { placementIdOf } from './find-placement.ts'
import { type FreightNeeds, type PlacementView, placementView, readShippedGoods } from './placement-view.ts'
import { readRate, readRates, toStoredRate } from './stored-rates.ts'

type NamedRate = z.output<typeof namedRate>
type Asked = {
  readonly shipmentId?: string | null | undefined
  readonly placementId?: string | undefined
  readonly selectedRate: NamedRate
}

/**
 * The stored rate is taken, whatever amounts the caller sends with it. Throws `missing` for a shipment or placement the client
 * does not have and `conflict` for a rate that is not offered, or whose total is another than the one sent.
 */
export async function selectRate(
  deps: FreightNeeds,
  scope: Scope,
  shipmentId: string,
  asked: Asked,
): Promise<PlacementView> {
  const shipment = await getShipment(deps, scope, shipmentId)
  const placementId = await placementIdOf(deps, scope, shipmentId, {
    id: asked.placementId,
    shipment: asked.shipmentId,
  })
  const row = await deps.db.transaction().execute(async (tx) => {
    const found = await findPlacementForUpdate(tx, scope.clientId, shipmentId, placementId)
    if (!found) throw new AppError('missing', 'no-such-placement')
    const stored = toStoredRate(offeredRate(found, asked.selectedRate))
    const before = readRate(found.selected_rate)
    if (before && JSON.stringify(toStoredRate(before)) === JSON.stringify(stored)) return found
    await saveSelectedRate(tx, scope.clientId, placementId, stored)
    await insertAudit(tx, {
      at: deps.now(),
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'placement.rate-selected',
      subject: { kind: 'placement', id: placementId },
      before: { selected_rate: before ? toStoredRate(before) : null },
      after: { selected_rate: stored },
    })
    return { ...found, selected_rate: stored }
  })
  return placementView(deps, await readShippedGoods(deps, scope, shipment), row)
}

/** The stored rate that a caller names. Throws `conflict`. */
export function offeredRate(row: PlacementRow, named: NamedRate): FreightRate {
  const wanted = { carrierId: named.carrier_id, serviceId: named.service_id }
  const rates = readRates(row.shipping_rates)
  const found = rates.find((rate) => isSameRate(rate, wanted)) ?? onlyService(rates, wanted.serviceId, wanted.carrierId)
  if (!found) throw new AppError('conflict', 'no-such-rate')
  if (named.total !== undefined && !found.total.eq(decimal(String(named.total))))
    throw new AppError('conflict', 'rate-moved', { total: found.formatted })
  return found
}

/** Without a carrier's id, the service alone names the rate when one carrier has it. */
function onlyService(rates: readonly FreightRate[], serviceId: string, carrierId: string): FreightRate | undefined {
  const same = carrierId === '' ? rates.filter((rate) => rate.serviceId === serviceId) : []
  return same.length === 1 ? same[0] : undefined
}
