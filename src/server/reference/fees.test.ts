// The fee tables that ship with the product, and schedules that cannot be used.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { rowOn } from '#domain/clearance/dated-row.ts'
import { exciseOf } from '#domain/clearance/excise.ts'
import { unpricedCharges } from '#domain/clearance/unpriced.ts'
import { country } from '#domain/countries.ts'
import { htsCode } from '#domain/hts-code.ts'
import { centsText, decimal, usd } from '#domain/money.ts'
import { loadBrokerFees, loadFees } from './fees.ts'
import { loadPga } from './pga.ts'

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

it('reviews food in every chapter in which the table of agencies requires data of the FDA for food', () => {
  const required = loadPga(DATA).rows.filter(
    ({ agency, program, level }) => agency === 'FDA' && program === 'FOO' && level === 'required',
  )
  const reviewed = loadFees(DATA).broker.rows.flatMap(({ fees }) =>
    fees.flatMap((fee) => (fee.kind === 'agency-review' ? fee.chapters : [])),
  )
  expect(reviewed).toEqual([...new Set(required.map(({ prefix }) => prefix.slice(0, 2)))].sort())
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

it('frees products of Cambodia, Haiti and Guam of the processing fee, not those of Bangladesh or Canada', () => {
  const origins = rowOn(loadFees(DATA).exemptOrigins, day('2026-11-20'))?.origins ?? []
  expect(['KH', 'HT', 'GU', 'BD', 'CA'].map((each) => origins.includes(each))).toEqual([true, true, true, false, false])
})

it.each([
  ['2203.00.00.60', '800', 'liters', 'beer', '122.71', '211.3376 gallons at 18 for 31'],
  ['2204.21.50.40', '750', 'liters', 'wine', '212.00', '198.1290 gallons at 1.07'],
  ['2204.10.00.75', '90', 'liters', 'wine-sparkling', '80.84', '23.7755 gallons at 3.40'],
  ['2206.00.15.20', '500', 'liters', 'cider', '29.85', '132.0860 gallons at 0.226'],
  ['2206.00.45.00', '100', 'liters', 'beer', '15.34', 'sake pays as beer: 26.4172 gallons'],
  ['2208.60.20.00', '300', 'pf.liters', 'spirits', '1069.90', '79.2516 proof gallons at 13.50'],
  ['2402.20.80.00', '10000', 'No.', 'cigarettes', '503.30', '10 thousand at 50.33'],
  ['2402.10.80.30', '2', 'thousands', 'small-cigars', '100.66', 'not over three pounds a thousand: 50.33'],
  ['2402.10.80.50', '1', 'thousands', 'cigars', '402.60', 'large ones, at most'],
  ['2403.99.21.30', '10', 'kg', 'chewing-tobacco', '11.10', '22.0462 pounds at 0.5033'],
  ['2403.99.21.40', '10', 'kg', 'snuff', '33.29', '22.0462 pounds at 1.51'],
  ['2403.19.20.20', '10', 'kg', 'smoking-tobacco', '62.42', '22.0462 pounds at 2.8311'],
  ['2403.11.00.00', '10', 'kg', 'smoking-tobacco', '62.42', 'tobacco for water pipes is pipe tobacco'],
  ['2403.19.20.50', '10', 'kg', 'rolling-tobacco', '546.31', '22.0462 pounds at 24.78'],
])('taxes %s, %s %s, as %s with %s: %s', (code, amount, unit, id, tax) => {
  const input = {
    htsCode: htsCode(code),
    origin: country('MX'),
    value: usd('1000'),
    quantities: [{ amount: decimal(amount), unit }],
    entryDate: day('2026-11-20'),
    claim: { kind: 'none' as const },
    answers: {},
  }
  const line = { goods: [], value: usd('1000'), input }
  const found = exciseOf(loadFees(DATA).excise, { date: input.entryDate, lines: [line] })
  expect(found.map((each) => [each.rate.id, each.amount && centsText(each.amount)])).toEqual([[id, tax]])
})

it.each([
  ['6109.10.00.12', ['cotton, 7 CFR 1205.510']],
  ['6109.90.10.07', []],
  ['0406.90.99.00', ['dairy, 7 CFR 1150.152']],
  ['9507.30.20.00', ['fishing, 26 USC 4161(a)']],
  ['4011.20.10.15', ['heavy-tires, 26 USC 4071']],
  ['4011.10.10.50', []],
])('names for %s what is not priced: %s', (code, wanted) => {
  const found = unpricedCharges(loadFees(DATA).unpriced, day('2026-11-20'), [htsCode(code)])
  expect(found.map(({ goods, citation }) => `${goods}, ${citation}`)).toEqual(wanted)
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
