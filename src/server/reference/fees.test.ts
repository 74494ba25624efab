// The fee tables that ship with the product, and schedules that cannot be used.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { rowOn } from '#domain/clearance/dated-row.ts'
import { centsText } from '#domain/money.ts'
import { loadBrokerFees, loadFees } from './fees.ts'

const DATA = join(import.meta.dirname, '../../../data')

const scheduleFile = (content: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'fees-')), 'broker.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
const schedule = (from: string, until: string | null, fees: unknown[] = []) => ({
  from,
  until,
  citation: 'agreed',
  fees,
})

it('covers every day from 2025-01-01 on with one processing fee row', () => {
  const { processing } = loadFees(DATA)
  const minimumOn = (date: string) => {
    const row = rowOn(processing, day(date))
    return row && centsText(row.minimum)
  }
  expect(minimumOn('2025-01-01')).toBe('32.71')
  expect(minimumOn('2025-09-30')).toBe('32.71')
  expect(minimumOn('2025-10-01')).toBe('33.58')
  expect(minimumOn('2026-09-30')).toBe('33.58')
  expect(minimumOn('2026-10-01')).toBe('34.58')
  expect(minimumOn('2024-09-30')).toBeUndefined()
})

it('marks the shipped broker schedule as an example', () => {
  expect(loadFees(DATA).broker.example).toBe(true)
})

it('takes the schedule of the operator in its place', () => {
  const fee = { kind: 'per-clearance', id: 'entry', name: 'Entry', entry: 'any', amount: '80.00' }
  const file = scheduleFile({ broker: 'Own Broker', schedules: [schedule('2026-01-01', null, [fee])] })
  const { broker } = loadFees(DATA, file)
  expect(broker).toMatchObject({ broker: 'Own Broker', example: false })
  expect(broker.rows[0]?.fees).toHaveLength(1)
})

it.each([
  ['overlapping rows', [schedule('2026-01-01', '2026-06-30'), schedule('2026-06-30', null)], /runs into the next/],
  ['an open row before another', [schedule('2026-01-01', null), schedule('2027-01-01', null)], /runs into the next/],
  ['a date that does not exist', [schedule('2026-02-30', null)], /not a date/],
  ['no rows', [], /has no row/],
  ['a fee of no known kind', [schedule('2026-01-01', null, [{ kind: 'tip', id: 'a', name: 'b' }])], /fees\.0\.kind: /],
  [
    'an amount that is a number',
    [schedule('2026-01-01', null, [{ kind: 'per-clearance', id: 'a', name: 'b', entry: 'any', amount: 65 }])],
    /fees\.0\.amount: .*string/,
  ],
])('refuses a schedule with %s', (_, schedules, message) => {
  expect(() => loadBrokerFees(scheduleFile({ broker: 'X', schedules }))).toThrow(message)
})

it('uses a schedule file that is written anew at once, and keeps the last good one while it cannot be read', () => {
  const fee = (amount: string) => [{ id: 'entry', name: 'Entry', kind: 'per-clearance', entry: 'any', amount }]
  const file = scheduleFile({ broker: 'First', schedules: [schedule('2026-01-01', null, fee('10.00'))] })
  const problems: unknown[] = []
  const fees = loadFees(DATA, file, (problem) => problems.push(problem))
  expect(fees.broker.broker).toBe('First')
  writeFileSync(file, JSON.stringify({ broker: 'Second', schedules: [schedule('2026-01-01', null, fee('12.00'))] }))
  expect(fees.broker.broker).toBe('Second')
  writeFileSync(file, '{ "broker": ')
  expect([fees.broker.broker, fees.broker.broker]).toEqual(['Second', 'Second'])
  rmSync(file)
  expect(fees.broker.broker).toBe('Second')
  expect(problems.map(String)).toEqual([
    expect.stringContaining('cannot be used'),
    expect.stringContaining('cannot be used'),
  ])
})
