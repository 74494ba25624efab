// The carried facts of numbers that ended, beside the release that ships.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { shipped } from '../testing/shipped-law.ts'
import { loadSuccessions, parseSuccessions, SUCCESSION_COLUMNS } from './succession.ts'

const dataDir = join(import.meta.dirname, '../../../data')
const tariff = shipped.schedule()
const TODAY = day('2026-11-21')

it('ends 89 numbers of the release on 1 July 2026, and gives 17 of 3004.90.92 to other medicines', () => {
  const ended = tariff.declarable.filter((code) => tariff.ended(code, TODAY))
  expect(ended).toHaveLength(89)
  expect(new Set(ended.map((code) => tariff.ended(code, TODAY)?.on))).toEqual(new Set(['2026-07-01']))
  const renumbered = tariff.declarable.filter((code) => (tariff.renumbered(code, TODAY)?.on ?? '') > '2026-06-08')
  expect(renumbered).toHaveLength(17)
  expect(renumbered.every((code) => code.startsWith('30049092'))).toBe(true)
})

it('gives every successor the ordinary rate of the number it took over from', () => {
  const rates = loadSuccessions(dataDir)
    .rows.filter(({ on, next }) => on === '2026-07-01' && next !== null)
    .map(({ old, next }) => [tariff.asReleased.find(old)?.general, tariff.find(next ?? '')?.general])
  const known = rates.filter(([old]) => old !== undefined)
  expect(known.length).toBeGreaterThan(200)
  expect(known.filter(([old, next]) => old !== next)).toEqual([])
})

it('carries lists of duties over to the numbers that took over', () => {
  const list = shipped.measures().lists.get('s232-equipment-parts')
  const codes = tariff.ended('8479899599', TODAY)?.successors ?? []
  expect(codes.length).toBeGreaterThan(0)
  for (const code of codes) expect(list?.marksOf(code, TODAY)).toEqual(list?.marksOf('8479899599', TODAY))
})

it.each([
  '190531004\t1905310042\t2026-07-01\tsplit\tyes',
  '1905310049\t\t2026-07-01\tsplit\tyes',
  '1905310049\t1905310042\t\tsplit\tyes',
])('does not take "%s" for a row', (line) => {
  expect(() => parseSuccessions(`${SUCCESSION_COLUMNS.join('\t')}\n${line}\n`)).toThrow()
})
