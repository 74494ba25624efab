import { describe, expect, it } from 'vitest'
import { fc } from '../testing/properties.ts'
import {
  add,
  amountText,
  cad,
  centsText,
  compare,
  decimal,
  isZero,
  money,
  subtract,
  sum,
  times,
  toCents,
  toWhole,
  usd,
} from './money.ts'

describe('money', () => {
  it('refuses a JavaScript float', () => {
    const float: unknown = 0.1
    expect(() => decimal(float as string)).toThrow()
  })

  it('refuses to add two currencies', () => {
    const mixed: unknown = cad('1')
    expect(() => add(usd('1'), mixed as ReturnType<typeof usd>)).toThrow('cannot mix USD and CAD')
  })

  it.each([
    ['0.005', '0.01'],
    ['0.0049', '0.00'],
    ['12.345', '12.35'],
    ['-0.005', '-0.01'],
  ])('rounds %s half up to %s', (exact, cents) => {
    expect(centsText(toCents(usd(exact)))).toBe(cents)
  })

  it.each([
    ['703.49', '703'],
    ['703.50', '704'],
    ['0.49', '0'],
  ])('rounds entered value %s to %s whole dollars', (exact, whole) => {
    expect(toWhole(usd(exact)).amount.toFixed()).toBe(whole)
  })

  it.each([
    ['0', '0.00'],
    ['999.999', '1,000.00'],
    ['1234567.5', '1,234,567.50'],
    ['-1234.5', '-1,234.50'],
    ['-0.001', '0.00'],
  ])('prints %s as %s', (exact, printed) => {
    expect(amountText(usd(exact))).toBe(printed)
  })

  it('multiplies exactly: 12.30 times 1.35 is 16.605', () => {
    expect(times(cad('12.30'), '1.35').amount.toFixed()).toBe('16.605')
  })

  it('sums to zero over nothing', () => {
    expect(isZero(sum('USD', []))).toBe(true)
  })

  const cents = fc.integer({ min: -1e9, max: 1e9 }).map((n) => money('USD', decimal(String(n)).div(decimal('100'))))
  it('adds and subtracts without loss', () => {
    fc.assert(fc.property(cents, cents, (a, b) => compare(subtract(add(a, b), b), a) === 0))
  })

  it('prints what it parses: two decimals round-trip', () => {
    fc.assert(fc.property(cents, (a) => compare(usd(centsText(a)), a) === 0))
  })
})
