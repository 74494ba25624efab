import { expect, it } from 'vitest'
import './every-language.ts'
import { countedUnit } from './unit-name.ts'

it('names a unit behind an amount as each language counts', () => {
  const said = (amount: string, unit: string) =>
    (['en', 'fr'] as const).map((language) => countedUnit(amount, unit, language))
  expect(said('1', 'No.')).toEqual(['piece', 'pièce'])
  expect(said('2', 'No.')).toEqual(['pieces', 'pièces'])
  expect(said('1.5', 'liters')).toEqual(['liters', 'litre'])
  expect(said('0', 'prs.')).toEqual(['pairs', 'paire'])
  expect(said('1', 'kg')).toEqual(['kg', 'kg'])
})
