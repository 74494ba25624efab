import { expect, it } from 'vitest'
import { amountText, decimal } from '#domain/money.ts'
import { dutyTotals, valueInUsd } from './duty-totals.ts'

const item = (cost: string, quantity: number, duty: { kind: string; dutyCad?: string }) => ({
  quantity,
  costCad: decimal(cost),
  duty: { kind: duty.kind, ...(duty.dutyCad ? { dutyCad: decimal(duty.dutyCad) } : {}) },
})

it('sums known duty and leaves prohibited and open items out', () => {
  // 493.40 + 105.57 = 598.97 on 986.40 + 672.00 = 1,658.40: 36.12 %
  const totals = dutyTotals([
    item('6.85', 144, { kind: 'dutiable', dutyCad: '493.40' }),
    item('11.20', 60, { kind: 'dutiable', dutyCad: '105.57' }),
    item('9.75', 40, { kind: 'prohibited' }),
    item('7.40', 96, { kind: 'unknown' }),
  ])
  expect(amountText(totals.duty)).toBe('598.97')
  expect(amountText(totals.value)).toBe('1,658.40')
  expect(totals).toMatchObject({ percent: '36.12', known: 2, prohibited: 1, open: 1, all: 4 })
})

it('counts a duty of zero as known', () => {
  const totals = dutyTotals([item('42.50', 12, { kind: 'free', dutyCad: '0' })])
  expect(totals).toMatchObject({ percent: '0.00', known: 1, open: 0 })
})

it('has no percent while nothing is known', () => {
  expect(dutyTotals([item('1', 1, { kind: 'loading' })]).percent).toBeUndefined()
})

it('comes to the US dollars of the invoice lines, each rounded, and counts nothing for an item without cost', () => {
  // 7 x 19.99 = 139.93 x 0.74 is 103.55; 0.01 x 0.74 = 0.0074 is 0.01, so two of them are 0.02 and not 0.0148, 0.01
  const lines = [
    item('19.99', 7, { kind: 'free' }),
    item('0.01', 1, { kind: 'free' }),
    item('0.01', 1, { kind: 'free' }),
  ]
  expect(amountText(valueInUsd([...lines, { quantity: 3, costCad: null }], decimal('0.74')))).toBe('103.57')
})
