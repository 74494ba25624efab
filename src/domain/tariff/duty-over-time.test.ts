// Candles of Canada (3406.00.00.00) at USD 1,000 in the law that ships, worked out by hand from data/measures: IEEPA 25 % from 4 Mar 2025
// and 35 % from 1 Aug 2025 to 23 Feb 2026, Section 122 10 % to 23 Jul 2026, forced labor 10 % since, Section 338 50 % since 22 Aug 2026.
import { describe, expect, it } from 'vitest'
import { shipped } from '#server/testing/shipped-law.ts'
import { type CalendarDate, day } from '../calendar.ts'
import { country } from '../countries.ts'
import { htsCode } from '../hts-code.ts'
import { centsText, usd } from '../money.ts'
import { daysOfChange } from './days-of-change.ts'
import { calculateDuty } from './duty.ts'
import type { DutyInput } from './duty-outcome.ts'
import { dutyOverTime } from './duty-over-time.ts'

const law = () => ({ schedule: shipped.schedule(), measures: shipped.measures(), preferences: shipped.preferences() })

function overTime(code: string, origin: string, claim: DutyInput['claim'] = { kind: 'none' }) {
  const line = {
    htsCode: htsCode(code),
    origin: country(origin),
    value: usd('1000'),
    quantities: [],
    answers: {},
    claim,
  }
  const days = daysOfChange(law(), line.htsCode, line.origin)
  return dutyOverTime(days, (entryDate: CalendarDate) => calculateDuty({ ...line, entryDate }, law()))
}
const spansOf = (...asked: Parameters<typeof overTime>) =>
  overTime(...asked).spans.map(({ from, until, outcome }) => [
    from,
    until,
    outcome.kind === 'dutiable' ? centsText(outcome.total) : outcome.kind,
  ])

describe('the duty of the same goods over time', () => {
  it('is one span after the other, each with its last day', () => {
    expect(spansOf('3406000000', 'CA')).toEqual([
      ['2025-01-01', '2025-03-03', 'free'],
      ['2025-03-04', '2025-07-31', '250.00'],
      ['2025-08-01', '2026-02-23', '350.00'],
      ['2026-02-24', '2026-07-23', '100.00'],
      ['2026-07-24', '2026-08-21', '100.00'],
      ['2026-08-22', undefined, '600.00'],
    ])
  })

  it('follows a rule through the spans it is charged in, and begins none before it is known to', () => {
    const rules = overTime('3406000000', 'CA').rules.map(({ line, from, until }) => [line.heading, from, until])
    expect(rules).toEqual([
      ['3406.00.00.00', undefined, undefined],
      ['9903.01.10', '2025-03-04', '2025-07-31'],
      ['9903.01.10', '2025-08-01', '2026-02-23'],
      ['9903.03.01', '2026-02-24', '2026-07-23'],
      ['9903.05.29', '2026-07-24', undefined],
      ['9903.03.14', '2026-08-22', undefined],
    ])
  })

  it('says a rule older than what is known here by its own first day', () => {
    const listed = overTime('6109100012', 'CN').rules.find(({ line }) => line.heading === '9903.88.15')
    expect([listed?.from, listed?.until]).toEqual([day('2019-09-01'), undefined])
  })

  it('never gives an amount for days on which a fact is missing or goods may not enter', () => {
    expect(spansOf('2203000030', 'CA').slice(2)).toEqual([
      ['2025-04-04', '2026-04-05', 'unknown'],
      ['2026-04-06', '2026-07-23', '100.00'],
      ['2026-07-24', '2026-08-21', '100.00'],
      ['2026-08-22', '2026-09-28', '600.00'],
      ['2026-09-29', undefined, 'prohibited'],
    ])
  })

  it('leaves out what a claim lifts, on the days on which it lifted it: the IEEPA duty from its fourth', () => {
    expect(spansOf('3406000000', 'CA', { kind: 'cusma' })).toEqual([
      ['2025-01-01', '2025-03-03', 'free'],
      ['2025-03-04', '2025-03-06', '250.00'],
      ['2025-03-07', '2026-08-21', 'free'],
      ['2026-08-22', undefined, '500.00'],
    ])
  })

  it('agrees on every day of change with the receipt of the day before and of the day', () => {
    for (const [code, origin] of [
      ['7323930080', 'CN'],
      ['8703230160', 'JP'],
    ] as const) {
      const line = { htsCode: htsCode(code), origin: country(origin), value: usd('1000'), quantities: [], answers: {} }
      for (const { from, until, outcome } of overTime(code, origin).spans)
        for (const entryDate of [from, until ?? day('2026-12-01')])
          expect(calculateDuty({ ...line, claim: { kind: 'none' }, entryDate }, law()).outcome).toEqual(outcome)
    }
  })
})
