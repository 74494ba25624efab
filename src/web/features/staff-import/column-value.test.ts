import { expect, it } from 'vitest'
import { columnValue } from './column-value.ts'

it.each([
  ['destination_type', 'amazon_fba', 'Amazon'],
  ['destination_type', 'other', 'Another place'],
  ['country_of_origin', 'CA', 'Canada'],
  ['maker_country', 'CN', 'China'],
  ['hts_code', '3406000000', '3406.00.00.00'],
  ['expiry_date', '2027-01-31', '31 Jan 2027'],
  ['created_at', '2026-11-20T12:00:00.000Z', '20 Nov 2026'],
  ['quantity', '48', '48'],
  ['sku', 'CA', 'CA'],
  ['status', 'pending', 'Pending'],
  ['status', 'IN_TRANSIT', 'In transit'],
  ['plan_status', 'CONFIRMED', 'Confirmed'],
])('says %s of %s as %s', (field, value, said) => {
  expect(columnValue(field, value)).toBe(said)
})

it('says the time of an instant that has one, in the own time of the reader', () => {
  expect(columnValue('shipped_at', '2026-11-20T16:45:00.000Z')).toMatch(/^2\d\WNov\W2026, \d\d:45$/)
})
