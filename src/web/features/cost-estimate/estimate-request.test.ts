import { expect, it } from 'vitest'
import { type CostedItem, costRequest } from './estimate-request.ts'
import { landedParts } from './landed-shares.ts'

const candle = (changes: Partial<CostedItem> = {}): CostedItem => ({
  description: 'Candle',
  sku: 'NLC-1',
  htsCode: '3406000000',
  countryOfOrigin: 'CA',
  declaredValue: 6.85,
  quantity: 144,
  unitQuantities: {},
  dutyAnswers: {},
  ...changes,
})

it('asks with the price as declared, in Canadian dollars', () => {
  const [item] = costRequest([candle()], true)?.items ?? []
  expect(item).toMatchObject({ quantity: 144, unitPrice: 6.85, currency: 'CAD', commercialDescription: 'Candle' })
})

it.each([
  [{ htsCode: '3406.00' }],
  [{ htsCode: null }],
  [{ countryOfOrigin: null }],
  [{ declaredValue: 0 }],
  [{ declaredValue: null }],
  [{ quantity: 0 }],
])('asks nothing while an item lacks a fact: %j', (changes) => {
  expect(costRequest([candle(), candle(changes)], true)).toBeUndefined()
})

it('asks nothing for a shipment without items', () => {
  expect(costRequest([], true)).toBeUndefined()
})

it('claims CUSMA for goods of North America under a certificate, and for no others', () => {
  const claims = (items: readonly CostedItem[], hasCertificate: boolean) =>
    costRequest(items, hasCertificate)?.items.map((item) => item.claimCusma)
  expect(claims([candle(), candle({ countryOfOrigin: 'CN' })], true)).toEqual([true, false])
  expect(claims([candle()], false)).toEqual([false])
})

it('sends amounts of goods for the whole line', () => {
  const [item] = costRequest([candle({ unitQuantities: { kg: '0.25' } })], true)?.items ?? []
  expect(item?.units).toEqual([{ unit: 'kg', amount: '36' }])
})

it('spreads the landed cost over the units and the value', () => {
  const both = (cad: number) => ({ usd: 0, cad })
  const totals = { customs: both(727.7), brokerage: both(154.84), fees: both(882.54), landed: both(3022.74) }
  const parts = landedParts('en', { goodsValue: both(2140.2), totals }, 240)
  expect(parts.map(({ total, perUnit, share }) => [total, perUnit, share])).toEqual([
    ['2,140.20', '8.92', '100.00'],
    ['727.70', '3.03', '34.00'],
    ['154.84', '0.65', '7.23'],
    ['3,022.74', '12.59', '141.24'],
  ])
})

it('shows no share of goods without a value', () => {
  const zero = { usd: 0, cad: 0 }
  const totals = { customs: zero, brokerage: zero, fees: zero, landed: zero }
  expect(landedParts('en', { goodsValue: zero, totals }, 0)[1]).toMatchObject({ perUnit: null, share: null })
})
