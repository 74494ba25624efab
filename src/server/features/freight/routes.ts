// Boxes, plans, rates and the freight cart over HTTP.
import type { FastifyInstance } from 'fastify'
import {
  addToFreightCart,
  exportFreightCarts,
  freightCartDraft,
  listFreightCarts,
  removeFreightCart,
} from '#contract/freight.ts'
import { listBoxes, listPlans, refreshShippingRates, selectShippingRate } from '#contract/staff-shipments.ts'
import { rateName } from '#domain/freight/rate-name.ts'
import { texts } from '#texts/en/freight.ts'
import { cartNoteText } from '#words/carrier-words.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { addToCart } from './add-to-cart.ts'
import { draftCart } from './cart-draft.ts'
import { listShipmentBoxes } from './list-boxes.ts'
import { exportCarts, listCarts, removeCart } from './list-carts.ts'
import { listShipmentPlans } from './list-plans.ts'
import { wirePlacement, wireRate } from './on-wire.ts'
import { refreshRates } from './refresh-rates.ts'
import { selectRate } from './select-rate.ts'

export function registerFreight(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listBoxes, async ({ scope, params }) => ({
    data: await listShipmentBoxes(deps, scope, params.shipmentId),
  }))
  serve(app, deps, listPlans, async ({ scope, params }) => ({
    data: await listShipmentPlans(deps, scope, params.shipmentId),
  }))
  serve(app, deps, selectShippingRate, async ({ scope, params, body }) => ({
    data: wirePlacement(await selectRate(deps, scope, params.shipmentId, body)),
  }))
  serve(app, deps, refreshShippingRates, async ({ scope, params }) => ({
    data: wirePlacement(await refreshRates(deps, scope, params.shipmentId, params.placementId)),
  }))
  serve(app, deps, freightCartDraft, async ({ scope, params, query, say }) => {
    const draft = await draftCart(deps, scope, params.id, query.placementId)
    const { preferred } = draft.view
    return {
      data: {
        selectedRate: preferred ? wireRate(preferred) : null,
        amazonFbaInfo: draft.destination,
        boxes: draft.boxes,
        customsData: draft.customs,
        notes: draft.notes.map((each) => cartNoteText(say, each)),
        service:
          preferred && deps.freight.books(preferred.serviceId) ? ('freight-service' as const) : ('portage' as const),
      },
    }
  })
  serve(app, deps, addToFreightCart, async ({ scope, params, body, say }) => {
    const { id, shipmentId, carrier, service, state } = await addToCart(deps, scope, params.id, body)
    const rate = rateName(carrier, service)
    const message = say(texts)[state](rate)
    return { cart_id: id, shipment_id: shipmentId, carrier, service, state, message }
  })
  serve(app, deps, listFreightCarts, async ({ query }) => {
    const { rows, pagination } = await listCarts(deps, query)
    return { data: rows, pagination }
  })
  serve(app, deps, exportFreightCarts, async ({ query }) => ({ data: await exportCarts(deps, query) }))
  serve(app, deps, removeFreightCart, async ({ scope, params }) => {
    await removeCart(deps, scope, params.cartId)
    return {}
  })
}
