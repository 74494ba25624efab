import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dateText, day, dayIn, daysBetween, localDay, parseDate } from './calendar.ts'

describe('calendar dates', () => {
  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00:00Z'])('refuses %s', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })

  it('takes 29 February in leap years only', () => {
    expect(parseDate('2028-02-29')).toBe('2028-02-29')
    expect(parseDate('2027-02-29')).toBeUndefined()
  })

  it('turns the day over in the time zone asked for', () => {
    const at = new Date('2026-11-21T03:30:00Z')
    expect(dayIn('America/Toronto', at)).toBe('2026-11-20')
    expect(dayIn('UTC', at)).toBe('2026-11-21')
  })

  it('turns over with the minute in which the day ends there, however often it was asked before', () => {
    const last = new Date('2026-11-21T04:59:59.999Z')
    const first = new Date('2026-11-21T05:00:00.000Z')
    for (const _ of [1, 2]) {
      expect(dayIn('America/Toronto', last)).toBe('2026-11-20')
      expect(dayIn('America/Toronto', first)).toBe('2026-11-21')
      expect(dayIn('Asia/Kathmandu', last)).toBe('2026-11-21')
    }
    for (let minute = 0; minute < 3000; minute += 1) dayIn('UTC', new Date(minute * 60_000))
    expect(dayIn('UTC', new Date('1970-01-02T23:59:59Z'))).toBe('1970-01-02')
    expect(() => dayIn('UTC', new Date(Number.NaN))).toThrow(RangeError)
  })

  it.each(['2026-03-08T06:59:59Z', '2026-07-01T03:59:59Z', '2026-11-01T23:30:00Z', '2026-12-31T23:59:59Z'])(
    'says the day where this program runs of %s',
    (at) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      expect(localDay(new Date(at))).toBe(dayIn(timeZone, new Date(at)))
    },
  )

  it('counts days over month and year ends', () => {
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01')
    expect(addDays(day('2026-03-01'), -1)).toBe('2026-02-28')
    expect(daysBetween(day('2026-02-24'), day('2026-07-24'))).toBe(150)
  })

  it('keeps the day of the month, or takes the last of a shorter month', () => {
    expect(addMonths(day('2026-11-21'), -3)).toBe('2026-08-21')
    expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28')
    expect(addMonths(day('2026-11-30'), 3)).toBe('2027-02-28')
  })

  it('is written day, short month, year', () => {
    expect(dateText(day('2026-09-29'))).toBe('29 Sep 2026')
    expect(dateText(day('2026-01-05'))).toBe('5 Jan 2026')
  })
})
