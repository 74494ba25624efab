import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import type { CarrierFeeTables } from '../clearance/carrier-fees.ts'
import { inEach } from '../language.ts'
import { decimal, usd } from '../money.ts'
import { FALLBACK_BOX, groupBoxes, type MeasuredBox, measuresOf, sizedBox } from './boxes.ts'
import { cheapestOf, compareRates, type FreightRate, type RateBasis } from './rates.ts'
import { nextWeekday } from './ship-day.ts'
import { isActive, placementStatus } from './status.ts'

const wax = { sku: 'WAX', asin: null, fnsku: 'X001', quantity: 12, description: 'Candle', costCad: decimal('6.85') }
const soap = { ...wax, sku: 'SOAP', fnsku: 'X002' }

const box = (number: number, given: Partial<MeasuredBox> = {}): MeasuredBox => ({
  number,
  weightKg: decimal('8.2'),
  lengthCm: decimal('40'),
  widthCm: decimal('30'),
  heightCm: decimal('30'),
  contents: [wax],
  ...given,
})
const texts = ({ weightKg, lengthCm, widthCm, heightCm, assumed }: ReturnType<typeof measuresOf>) => [
  [lengthCm, widthCm, heightCm, weightKg].map(String).join(' '),
  assumed,
]

describe('a box that nobody measured', () => {
  it.each([
    ['whole', {}, '40 30 30 8.2', false, false],
    ['without weight', { weightKg: null }, '40 30 30 1', true, false],
    ['of no weight', { weightKg: decimal('0') }, '40 30 30 1', true, false],
    ['without one side', { heightCm: null }, '30 30 30 8.2', false, true],
    ['without anything', { weightKg: null, lengthCm: null, widthCm: null, heightCm: null }, '30 30 30 1', true, true],
  ])('%s has the default and says so', (_what, given, sizes, weight, dimensions) => {
    expect(texts(measuresOf(box(1, given)))).toEqual([sizes, { weight, dimensions }])
  })

  it('stands for a shipment without boxes as 50 x 40 x 40 cm and 12 kg', () => {
    expect(texts(FALLBACK_BOX)).toEqual(['50 40 40 12', { weight: true, dimensions: true }])
  })
})

describe('boxes alike', () => {
  const numbers = (...boxes: readonly MeasuredBox[]) => groupBoxes(boxes.map(sizedBox)).map((group) => group.numbers)

  it('of equal weight, dimensions and items are one group, in the order they first appear', () => {
    expect(numbers(box(1), box(2, { weightKg: decimal('8.3') }), box(3), box(4))).toEqual([[1, 3, 4], [2]])
  })

  it('8.20 kg is 8.2 kg, and items may lie in any order', () => {
    const both = { contents: [wax, soap] }
    expect(numbers(box(1, both), box(2, { weightKg: decimal('8.20'), contents: [soap, wax] }))).toEqual([[1, 2]])
  })

  it.each([
    ['items', { contents: [soap] }],
    ['units', { contents: [{ ...wax, quantity: 11 }] }],
    ['length', { lengthCm: decimal('41') }],
    ['contents', { contents: [] }],
  ])('other %s make another group', (_what, given) => {
    expect(numbers(box(1), box(2, given))).toEqual([[1], [2]])
  })

  it('a measured box and an assumed one of the same size stay apart', () => {
    const measured = { weightKg: decimal('1'), lengthCm: decimal('30') }
    expect(numbers(box(1, measured), box(2, { weightKg: null, lengthCm: null }))).toEqual([[1], [2]])
  })
})

it.each([
  [null, 'PENDING', false],
  ['', 'PENDING', false],
  ['confirmed', 'CONFIRMED', true],
  ['ACCEPTED', 'CONFIRMED', true],
  ['VOIDED', 'VOIDED', false],
])('status %s is %s', (given, status, active) => {
  expect([placementStatus(given), isActive(given)]).toEqual([status, active])
})

const FROM = {
  from: day('2025-08-29'),
  until: null,
  citation: 'specification part 2, section 9',
  citations: inEach({ en: '' }),
}
/** UPS: 30.50 and 2% of duty, at least 6.00; FedEx: 36.40 and 2%, at least 7.85. */
const TABLES: CarrierFeeTables = {
  version: 'test',
  foodChapters: ['04'],
  maximumValue: usd('2500'),
  maximumLines: 15,
  carriers: [
    { carrier: 'ups', name: 'UPS Standard', rows: [{ ...FROM, rules: rules('30.50', '6.00') }] },
    { carrier: 'fedex', name: 'FedEx Ground', rows: [{ ...FROM, rules: rules('36.40', '7.85') }] },
  ],
}

