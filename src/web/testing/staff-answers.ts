// What staff screens are answered in component tests: a client, its shipments, a plan with rates; every part can be replaced.

import { onBehalf } from '#contract/on-behalf.ts'
import { listShipments } from '#contract/shipments.ts'
import { getClient } from '#contract/staff.ts'
import { listPlans } from '#contract/staff-shipments.ts'
import { shipment } from './answers.ts'
import { answer } from './fake-api.ts'

export const CLIENT_ID = '0190a1b2-0000-4000-8000-000000000001'
export const CLIENT = {
  id: CLIENT_ID,
  name: 'Northern Pantry & Goods Inc.',
  email: 'demo@portage.example',
  createdAt: '2026-06-14T15:00:00.000Z',
}

export const oneClient = answer(getClient, () => ({ success: true, data: CLIENT }))

export const clientShipments = answer(onBehalf(listShipments), ({ query }) => {
  const all = [shipment(1061), shipment(1060, { status: 'SHIPPED', itemCount: 1488, skuCount: 12 })]
  const data = all.filter(({ reference }) => reference.toLowerCase().includes(query.search.toLowerCase()))
  return { success: true, data, pagination: { currentPage: 1, lastPage: 1, perPage: 10, total: data.length } }
})

const brokerage = {
  kind: 'added',
  amount_usd: 40,
  amount_cad: 54,
  usd_to_cad: 1.35,
  fees: [],
  source: null,
  note: null,
}

/** UPS 154.00 and FedEx 162.64 in all, CAD. */
export const RATES = [
  { carrier: 'UPS', total: 100, effective: 154 },
  { carrier: 'FedEx', total: 108.64, effective: 162.64 },
].map(({ carrier, total, effective }) => ({
  carrier_id: carrier.toLowerCase(),
  carrier_name: carrier,
  service_id: `${carrier.toLowerCase()}.ground`,
  service_name: `${carrier} Ground`,
  transit_days: 4,
  total,
  formatted: `CAD ${total.toFixed(2)}`,
  currency: 'CAD',
  brokerage_fees_included: false,
  effective_total: effective,
  brokerage,
}))

export const placement = (changes: object = {}) => ({
  id: '0190a1b2-0000-4000-8000-0000000000d1',
  warehouse_id: 'FTW1',
  location_name: 'Dallas',
  location_address: null,
  destination_address: '33333 Lyndon B Johnson Fwy, Dallas TX',
  shipment_id: 'FBA18K4T7Q2X',
  status: 'CONFIRMED',
  total_boxes: 8,
  total_items: 212,
  total_cogs: 1180,
  shipping_estimate: { total: 154, currency: 'CAD' },
  shipping_rates: RATES,
  other_rates: 0,
  box_groups: [],
  selected_shipping_rate: null,
  preferred_rate: { carrier_id: 'ups', service_id: 'ups.ground' },
  basis: { value_usd: 840, value_from: 'cost_of_goods', duty_usd: 302.4, duty_note: '', is_food: false, lines: 4 },
  ...changes,
})

export const plans = (given = placement()) =>
  answer(listPlans, () => ({
    success: true,
    data: [
      {
        id: '0190a1b2-0000-4000-8000-0000000000b1',
        plan_name: 'FBA inbound plan',
        plan_type: 'FBA',
        status: 'CONFIRMED',
        active: true,
        created_at: '2026-11-18T14:12:00.000Z',
        updated_at: '2026-11-20T20:20:00.000Z',
        placement_options: [
          {
            id: '0190a1b2-0000-4000-8000-0000000000c1',
            status: 'CONFIRMED',
            confirmed_at: '2026-11-20T20:04:00.000Z',
            active: true,
            placements: [given],
          },
        ],
      },
    ],
  }))
