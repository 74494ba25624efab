// Today's rates of a placement from the freight service. Portage never makes up a price: decisions 11.
import { carrierOf } from '#domain/freight/rates.ts'
import type { Deps } from '../../deps.ts'
import { AppError, ProviderError, serviceTrouble } from '../../errors.ts'
import type { FreightLoad } from '../../providers/freight/freight.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { findPlacementForUpdate, saveShippingRates } from '../../store/plans.ts'
import { draftCart } from './cart-draft.ts'
import { freightLoad } from './freight-load.ts'
import { type FreightNeeds, type PlacementView, placementView, readShippedGoods } from './placement-view.ts'
import { toStoredRate } from './stored-rates.ts'

type Needs = FreightNeeds & Pick<Deps, 'fulfilmentCentres' | 'freight'>

/**
 * Stored in place of the rates before; the rate a person chose stays chosen. Throws `unavailable` without a freight service, when it
 * fails or has no rate of UPS or FedEx: the stored rates stay then. `missing` and `conflict` as for a cart.
 */
export async function refreshRates(
  deps: Needs,
  scope: Scope,
  shipmentId: string,
  placementId: string,
): Promise<PlacementView> {
  if (!deps.freight.configured) throw new AppError('unavailable', 'freight-not-configured')
  const draft = await draftCart(deps, scope, shipmentId, placementId)
  const { reference } = draft.shipment
  const load = await freightLoad(deps, scope, { ...draft, reference, description: reference })
  const answer = await ratesOf(deps, load)
  const rates = answer.rates.filter(carrierOf)
  if (rates.length === 0) throw new AppError('unavailable', 'no-freight-rates')
  const row = await deps.db.transaction().execute(async (tx) => {
    const found = await findPlacementForUpdate(tx, scope.clientId, shipmentId, placementId)
    if (!found) throw new AppError('missing', 'no-such-placement')
    const stored = rates.map(toStoredRate)
    await saveShippingRates(tx, scope.clientId, placementId, stored)
    await insertAudit(tx, {
      at: deps.now(),
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'placement.rates-refreshed',
      subject: { kind: 'placement', id: placementId },
      before: { shipping_rates: found.shipping_rates },
      after: {
        shipping_rates: stored,
        source: deps.freight.name,
        ...(answer.silent.length > 0 ? { silent: answer.silent } : {}),
      },
    })
    return { ...found, shipping_rates: stored }
  })
  return placementView(deps, await readShippedGoods(deps, scope, draft.shipment), row)
}

async function ratesOf({ freight, log }: Pick<Deps, 'freight' | 'log'>, load: FreightLoad) {
  try {
    return await freight.rates(load)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error }, 'freight rates not had')
    throw new AppError('unavailable', 'freight-service-failed', serviceTrouble(error))
  }
}