function rules(entry: string, minimum: string) {
  return [
    { id: 'entry', name: 'Entry', kind: 'flat', amount: usd(entry) },
    { id: 'duty', name: 'Disbursement', kind: 'of-duty', rate: decimal('0.02'), minimum: usd(minimum) },
  ] as const
}

const basis: RateBasis = {
  value: usd('600'),
  duty: usd('500'),
  dutyFrom: { reason: 'dutyWhole' },
  isFood: false,
  lines: 1,
  date: day('2026-11-21'),
}
const rate = (carrierName: string, total: string, given: Partial<FreightRate> = {}): FreightRate => ({
  carrierId: carrierName.toLowerCase(),
  carrierName,
  serviceId: `${carrierName}-${total}`,
  serviceName: `${carrierName} Ground`,
  transitDays: 4,
  total: decimal(total),
  currency: 'CAD',
  formatted: `CAD ${total}`,
  brokerageIncluded: false,
  ...given,
})
const totals = (rates: readonly FreightRate[], on: Partial<RateBasis> = {}) =>
  compareRates(rates, { ...basis, ...on }, TABLES).map(({ carrierName, effectiveTotal }) => [
    carrierName,
    effectiveTotal?.toFixed(2) ?? null,
  ])

describe('rates compared', () => {
  it('add brokerage at 1.35 CAD for 1 USD and are sorted by the sum', () => {
    // UPS: 30.50 + 2% of 500 = 40.50 USD = 54.675 -> 54.68 CAD; FedEx: 36.40 + 10.00 = 46.40 USD = 62.64 CAD.
    expect(totals([rate('UPS', '110'), rate('FedEx', '100')])).toEqual([
      ['FedEx', '162.64'],
      ['UPS', '164.68'],
    ])
  })

  it('leave brokerage out where the carrier has it, and where the goods cost nothing', () => {
    expect(totals([rate('UPS', '160', { brokerageIncluded: true }), rate('FedEx', '100')])).toEqual([
      ['UPS', '160.00'],
      ['FedEx', '162.64'],
    ])
    expect(totals([rate('UPS', '110')], { value: usd('0') })).toEqual([['UPS', '110.00']])
  })

  it.each(['USPS', 'Purolator', 'Canada Post', 'Groups Ltd.'])('leave %s out', (carrier) => {
    expect(totals([rate(carrier, '10')])).toEqual([])
  })

  it.each(['UPS', 'UPS Canada', 'ups_courier', 'FedEx Express', 'FEDEX', 'Fed Ex', 'Federal Express'])(
    'know %s',
    (carrier) => {
      expect(totals([rate(carrier, '10')])).toHaveLength(1)
    },
  )

  it('count an unknown duty with the least fee and say so', () => {
    // 30.50 + 6.00 = 36.50 USD = 49.275 -> 49.28 CAD.
    const dutyFrom = { reason: 'dutyOfItem', facts: { name: 'Mug' } } as const
    const [only] = compareRates([rate('UPS', '100')], { ...basis, duty: null, dutyFrom }, TABLES)
    expect([only?.effectiveTotal?.toFixed(2), only?.brokerage]).toEqual([
      '149.28',
      expect.objectContaining({ kind: 'added', dutyLacks: dutyFrom }),
    ])
  })

  it('have no effective total while the value is not known, or before the tables begin, and come last', () => {
    expect(totals([rate('UPS', '10'), rate('FedEx', '90', { brokerageIncluded: true })], { value: null })).toEqual([
      ['FedEx', '90.00'],
      ['UPS', null],
    ])
    expect(totals([rate('UPS', '10')], { date: day('2025-01-01') })).toEqual([['UPS', null]])
    expect(cheapestOf(compareRates([rate('UPS', '10')], { ...basis, value: null }, TABLES))).toBeUndefined()
  })

  it('convert a total in USD at the same factor and leave other currencies uncompared', () => {
    const included = { brokerageIncluded: true }
    expect(totals([rate('UPS', '100', { ...included, currency: 'USD' })])).toEqual([['UPS', '135.00']])
    expect(totals([rate('UPS', '100', { ...included, currency: 'EUR' })])).toEqual([['UPS', null]])
  })

  it('of the same sum: the faster first', () => {
    const included = { brokerageIncluded: true }
    const [first] = compareRates(
      [rate('UPS', '50', { ...included, transitDays: 5 }), rate('FedEx', '50', { ...included, transitDays: 2 })],
      basis,
      TABLES,
    )
    expect(first?.carrierName).toBe('FedEx')
  })
})

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
])('%s is fetched on %s', (today, weekday) => {
  expect(nextWeekday(day(today))).toBe(weekday)
})
