import { describe, expect, it } from 'vitest'
import { DAILY_LIMITS, dayTurnsAt, leftOf } from './daily-quota.ts'

describe('the day turns', () => {
  it.each([
    ['in winter', 'America/Toronto', '2026-11-21T15:00:00Z', '2026-11-22T05:00:00Z'],
    ['in summer', 'America/Toronto', '2026-07-01T15:00:00Z', '2026-07-02T04:00:00Z'],
    ['a second before midnight', 'America/Toronto', '2026-11-22T04:59:59Z', '2026-11-22T05:00:00Z'],
    ['at midnight a whole day later', 'America/Toronto', '2026-11-22T05:00:00Z', '2026-11-23T05:00:00Z'],
    ['after the 25 hours of the day clocks go back', 'America/Toronto', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    [
      'after the 23 hours of the day clocks go forward',
      'America/Toronto',
      '2026-03-08T05:00:00Z',
      '2026-03-09T04:00:00Z',
    ],
    ['where midnight is skipped, at one', 'Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00Z'],
    ['in a zone of odd minutes', 'Asia/Kathmandu', '2026-11-21T12:00:00Z', '2026-11-21T18:15:00Z'],
  ])('%s', (_, zone, now, turn) => {
    expect(dayTurnsAt(zone, new Date(now)).toISOString()).toBe(new Date(turn).toISOString())
  })
})

it.each([
  [[], 20],
  [[3], 17],
  [[3, 19], 1],
  [[20, 2], 0],
  [[25], 0],
])('with %j used, %i of 20 checks are left', (counts, left) => {
  expect(leftOf(DAILY_LIMITS.check, counts)).toBe(left)
})
