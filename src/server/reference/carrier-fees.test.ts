// The carriers' brokerage against a table worked out by hand from the specification's amounts, at every edge, and its properties.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import {
  type CarrierFees,
  carrierFees,
  compareCarriers,
  type Delivery,
  isCarrierFood,
} from '#domain/clearance/carrier-fees.ts'
import { centsText, usd } from '#domain/money.ts'
import { feeReasonText } from '#words/carrier-words.ts'
import { wordsOf } from '#words/language.ts'
import { loadCarrierFees } from './carrier-fees.ts'

const SAY = wordsOf('en')
const tables = loadCarrierFees(join(import.meta.dirname, '../../../data'))
const DAY = day('2026-11-20')

const delivery = (value: string, duty: string, food: boolean, lines: number): Delivery => ({
  value: usd(value),
  duty: usd(duty),
  food,
  lines,
  date: DAY,
})
const feesOf = (carrier: 'ups' | 'fedex', asked: Delivery): CarrierFees => {
  const table = tables.carriers.find((each) => each.carrier === carrier)
  const fees = table && carrierFees(table, asked)
  if (!fees) throw new Error('no fees')
  return fees
}
const totals = (asked: Delivery) => [centsText(feesOf('ups', asked).total), centsText(feesOf('fedex', asked).total)]

// value, duty, food, lines, UPS, FedEx
const BY_HAND: readonly (readonly [string, string, boolean, number, string, string])[] = [
  // brackets of the value: UPS 17.50 30.50 42.25 55.75 + 6.00, FedEx 36.40 + 7.85
  ['0.01', '0', false, 1, '23.50', '44.25'],
  ['1.00', '0', false, 1, '23.50', '44.25'],
  ['100.00', '0', false, 1, '23.50', '44.25'],
  ['199.99', '0', false, 1, '23.50', '44.25'],
  ['200.00', '0', false, 1, '23.50', '44.25'],
  ['200.01', '0', false, 1, '36.50', '44.25'],
  ['500.00', '0', false, 1, '36.50', '44.25'],
  ['799.99', '0', false, 1, '36.50', '44.25'],
  ['800.00', '0', false, 1, '36.50', '44.25'],
  ['800.01', '0', false, 1, '48.25', '44.25'],
  ['1000.00', '0', false, 1, '48.25', '44.25'],
  ['1249.99', '0', false, 1, '48.25', '44.25'],
  ['1250.00', '0', false, 1, '48.25', '44.25'],
  ['1250.01', '0', false, 1, '61.75', '44.25'],
  ['2000.00', '0', false, 1, '61.75', '44.25'],
  ['2499.99', '0', false, 1, '61.75', '44.25'],
  ['2500.00', '0', false, 1, '61.75', '44.25'],
  // above 2,500: 1.95 a started thousand, and the bond: 0.75 %, at least 75.00
  ['2500.01', '0', false, 1, '138.70', '44.25'],
  ['3000.00', '0', false, 1, '138.70', '44.25'],
  ['3500.00', '0', false, 1, '138.70', '44.25'],
  ['3500.01', '0', false, 1, '140.65', '44.25'],
  ['4500.00', '0', false, 1, '140.65', '44.25'],
  ['4500.01', '0', false, 1, '142.60', '44.25'],
  ['9999.99', '0', false, 1, '152.35', '44.25'],
  ['10000.00', '0', false, 1, '152.35', '44.25'],
  ['10000.67', '0', false, 1, '152.36', '44.25'],
  ['12500.00', '0', false, 1, '175.00', '44.25'],
  ['12500.01', '0', false, 1, '176.95', '44.25'],
  ['100000.00', '0', false, 1, '1002.85', '44.25'],
  // duty: UPS 2 % from 300.00 on, FedEx from 392.50 on
  ['150.00', '0.01', false, 1, '23.50', '44.25'],
  ['150.00', '100.00', false, 1, '23.50', '44.25'],
  ['150.00', '299.99', false, 1, '23.50', '44.25'],
  ['150.00', '300.00', false, 1, '23.50', '44.25'],
  ['150.00', '300.25', false, 1, '23.51', '44.25'],
  ['150.00', '300.24', false, 1, '23.50', '44.25'],
  ['150.00', '350.00', false, 1, '24.50', '44.25'],
  ['150.00', '392.49', false, 1, '25.35', '44.25'],
  ['150.00', '392.50', false, 1, '25.35', '44.25'],
  ['150.00', '392.75', false, 1, '25.36', '44.26'],
  ['150.00', '500.00', false, 1, '27.50', '46.40'],
  ['2500.00', '1250.00', false, 1, '80.75', '61.40'],
  ['2500.00', '2500.00', false, 1, '105.75', '86.40'],
  ['2500.00', '1234.56', false, 1, '80.44', '61.09'],
  // food: UPS 11.50, FedEx 12.00
  ['150.00', '0', true, 1, '35.00', '56.25'],
  ['200.00', '0', true, 1, '35.00', '56.25'],
  ['200.01', '0', true, 1, '48.00', '56.25'],
  ['800.01', '0', true, 1, '59.75', '56.25'],
  ['1250.01', '0', true, 1, '73.25', '56.25'],
  ['2500.00', '500.00', true, 1, '77.25', '58.40'],
  ['2500.01', '0', true, 1, '150.20', '56.25'],
  // lines: FedEx 5.95 each above 5
  ['500.00', '0', false, 2, '36.50', '44.25'],
  ['500.00', '0', false, 4, '36.50', '44.25'],
  ['500.00', '0', false, 5, '36.50', '44.25'],
  ['500.00', '0', false, 6, '36.50', '50.20'],
  ['500.00', '0', false, 7, '36.50', '56.15'],
  ['500.00', '0', false, 10, '36.50', '74.00'],
  ['500.00', '0', false, 14, '36.50', '97.80'],
  ['500.00', '0', false, 15, '36.50', '103.75'],
  ['1000.00', '400.00', false, 6, '50.25', '50.35'],
  ['1000.00', '400.00', true, 6, '61.75', '62.35'],
  ['1250.00', '625.00', true, 15, '66.25', '120.40'],
  ['2500.00', '1250.00', true, 15, '92.25', '132.90'],
  ['2500.00', '0', true, 5, '73.25', '56.25'],
  ['199.99', '39.99', true, 3, '35.00', '56.25'],
]

