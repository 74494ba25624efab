// Calls about shipments as staff see them, freight and permissions that succeed for a sample world.
import type { Sample } from './sample.ts'

const ofShipment: Sample = ({ clientId, shipmentId }) => ({ params: { clientId, shipmentId } })
const ofBannedItem: Sample = ({ clientId, bannedShipmentId, bannedItemId }) => ({
  params: { clientId, shipmentId: bannedShipmentId, itemId: bannedItemId },
})

export const FREIGHT_SAMPLES: Readonly<Record<string, Sample>> = {
  shipmentDetailsForStaff: ofShipment,
  listBoxes: ofShipment,
  listPlans: ofShipment,
  selectShippingRate: (world) => ({
    ...ofShipment(world),
    body: { placementId: world.placementId, selectedRate: { carrier_id: 'ups', service_id: 'ups-ground', total: 60 } },
  }),
  refreshShippingRates: ({ clientId, shipmentId, placementId }) => ({ params: { clientId, shipmentId, placementId } }),
  freightCartDraft: ({ shipmentId, placementId }) => ({ params: { id: shipmentId }, query: { placementId } }),
  addToFreightCart: ({ shipmentId, placementId }) => ({
    params: { id: shipmentId },
    body: { selectedRate: { carrier_id: 'ups', service_id: 'ups-ground', placement_id: placementId } },
  }),
  listFreightCarts: ({ clientId }) => ({ query: { page: 1, clientId } }),
  exportFreightCarts: ({ clientId }) => ({ query: { format: 'csv', clientId } }),
  removeFreightCart: ({ clientId, cartId }) => ({ params: { clientId, cartId } }),
  saveEntryPermission: (world) => ({
    ...ofBannedItem(world),
    body: { reason: 'Licensed sample for analysis', citation: 'Proclamation, paragraph 3(b)' },
  }),
  deleteEntryPermission: ofBannedItem,
}
