import { expect, it } from 'vitest'
import { amountText, cad, decimal, usd } from '../money.ts'
import { type Charge, withCharges } from './charges.ts'

const totals = { cad: cad('1000'), usd: usd('712.40') }
const valued = (charges: readonly Charge[]) => {
  const { cad: inCad, usd: inUsd } = withCharges(totals, charges, decimal('0.7124'))
  return [amountText(inCad), amountText(inUsd)]
}

it.each<[Charge['kind'], boolean, string]>([
  ['freight', true, '900.00'],
  ['freight', false, '1,000.00'],
  ['insurance', true, '900.00'],
  ['packing', false, '1,100.00'],
  ['packing', true, '1,000.00'],
  ['commission', false, '1,100.00'],
  ['assist', false, '1,100.00'],
  ['royalty', false, '1,100.00'],
  ['discount', false, '900.00'],
  ['discount', true, '1,000.00'],
])('%s of CAD 100, in the prices %s: %s', (kind, inPrices, value) => {
  expect(valued([{ kind, amount: cad('100'), inPrices }])[0]).toBe(value)
})

it('converts each charge once, to the cent', () => {
  // 33.33 x 0.7124 = 23.744292 -> 23.74; 10 / 0.7124 = 14.037... -> 14.04
  const charges = [
    { kind: 'packing', amount: cad('33.33'), inPrices: false },
    { kind: 'assist', amount: usd('10'), inPrices: false },
  ] as const
  expect(valued(charges)).toEqual(['1,047.37', '746.14'])
})
