// What is kept of a check, and for how long.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepShown, seenRun, seenShown } from './seen-check.ts'

const BODY = { asin: 'B0DEMO0018', countryOfOrigin: 'CA', cadValue: 10, claimCusma: false }
const SHOWN = { code: '3406000000', answers: [], facts: { quantities: {}, answers: {} } }
const seenOn = (day: string) =>
  sessionStorage.setItem(
    'typed:visitor:duty-check',
    JSON.stringify({ day, body: JSON.stringify(BODY), run: 'r1', checks: {} }),
  )

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 12), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

it('is kept for the day on which it was asked', () => {
  seenOn('2026-11-28')
  keepShown('r1', SHOWN)
  expect(seenShown('r1')).toEqual(SHOWN)
})

it('is as good as not seen on the next day: law and rates may have changed', () => {
  seenOn('2026-11-27')
  keepShown('r1', SHOWN)
  expect(seenShown('r1')).toBeUndefined()
  expect(seenRun(BODY)).toBeUndefined()
})
