import { expect, it } from 'vitest'
import { amountText, cad } from '#domain/money.ts'
import { differenceText, type Option, optionTotals, type Placement, type Rate } from './amounts.ts'

const rate = (service: string, effective: number | null, given: Partial<Rate> = {}): Rate => ({
  carrier_id: 'ups',
  carrier_name: 'UPS',
  service_id: service,
  service_name: service,
  transit_days: 4,
  total: 100,
  formatted: 'CAD 100.00',
  currency: 'CAD',
  brokerage_fees_included: false,
  effective_total: effective,
  brokerage: {
    kind: 'added',
    amount_usd: 40,
    amount_cad: 54,
    usd_to_cad: 1.35,
    fees: [],
    source: null,
    note: null,
  },
  ...given,
})
const placement = (rates: readonly Rate[], preferred: string): Placement => ({
  id: '0190a1b2-0000-4000-8000-000000000001',
  warehouse_id: 'FTW1',
  location_name: 'Dallas',
  location_address: null,
  destination_address: null,
  shipment_id: null,
  status: 'PENDING',
  total_boxes: 8,
  total_items: 212,
  total_cogs: 900,
  shipping_estimate: null,
  shipping_rates: [...rates],
  other_rates: 0,
  box_groups: [],
  selected_shipping_rate: null,
  preferred_rate: { carrier_id: 'ups', service_id: preferred },
  basis: { value_usd: 1, value_from: 'cost_of_goods', duty_usd: null, duty_note: '', is_food: false, lines: 1 },
})
const totals = (...placements: readonly Placement[]) =>
  optionTotals({ placements: [...placements] } as Pick<Option, 'placements'>)

it('sums the preferred rates, and takes the slowest', () => {
  const slow = placement([rate('A', 10), rate('B', 154.1, { transit_days: 7 })], 'B')
  const included = rate('C', 200.2, { brokerage: { ...rate('x', 1).brokerage, kind: 'included', amount_cad: null } })
  const { brokerage, effective, ...rest } = totals(slow, placement([included], 'C'))
  expect(rest).toEqual({ locations: 2, boxes: 16, slowestDays: 7 })
  expect(brokerage && amountText(brokerage)).toBe('54.00')
  expect(effective && amountText(effective)).toBe('354.30')
})

it('knows no total while one placement has none', () => {
  const known = placement([rate('A', 10)], 'A')
  expect(totals(known, placement([rate('B', null)], 'B')).effective).toBeUndefined()
  expect(totals(known, placement([], 'A')).effective).toBeUndefined()
  expect(totals().effective).toBeUndefined()
})

it.each([
  ['352.68', '512.71', '160.03 less'],
  ['512.71', '352.68', '160.03 more'],
  ['5', '5', undefined],
])('%s against %s is %s', (one, other, text) => {
  expect(differenceText(cad(one), cad(other))?.text).toBe(text)
})
