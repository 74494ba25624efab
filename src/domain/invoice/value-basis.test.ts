import { expect, it } from 'vitest'
import { questionsAsked, type ValueAnswers, valueBasisOf, valueMethod } from './value-basis.ts'

it.each<[ValueAnswers, string]>([
  [{ alike: 'identical' }, 'identical'],
  [{ alike: 'similar' }, 'similar'],
  [{ alike: 'no', soldInUs: 'yes' }, 'deductive'],
  [{ alike: 'no', soldInUs: 'no', ownCosts: 'yes' }, 'computed'],
  [{ alike: 'no', soldInUs: 'no', ownCosts: 'no' }, 'fallback'],
])('%j of goods not sold: %s', (answers, basis) => {
  expect(valueMethod('own_stock', answers)).toEqual({ kind: 'settled', basis })
})

it.each<[ValueAnswers, string, number]>([
  [{}, 'alike', 1],
  [{ alike: 'no' }, 'soldInUs', 2],
  [{ alike: 'no', soldInUs: 'no' }, 'ownCosts', 3],
])('after %j it asks %s', (answers, question, asked) => {
  expect(valueMethod('own_stock', answers)).toEqual({ kind: 'ask', question })
  expect(questionsAsked('own_stock', answers)).toHaveLength(asked)
})

it('takes the price of a sale without a question, and what was said before what the answers give', () => {
  expect(valueBasisOf('sale', undefined)).toBe('transaction')
  expect(questionsAsked('sale', {})).toEqual([])
  expect(valueBasisOf('own_stock', 'computed', { alike: 'identical' })).toBe('computed')
  expect(valueBasisOf('sample', undefined, { alike: 'no' })).toBeNull()
})
