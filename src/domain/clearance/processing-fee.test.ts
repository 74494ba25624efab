// Figures worked out by hand from 19 CFR 24.23 and the annual notices.
import { expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { centsText, decimal, usd } from '../money.ts'
import { type EntryType, type ProcessingFeeRow, processingFee } from './processing-fee.ts'

const row = (
  from: string,
  until: string | null,
  minimum: string,
  maximum: string,
  informal: string,
): ProcessingFeeRow => ({
  from: day(from),
  until: until === null ? null : day(until),
  citation: 'notice',
  rate: decimal('0.003464'),
  minimum: usd(minimum),
  maximum: usd(maximum),
  informal: usd(informal),
})
const ROWS = [
  row('2025-10-01', '2026-09-30', '33.58', '651.50', '2.69'),
  row('2026-10-01', null, '34.58', '670.86', '2.77'),
]
const line = (value: string, exempt = false) => ({ enteredValue: usd(value), exempt })
const fee = (type: EntryType, lines: ReturnType<typeof line>[], date = '2026-11-21') => {
  const found = processingFee(ROWS, { date: day(date), type, lines })
  return found && [centsText(found.amount), found.how]
}

it.each([
  // 9,982 x 0.003464 = 34.577648; 9,983 x 0.003464 = 34.581112; 20,000 x 0.003464 = 69.28
  ['9982', '34.58', 'rate'],
  ['9981', '34.58', 'minimum'],
  ['9983', '34.58', 'rate'],
  ['9984', '34.58', 'rate'],
  ['9985', '34.59', 'rate'],
  ['2501', '34.58', 'minimum'],
  ['20000', '69.28', 'rate'],
  // 193,666 x 0.003464 = 670.859024; 193,668 x 0.003464 = 670.865952
  ['193666', '670.86', 'rate'],
  ['193668', '670.86', 'maximum'],
  ['1000000', '670.86', 'maximum'],
])('charges a formal entry of %s USD %s', (value, amount, how) => {
  expect(fee('formal', [line(value)])).toEqual([amount, how])
})

it('charges one flat amount for an informal entry, whatever its value and number of lines', () => {
  expect(fee('informal', [line('5')])).toEqual(['2.77', 'informal'])
  expect(fee('informal', [line('1200'), line('1300')])).toEqual(['2.77', 'informal'])
})

it('switches with the fiscal year', () => {
  expect(fee('informal', [line('100')], '2026-09-30')).toEqual(['2.69', 'informal'])
  expect(fee('informal', [line('100')], '2026-10-01')).toEqual(['2.77', 'informal'])
  expect(fee('formal', [line('5000')], '2026-09-30')).toEqual(['33.58', 'minimum'])
  expect(fee('formal', [line('5000')], '2026-10-01')).toEqual(['34.58', 'minimum'])
})

it('exempts the lines that claim CUSMA and keeps the minimum for the others', () => {
  // 20,000 claimed, 12,000 not: 12,000 x 0.003464 = 41.568
  expect(fee('formal', [line('20000', true), line('12000')])).toEqual(['41.57', 'rate'])
  expect(fee('formal', [line('20000', true), line('100')])).toEqual(['34.58', 'minimum'])
  expect(fee('informal', [line('2000', true), line('100')])).toEqual(['2.77', 'informal'])
})

it('charges nothing when every line claims CUSMA', () => {
  expect(fee('formal', [line('20000', true), line('300', true)])).toEqual(['0.00', 'all-exempt'])
  expect(fee('informal', [line('300', true)])).toEqual(['0.00', 'all-exempt'])
})

it('charges goods that bear it although their value rounds to no dollar', () => {
  expect(fee('informal', [line('0')])).toEqual(['2.77', 'informal'])
  expect(fee('formal', [line('0'), line('5000', true)])).toEqual(['34.58', 'minimum'])
  expect(fee('informal', [line('0', true)])).toEqual(['0.00', 'all-exempt'])
})

it('does not answer for a day the table does not cover', () => {
  expect(fee('formal', [line('5000')], '2025-09-30')).toBeUndefined()
})