it.each(BY_HAND)('value %s, duty %s, food %s, lines %s: UPS %s, FedEx %s', (value, duty, food, lines, ups, fedex) => {
  expect(totals(delivery(value, duty, food, lines))).toEqual([ups, fedex])
})

it('says of every fee how it came about', () => {
  const { fees, citation, from } = feesOf('ups', delivery('2600.00', '400.00', true, 1))
  expect(fees.map((fee) => [fee.name, centsText(fee.amount), feeReasonText(SAY, fee.why)])).toEqual([
    ['Entry preparation', '57.70', '55.75, and 1.95 for each started 1,000 above 2,500.00.'],
    ['Disbursement', '8.00', '2% of the duty of 400.00, at least 6.00.'],
    ['Food (agency review)', '11.50', 'Once, when food is in the delivery (chapters 04, 16, 19, 20 and 21).'],
    ['Bond', '75.00', 'Value above 2,500.00: 0.75% of the value, at least 75.00.'],
  ])
  expect([from, citation.length > 20]).toEqual(['2025-08-29', true])
})

it('names the cheaper carrier and the difference, and none where both ask the same', () => {
  const named = (asked: Delivery) => {
    const found = compareCarriers(tables, asked)
    return found && [found.cheaper?.name, centsText(found.difference)]
  }
  expect(named(delivery('150.00', '0', false, 1))).toEqual(['UPS Standard', '20.75'])
  expect(named(delivery('2500.00', '0', false, 1))).toEqual(['FedEx Ground', '17.50'])
  expect(named(delivery('1000.00', '400.00', false, 6))).toEqual(['UPS Standard', '0.10'])
  expect(named({ ...delivery('150.00', '0', false, 1), date: day('2025-08-28') })).toBeUndefined()
})

it('takes the five food chapters and no others', () => {
  expect(['0406', '1604', '1905', '2008', '2106'].every((code) => isCarrierFood(tables, [code]))).toBe(true)
  expect(['0901', '2201', '3304', '4016'].some((code) => isCarrierFood(tables, [code]))).toBe(false)
})

describe('for any delivery', () => {
  const VALUES = [
    '0.01',
    '199.99',
    '200',
    '200.01',
    '799',
    '800',
    '801',
    '1250',
    '1251',
    '2500',
    '2501',
    '3500',
    '3501',
    '20000',
  ]
  const DUTIES = ['0', '1', '299', '300', '301', '392', '393', '1000', '20000']
  const all = VALUES.flatMap((value) =>
    DUTIES.flatMap((duty) => [1, 5, 6, 15].map((lines) => delivery(value, duty, false, lines))),
  )

  it('the lines sum to the total, none is negative, each is whole cents', () => {
    for (const asked of all)
      for (const carrier of ['ups', 'fedex'] as const) {
        const { fees, total } = feesOf(carrier, asked)
        const cents = fees.map((fee) => Number(fee.amount.amount.times('100').toString()))
        expect(cents.every((each) => Number.isInteger(each) && each >= 0)).toBe(true)
        expect(cents.reduce((a, b) => a + b, 0)).toBe(Number(total.amount.times('100').toString()))
      }
  })

  it('more value, more duty, more lines or food never cost less', () => {
    const cost = (carrier: 'ups' | 'fedex', asked: Delivery) => Number(centsText(feesOf(carrier, asked).total))
    for (const asked of all)
      for (const carrier of ['ups', 'fedex'] as const) {
        const now = cost(carrier, asked)
        const more = [
          { ...asked, value: usd(asked.value.amount.plus('123.45')) },
          { ...asked, duty: usd(asked.duty.amount.plus('77.77')) },
          { ...asked, lines: asked.lines + 1 },
          { ...asked, food: true },
        ]
        for (const each of more) expect(cost(carrier, each)).toBeGreaterThanOrEqual(now)
      }
  })
})
