import { describe, expect, it } from 'vitest'
import { texts } from '#texts/en/item.ts'
import { costText, parseCost, typedIn } from './cost-text.ts'

describe('cost of goods', () => {
  it.each([
    ['6.85', '6.85'],
    [' $ 1,234.50 ', '1234.50'],
    ['6,85', '6.85'],
    ['.5', '0.50'],
    ['1,234', '1234.00'],
    ['12.', '12.00'],
    ['CAD 3', '3.00'],
    ['CA$6.85', '6.85'],
    ['C$ 6.85', '6.85'],
    ['6.85 CAD', '6.85'],
    ['0', '0.00'],
  ])('reads %j as %s', (typed, amount) => {
    const parsed = parseCost(typed)
    expect(parsed.kind === 'cost' && parsed.amount.toFixed(2)).toBe(amount)
  })

  it.each([
    ['6.855', 'Give at most two decimals, such as 6.85.'],
    ['abc', 'Give the cost as a number, such as 6.85.'],
    ['1.2.3', 'Give the cost as a number, such as 6.85.'],
    ['US$4', 'Give the cost as a number, such as 6.85.'],
    ['€4', 'Give the cost as a number, such as 6.85.'],
    ['-4', 'Give the cost as a number, such as 6.85.'],
    ['10000000', 'The cost is at most 9,999,999.99 CAD.'],
  ])('refuses %j', (typed, text) => {
    const parsed = parseCost(typed)
    expect(parsed.kind === 'problem' && texts[parsed.reason]).toBe(text)
  })

  it('is empty when nothing was typed', () => {
    expect(parseCost('  ')).toEqual({ kind: 'empty' })
    expect(costText('en', null)).toBe('')
    expect(costText('en', 6.8)).toBe('6.80')
    expect(costText('fr', 6.8)).toBe('6,80')
  })
})

it.each([
  ['fr', '9.75', '9,75'],
  ['fr', '1180.50', '1180,50'],
  ['fr', '9.', '9.'],
  ['fr', '1,234.50', '1,234.50'],
  ['en', '9.75', '9.75'],
] as const)('in %s a field holds %j as %j', (language, typed, shown) => {
  expect(typedIn(language, typed)).toBe(shown)
})
