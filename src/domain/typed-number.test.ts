import { describe, expect, it } from 'vitest'
import { COST_LIMITS, parseAmount, parseNumber, parseWhole, readAmount } from './typed-number.ts'

const shown = (typed: string) => {
  const read = parseNumber(typed)
  return read && [read.value.toFixed(), ...(read.couldBe ? [read.couldBe.toFixed()] : [])].join(' or ')
}

describe('a number', () => {
  it.each([
    ['1234.50', '1234.5'],
    ['1,234.50', '1234.5'],
    ['1 234,50', '1234.5'],
    ['1\u202f234,50', '1234.5'],
    ['1\u00a0234.50', '1234.5'],
    ["1'234.50", '1234.5'],
    ['1.234,50', '1234.5'],
    ['6,85', '6.85'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['12.', '12'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['1234,567', '1234.567'],
    [' 24 ', '24'],
  ])('%j is %s', (typed, number) => expect(shown(typed)).toBe(number))

  it.each([
    ['1,234', '1234 or 1.234'],
    ['1.234', '1.234 or 1234'],
    ['12,345', '12345 or 12.345'],
  ])('%j could be two: %s', (typed, numbers) => expect(shown(typed)).toBe(numbers))

  it.each(['', ' ', '.', 'abc', '1.2.3', '1,23,4', '12 34', '-4', '1e5', '1,234.5,6', '٣', '9'.repeat(61)])(
    '%j is none',
    (typed) => expect(shown(typed)).toBeUndefined(),
  )

  it('is not looked for in a text of any length', () => {
    for (const sign of ['1', '1,', ' ', '1 111', '$ ', 'CAD', '.'])
      expect([parseNumber(sign.repeat(100_000)), parseAmount(sign.repeat(100_000))]).toEqual([undefined, undefined])
  })
})

it.each([
  ['1,200', 1200],
  ['1 200', 1200],
  ['24.0', 24],
  ['0', 0],
  ['007', 7],
  ['1.200', undefined],
  ['2.5', undefined],
  ['10001', undefined],
])('%j is the whole number %s', (typed, whole) => expect(parseWhole(typed, 10_000)).toBe(whole))

describe('an amount', () => {
  it.each([
    ['$6.85', '6.85', undefined],
    ['6.85 CAD', '6.85', 'CAD'],
    ['CAD 6.85', '6.85', 'CAD'],
    ['CA$6.85', '6.85', 'CAD'],
    ['C$ 6,85', '6.85', 'CAD'],
    ['6,85 $ CA', '6.85', 'CAD'],
    ['1 234,50 $', '1234.5', undefined],
    ['US$ 1,234.50', '1234.5', 'USD'],
    ['$6.50 USD', '6.5', 'USD'],
    ['4.50 dollars canadiens', '4.5', 'CAD'],
  ])('%j is %s %s', (typed, value, currency) => {
    const read = parseAmount(typed)
    expect([read?.value.toFixed(), read?.currency, read?.foreign]).toEqual([value, currency, undefined])
  })

  it('names a currency that is neither', () => expect(parseAmount('4,50 €')?.foreign).toBe('€'))
  it('is none in two currencies', () => expect(parseAmount('CA$ 5 USD')).toBeUndefined())
})

describe('an amount in a field', () => {
  it.each([
    ['6.855', { reason: 'too-many-decimals' }],
    ['US$4', { reason: 'other-currency', facts: { currency: 'USD' } }],
    ['€4', { reason: 'other-currency', facts: { currency: '€' } }],
    ['-4', { reason: 'no-number' }],
    ['10000000', { reason: 'too-high' }],
  ])('refuses %j for a reason', (typed, problem) =>
    expect(readAmount(typed, COST_LIMITS)).toEqual({ kind: 'problem', ...problem }),
  )
  it('tells empty from zero', () => {
    expect(readAmount(' ', COST_LIMITS)).toEqual({ kind: 'empty' })
    expect(readAmount('0', COST_LIMITS)).toMatchObject({ kind: 'amount' })
  })
})
