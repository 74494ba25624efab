// A seller's account at Amazon with one plan, for tests.
import type { InboundPlan, InboundPlans } from '../providers/product-catalogue/product-catalogue.ts'

const CANDLE = { sku: 'WAX-6', asin: 'B08N5WRWNW', fnsku: 'X001ABCDEF', quantity: 24 }

const AMAZON_PLAN: InboundPlan = {
  id: 'wf1234',
  name: 'November candles',
  status: 'ACTIVE',
  createdAt: '2026-11-18T14:00:00Z',
  items: [CANDLE],
  boxes: [
    { weightKg: '8.165', lengthCm: '40.64', widthCm: '30.48', heightCm: '30.48', items: [{ ...CANDLE, quantity: 12 }] },
    { weightKg: null, lengthCm: null, widthCm: null, heightCm: null, items: [{ ...CANDLE, quantity: 12 }] },
  ],
  options: [
    {
      id: 'pl-1',
      status: 'ACCEPTED',
      placements: [
        {
          amazonShipmentId: 'FBA15D1',
          warehouseId: 'DFW7',
          address: '700 Westport Parkway, Fort Worth, TX 76177',
          status: 'WORKING',
        },
      ],
    },
    {
      id: 'pl-2',
      status: 'OFFERED',
      placements: [{ amazonShipmentId: 'sh-9', warehouseId: 'ABE8', address: null, status: 'UNCONFIRMED' }],
    },
  ],
}

export const recordedInbound: InboundPlans = {
  configured: true,
  list: async () => [AMAZON_PLAN],
  centres: async () => [],
  find: async (id) => (id === AMAZON_PLAN.id ? AMAZON_PLAN : undefined),
}
