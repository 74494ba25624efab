import { join } from 'node:path'
import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { compareCarriers, type Delivery } from '#domain/clearance/carrier-fees.ts'
import { centsText, usd } from '#domain/money.ts'
import { loadCarrierFees } from '#server/reference/carrier-fees.ts'
import { carrierFeesOnWire, carrierTablesOf } from './carrier-fee-tables.ts'
import { getCarrierFees } from './carrier-fees.ts'

const tables = loadCarrierFees(join(import.meta.dirname, '..', '..', 'data'))

it('comes out of the wire as it went in', () => {
  const wire = carrierFeesOnWire(tables, '2026-11-21')
  const sent = getCarrierFees.answer.parse(JSON.parse(JSON.stringify({ success: true, data: wire }))).data
  expect(carrierFeesOnWire(carrierTablesOf(sent), '2026-11-21')).toEqual(wire)
  expect(carrierTablesOf(sent)).toEqual(tables)
})

it('calculates in the browser as on the server', () => {
  const wire = carrierTablesOf(carrierFeesOnWire(tables, '2026-11-21'))
  const delivery: Delivery = { value: usd('900'), duty: usd('400'), food: true, lines: 7, date: day('2026-11-21') }
  // UPS: 42.25 + 2% of 400 = 8.00 + 11.50 = 61.75. FedEx: 36.40 + 8.00 + 12 + 2 x 5.95 = 68.30.
  const compared = compareCarriers(wire, delivery)
  expect(compared?.carriers.map((each) => centsText(each.total))).toEqual(['61.75', '68.30'])
})
