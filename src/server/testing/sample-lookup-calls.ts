// Calls that look up codes, of one product and of all items of a shipment.
import type { Sample } from './sample.ts'

const ofShipment: Sample = ({ shipmentId: id }) => ({ params: { id } })
const ofItem: Sample = ({ shipmentId: id, itemId }) => ({ params: { id, itemId } })

export const LOOKUP_SAMPLES: Readonly<Record<string, Sample>> = {
  classifyProduct: () => ({ body: { productTitle: 'beeswax pillar candle' } }),
  classifyHts: () => ({ body: { description: 'beeswax pillar candle', countryOfOrigin: 'CA' } }),
  classificationStep: () => ({ params: { run: '0123456789abcdef' } }),
  validateHts: () => ({ body: { htsCode: '3406.00.00.00' } }),
  getShipmentLookup: ofShipment,
  startShipmentLookup: ({ ownShipmentId: id }) => ({ params: { id } }),
  stopShipmentLookup: ofShipment,
  retryShipmentLookup: ({ shipmentId: id, itemId }) => ({ params: { id }, body: { items: [itemId] } }),
  closeShipmentLookup: ofShipment,
  foundMaker: ofItem,
  settleFoundMaker: (world) => ({ ...ofItem(world), body: { waits: false } }),
}
