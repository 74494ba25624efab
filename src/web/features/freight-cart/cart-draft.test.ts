import { expect, it } from 'vitest'
import { cartProblem, changeBox, draftOf, measured, measureProblem, type Proposed, toBody } from './cart-draft.ts'

const proposed: Proposed = {
  selectedRate: null,
  amazonFbaInfo: {
    warehouse_id: 'FTW1',
    shipment_id: 'FBA1',
    name: 'FTW1',
    street: '33333 Lyndon B Johnson Fwy',
    city: 'Dallas',
    state: 'TX',
    zip: '75241',
    country: 'US',
  },
  boxes: [{ number_of_boxes: 8, weight: 1, length: 30, width: 30, height: 30, assumed: true }],
  customsData: {
    reasonForExport: 'commercially-sold-goods',
    taxRecipient: 'shipper',
    currency: 'CAD',
    products: [
      {
        sku: 'A',
        description: 'Candle',
        htsCode: null,
        countryOfOrigin: 'CA',
        quantity: 96,
        unitPrice: 6.85,
        weightKg: 0.4,
      },
    ],
  },
  notes: [],
  service: 'portage',
}
const draft = draftOf(proposed)

it.each([
  ['8', 8],
  [' 8,25 ', 8.25],
  ['0', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1e3', undefined],
])('reads %j as %s', (typed, value) => {
  expect(measured(typed)).toBe(value)
})

it('names the measure that is wrong', () => {
  expect(measureProblem('weight', 'heavy')).toBe('Weight, kg: give a number above 0.')
  expect(measureProblem('length', '1001')).toBe('Length, cm: at most 1,000.')
})

it('is whole as the server proposes it, and says what was emptied', () => {
  expect(cartProblem(draft)).toBeUndefined()
  const emptied = { ...draft, destination: { ...draft.destination, street: ' ', zip: '' } }
  expect(cartProblem(emptied)).toBe('Fill in the destination: Street, ZIP code.')
  expect(cartProblem(changeBox(draft, 0, { height: '' }))).toBe('Height, cm: give a number above 0.')
})

it('sends the rate with its placement, and a measured box as measured', () => {
  const rate = { carrier_id: 'ups', service_id: 'ups.standard', total: 118.42 }
  const placement = { id: 'p1', shipment_id: 'FBA1', warehouse_id: 'FTW1' }
  const body = toBody(changeBox(draft, 0, { weight: '8,2', assumed: false }), proposed, rate, placement)
  expect(body.selectedRate).toEqual({ ...rate, placement_id: 'p1', shipment_id: 'FBA1', warehouse_id: 'FTW1' })
  expect(body.boxes).toEqual([{ number_of_boxes: 8, weight: 8.2, length: 30, width: 30, height: 30, assumed: false }])
  expect(body.customsData?.products).toEqual(proposed.customsData.products)
})
