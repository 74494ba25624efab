import { expect, it } from 'vitest'
import { usd } from '#domain/money.ts'
import '#words/french-catalogue.ts'
import { dutyChangeText } from './duty-change.ts'

const [LESS, MORE] = [usd('24.60'), usd('55.35')]

it('says the difference of two amounts', () => {
  expect(dutyChangeText('en', MORE, LESS)).toBe('Duty falls from USD 55.35 to USD 24.60: USD 30.75 less.')
  expect(dutyChangeText('en', LESS, MORE)).toBe('Duty rises from USD 24.60 to USD 55.35: USD 30.75 more.')
  expect(dutyChangeText('en', LESS, LESS)).toBe('Duty stays USD 24.60.')
})

it('says it in French, with the currency behind', () => {
  expect(dutyChangeText('fr', MORE, LESS).replaceAll('\u00a0', ' ')).toBe(
    'Les droits passent de 55,35 USD à 24,60 USD : 30,75 USD de moins.',
  )
})

it.each([
  ['not-known', LESS, 'Duty is not known as it is; with the changes it is USD 24.60.'],
  [LESS, 'not-known', 'With the changes the duty is not known yet: a fact is missing. It is not counted as zero.'],
  [LESS, 'prohibited', 'With the changes the goods may not enter the US. There is no duty to name.'],
  ['prohibited', LESS, 'As it is the goods may not enter the US. With the changes they may, at a duty of USD 24.60.'],
  ['prohibited', 'prohibited', 'The goods may not enter the US either way.'],
] as const)('names no difference from %o to %o', (before, after, text) => {
  expect(dutyChangeText('en', before, after)).toBe(text)
})
