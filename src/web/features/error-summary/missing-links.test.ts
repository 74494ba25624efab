import { expect, it } from 'vitest'
import { decimal } from '#domain/money.ts'
import type { CustomsItem } from '#domain/shipment/item.ts'
import { missingFields, nextMissing, summaryTitle } from './missing-links.ts'

const item = (over: Partial<CustomsItem>): CustomsItem => ({
  id: 'a',
  description: 'Soy wax candle',
  sku: 'NLC-SOY-08',
  quantity: 144,
  costCad: decimal('6.85'),
  countryOfOrigin: 'CA',
  htsCode: '3406000000',
  maker: {
    name: 'Prairie Wax',
    streetAddress: '455 Broadway',
    city: 'Winnipeg',
    state: 'MB',
    country: 'CA',
    zipCode: '',
  },
  originMismatchReason: null,
  ...over,
})

it('names item and field of each gap in screen order', () => {
  const missing = missingFields('en', [
    item({ maker: null }),
    item({ id: 'b', description: 'Beeswax soap bar', countryOfOrigin: null, costCad: null }),
  ])
  expect(missing.map((each) => each.text)).toEqual([
    'Soy wax candle: Manufacturer address',
    'Beeswax soap bar: Country of origin',
    'Beeswax soap bar: Cost of goods (CAD)',
  ])
  expect(summaryTitle('en', missing, 1)).toBe('1 item cannot be imported, and 3 fields are missing on 2 items')
})

it('says when the address is there but its country is not the origin', () => {
  const [gap] = missingFields('en', [item({ countryOfOrigin: 'CN' })])
  expect(gap?.text).toBe('Soy wax candle: Manufacturer address does not match the origin')
})

it('speaks of prohibited items alone when nothing is missing', () => {
  expect(summaryTitle('en', [], 1)).toBe('1 item cannot be imported')
})

it('goes from one missing field to the next and round', () => {
  const missing = missingFields('en', [item({ countryOfOrigin: null, htsCode: null })])
  const first = nextMissing(missing, undefined)
  const second = nextMissing(missing, first)
  expect([first?.field, second?.field, nextMissing(missing, second)?.field]).toEqual([
    'countryOfOrigin',
    'htsCode',
    'countryOfOrigin',
  ])
  expect(nextMissing([], undefined)).toBeUndefined()
})
