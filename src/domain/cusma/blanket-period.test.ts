import { describe, expect, it } from 'vitest'
import { day, daysBetween } from '../calendar.ts'
import { blanketPeriodProblem, defaultBlanketPeriod } from './blanket-period.ts'

const period = (start: string, end: string) => ({ startDate: day(start), endDate: day(end) })

describe('the blanket period', () => {
  it('is twelve months less a day, 365 days with both ends, unless somebody says otherwise', () => {
    const usual = defaultBlanketPeriod(day('2026-11-21'))
    expect(usual).toEqual(period('2026-11-21', '2027-11-20'))
    expect(daysBetween(usual.startDate, usual.endDate) + 1).toBe(365)
    expect(blanketPeriodProblem(usual)).toBeUndefined()
  })

  it.each([
    ['2028-02-29', '2029-02-27'],
    ['2027-03-01', '2028-02-29'],
    ['2026-01-01', '2026-12-31'],
  ])('that begins on %s ends on %s', (start, end) => {
    expect(defaultBlanketPeriod(day(start)).endDate).toBe(end)
  })

  it('may be shorter, a single day too', () => {
    expect(blanketPeriodProblem(period('2026-11-21', '2026-11-21'))).toBeUndefined()
  })

  it('is refused when it ends 365 days after its start, which is a day too long, with the reason', () => {
    expect(blanketPeriodProblem(period('2026-11-21', '2027-11-21'))).toEqual({
      reason: 'period-too-long',
      facts: { lastDay: '2027-11-20' },
    })
    expect(blanketPeriodProblem(period('2026-11-21', '2026-11-20'))?.reason).toBe('period-ends-before')
  })
})
