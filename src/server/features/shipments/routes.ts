// Calls about shipments as a client sees them.
import type { FastifyInstance } from 'fastify'
import { completeData, listShipments } from '#contract/shipments.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { toWireAddress, toWireItem } from '../items/item-on-wire.ts'
import { wireRate } from '../reference/wire-rate.ts'
import { getCompleteShipment } from './complete-data.ts'
import { type CountedShipment, listClientShipments } from './list-shipments.ts'

export function registerShipments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listShipments, async ({ scope, query }) => {
    const { rows, pagination } = await listClientShipments(deps, scope, query)
    return { data: rows.map(toWireShipment), pagination }
  })
  serve(app, deps, completeData, async ({ scope, params }) => {
    const complete = await getCompleteShipment(deps, scope, params.id)
    const form = complete.cusmaForm
    return {
      data: {
        shipment: toWireDetails(complete.shipment),
        items: complete.items.map(toWireItem),
        removedItems: complete.removedItems.map(toWireItem),
        manufacturingAddresses: complete.addresses.map(toWireAddress),
        exchangeRate: wireRate(complete.rate),
        cusmaEligibility: complete.eligibility,
        cusmaForm: form ? { id: form.id, status: form.status, leftOutItems: form.claim.leftOut } : null,
        businessInfoComplete: complete.businessInfoComplete,
      },
    }
  })
}

const toWireShipment = (shipment: CountedShipment) => ({
  id: shipment.id,
  reference: shipment.reference,
  status: shipment.status,
  skuCount: shipment.skuCount,
  itemCount: shipment.itemCount,
  totalValueCad: shipment.totalValueCad === null ? null : Number(shipment.totalValueCad.toFixed(2)),
  missingFieldCount: shipment.missingFieldCount,
  createdAt: shipment.created_at.toISOString(),
})

const toWireDetails = (shipment: CountedShipment) => ({
  ...toWireShipment(shipment),
  shippedAt: shipment.shipped_at?.toISOString() ?? null,
  destinationType: shipment.destination_type,
  destinationDetails: { fcCode: shipment.fc_code },
  notes: shipment.notes,
})
