import { expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { inEach } from '../language.ts'
import { centsText, decimal, usd } from '../money.ts'
import type { CarrierFeeTables } from './carrier-fees.ts'
import { atValue, bracketEdges, carrierRanges } from './carrier-ranges.ts'

const row = { from: day('2026-01-01'), until: null, citation: 'Table', citations: inEach({ en: 'Table' }) }

/** UPS: 10 up to 200, 30 above. FedEx: 2 % of the duty, at least 20. */
const TABLES: CarrierFeeTables = {
  version: 'test',
  foodChapters: [],
  maximumValue: usd('2500'),
  maximumLines: 15,
  carriers: [
    {
      carrier: 'ups',
      name: 'UPS',
      rows: [
        {
          ...row,
          rules: [
            {
              kind: 'by-value',
              id: 'entry',
              name: 'Entry',
              tiers: [
                { upTo: usd('200'), amount: usd('10') },
                { upTo: usd('2500'), amount: usd('30') },
              ],
              perStartedThousandAbove: usd('0'),
            },
          ],
        },
      ],
    },
    {
      carrier: 'fedex',
      name: 'FedEx',
      rows: [
        { ...row, rules: [{ kind: 'of-duty', id: 'duty', name: 'Duty', rate: decimal('0.02'), minimum: usd('20') }] },
      ],
    },
  ],
}

/** All of the value is duty. */
const DELIVERY = { value: usd('100'), duty: usd('100'), food: false, lines: 1, date: day('2026-11-21') }

const ranges = (date = DELIVERY.date) =>
  carrierRanges(TABLES, { ...DELIVERY, date }).map(({ from, until, cheaper }) => [
    centsText(from),
    centsText(until),
    cheaper,
  ])

it('finds to the cent where the cheaper carrier changes: at an edge, and where two per cent of the duty passes 30', () => {
  expect(ranges()).toEqual([
    ['0.01', '200.00', 'ups'],
    ['200.01', '1499.74', 'fedex'], // 2 % of 1,499.74 = 29.9948, 29.99
    ['1499.75', '1500.24', undefined], // 29.995 to 30.0048: 30.00, as UPS asks
    ['1500.25', '2500.00', 'ups'], // 30.005: 30.01
  ])
})

it('finds nothing on a day that no table covers', () => {
  expect(ranges(day('2025-01-01'))).toEqual([])
})

it('knows the edges of the brackets, and takes the duty along to another value', () => {
  expect(bracketEdges(TABLES, DELIVERY).map(centsText)).toEqual(['200.00', '2500.00'])
  expect(centsText(atValue({ ...DELIVERY, duty: usd('12.50') }, usd('250')).duty)).toBe('31.25')
})
