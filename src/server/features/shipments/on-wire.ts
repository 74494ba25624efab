// Shipments in the words of the API.
import type { CountedShipment } from './list-shipments.ts'

export const toWireShipment = (shipment: CountedShipment) => ({
  id: shipment.id,
  reference: shipment.reference,
  status: shipment.status,
  skuCount: shipment.skuCount,
  itemCount: shipment.itemCount,
  totalValueCad: shipment.totalValueCad === null ? null : Number(shipment.totalValueCad.toFixed(2)),
  missingFieldCount: shipment.missingFieldCount,
  createdAt: shipment.created_at.toISOString(),
})

export const toWireDetails = (shipment: CountedShipment) => ({
  ...toWireShipment(shipment),
  shippedAt: shipment.shipped_at?.toISOString() ?? null,
  destinationType: shipment.destination_type,
  destinationDetails: { fcCode: shipment.fc_code },
  notes: shipment.notes,
})
