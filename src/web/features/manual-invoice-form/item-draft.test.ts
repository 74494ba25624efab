import { describe, expect, it } from 'vitest'
import { isBlank, itemProblems, lineTotal, newItem, priceText, settled } from './item-draft.ts'

const item = (changes: object = {}) => ({
  ...newItem('item-1'),
  description: 'Candle',
  quantity: '96',
  unitPrice: '4.88',
  origin: 'CA',
  htsCode: '3406.00.00.00',
  ...changes,
})

describe('a line that is left', () => {
  it.each([
    ['quantity', '', '1'],
    ['quantity', '0', '1'],
    ['quantity', '2.5', '1'],
    ['quantity', '007', '7'],
    ['unitPrice', '4.5', '4.50'],
    ['unitPrice', '$1,234.5', '1234.50'],
    ['unitPrice', '4,5', '4.50'],
    ['unitPrice', 'about 5', 'about 5'],
    ['origin', 'CAN', 'CA'],
    ['origin', 'XX', 'XX'],
    ['htsCode', '3406000000', '3406.00.00.00'],
    ['htsCode', '340600', '340600'],
    ['weight', ' ', 'TBD'],
    ['dimensions', '10 x 5 cm', '10 x 5 cm'],
  ] as const)('makes of the %s "%s" "%s"', (field, typed, stands) => {
    expect(settled(field, typed)).toBe(stands)
  })
})

it.each([
  ['0', '0'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['1,234', '1234'],
  ['4.999', '4.999'],
  ['4.99999999999', undefined],
  ['-1', undefined],
  ['', undefined],
])('reads the price "%s" as %s', (typed, price) => {
  expect(priceText(typed)).toBe(price)
})

it('totals quantity times unit price: 96 x 4.88 = 468.48', () => {
  expect(lineTotal(item())?.amount.toFixed(2)).toBe('468.48')
})

it('has no total while the price is not known, never zero', () => {
  expect(lineTotal(item({ unitPrice: '' }))).toBeUndefined()
})

it('takes a price of 0, and an origin and a code that are not given', () => {
  expect(itemProblems('en', item({ unitPrice: '0', origin: '', htsCode: '' }))).toEqual([])
})

it('names what keeps it off the invoice, in the order of its fields', () => {
  const wrong = item({ description: ' ', quantity: '', unitPrice: '', origin: 'XX', htsCode: '340600' })
  expect(itemProblems('en', wrong).map((problem) => problem.field)).toEqual([
    'description',
    'quantity',
    'unitPrice',
    'origin',
    'htsCode',
  ])
})

it('is blank until something is typed', () => {
  expect(isBlank(newItem('item-1'))).toBe(true)
  expect(isBlank({ ...newItem('item-1'), weight: '2 kg' })).toBe(false)
})
