import { describe, expect, it } from 'vitest'
import { fc } from '../../testing/properties.ts'
import { cad, centsText, decimal, usd } from '../money.ts'
import { lineAmounts, printedRate, unitDecimals, unitText } from './line-amounts.ts'

const rate = decimal('0.7124')

describe('lineAmounts', () => {
  it('turns a line given in CAD into USD once, rounded half up to the cent', () => {
    // 96 x 6.85 = 657.60 CAD; 657.60 x 0.7124 = 468.47424; 6.85 x 0.7124 = 4.87994
    const line = lineAmounts(cad('6.85'), 96, rate)
    expect(centsText(line.totalCad)).toBe('657.60')
    expect(centsText(line.totalUsd)).toBe('468.47')
    expect(unitText(line.unitUsd, 4)).toBe('4.8799')
    expect(unitText(line.unitCad, 2)).toBe('6.85')
  })

  it('turns a line given in USD into CAD with the same rate', () => {
    // 4 x 6.50 = 26.00 USD; 26 / 0.7124 = 36.49635... CAD; 6.50 / 0.7124 = 9.12408...
    const line = lineAmounts(usd('6.50'), 4, rate)
    expect(centsText(line.totalUsd)).toBe('26.00')
    expect(centsText(line.totalCad)).toBe('36.50')
    expect(unitText(line.unitCad, 4)).toBe('9.1241')
  })

  it('rounds exactly half a cent up', () => {
    // 0.06 x 0.75 = 0.045
    expect(centsText(lineAmounts(cad('0.06'), 1, decimal('0.75')).totalUsd)).toBe('0.05')
  })

  it('rounds the line, not the unit: 1,000 units of 0.01 CAD are worth 7.12 USD', () => {
    expect(centsText(lineAmounts(cad('0.01'), 1000, rate).totalUsd)).toBe('7.12')
  })

  it('stays within half a cent of the exact product for any line', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 })
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 10_000 }), (unit, quantity) => {
        const unitCad = decimal(String(unit)).div('100')
        const exact = unitCad.times(String(quantity)).times(rate)
        const off = lineAmounts(cad(unitCad), quantity, rate).totalUsd.amount.minus(exact).abs()
        expect(off.lte('0.005')).toBe(true)
      }),
    )
  })
})

describe('the printed rate and unit values', () => {
  it('prints and converts with at most six decimals of the rate', () => {
    expect(printedRate(decimal('0.71240293510009')).toFixed()).toBe('0.712403')
  })

  it('gives a column two decimals when all its values are whole cents, else four', () => {
    expect(unitDecimals([cad('4.50'), cad('12')])).toBe(2)
    expect(unitDecimals([cad('4.50'), cad('9.1241')])).toBe(4)
  })

  it('groups thousands', () => {
    expect(unitText(cad('1234567.5'), 4)).toBe('1,234,567.5000')
  })
})
