import { expect, it } from 'vitest'
import { compareReleases } from './schedule-changes.ts'
import type { TariffFact } from './schedule-index.ts'

const fact = (code: string, changes: Partial<TariffFact> = {}): TariffFact => ({
  code,
  level: 0,
  units: ['kg'],
  general: '1.9¢/kg',
  special: 'Free (S)',
  other: '6.6¢/kg',
  footnotes: [],
  additional: '',
  ...changes,
})

it('names codes that came and went, and each rate that is printed differently', () => {
  const before = [fact('0101'), fact('0102'), fact('0103'), fact('0104')]
  const after = [
    fact('0101', { general: '2¢/kg', other: '' }),
    fact('0103', { units: ['No.'] }),
    fact('0104'),
    fact('0105'),
  ]
  expect(compareReleases(before, after)).toEqual({
    added: ['0105'],
    removed: ['0102'],
    rates: [
      { code: '0101', column: 'general', from: '1.9¢/kg', to: '2¢/kg' },
      { code: '0101', column: 'other', from: '6.6¢/kg', to: '' },
    ],
    otherwiseChanged: ['0103'],
  })
})

it('does not take moved spaces for a change', () => {
  expect(
    compareReleases([fact('0101', { special: 'Free (A,S)' })], [fact('0101', { special: 'Free (A, S)' })]).rates,
  ).toEqual([])
})
