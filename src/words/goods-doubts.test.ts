import { expect, it } from 'vitest'
import { decimal } from '#domain/money.ts'
import './french-catalogue.ts'
import { doubtText } from './goods-doubts.ts'

it('says in a sentence what is unsure, in both languages', () => {
  const workedOut = { reason: 'price-worked-out', facts: { total: decimal('1000'), quantity: 200 } } as const
  expect(doubtText('en', workedOut)).toBe('Worked out from the total: 1000.00 for 200.')
  expect(doubtText('fr', workedOut)).toBe('Calculé à partir du total : 1000,00 pour 200.')
  expect(doubtText('en', { reason: 'no-currency' })).toBe('The text does not say whether the price is in CAD or USD.')
})

it('says how a number was read that could be two', () => {
  const facts = { written: '1,234', readAs: decimal('1234'), couldBe: decimal('1.234') }
  expect(doubtText('en', { reason: 'two-numbers', facts })).toBe('"1,234" is read as 1234; it could also be 1.234.')
  expect(doubtText('fr', { reason: 'two-numbers', facts })).toBe(
    '« 1,234 » est lu comme 1234; ce pourrait aussi être 1,234.',
  )
})
