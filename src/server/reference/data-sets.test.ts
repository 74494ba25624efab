import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listDataSets } from './data-sets.ts'

it('names the version and dates of every set that is in use', () => {
  const sets = listDataSets(join(import.meta.dirname, '../../../data'))
  const byName = new Map(sets.map((each) => [each.name, each]))
  expect(byName.get('tariff')).toEqual({
    name: 'tariff',
    version: '2026-rev-10',
    validFrom: '2026-06-08',
    lastVerified: '2026-06-08',
  })
  expect(byName.get('fulfilment-centres')?.lastVerified).toBe('2025-08-27')
  expect(byName.size).toBe(sets.length)
})
