import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const NEXT_MINUTE = new Date('2026-11-21T12:01:00Z')

it('lets each key make so many requests a minute', () => {
  const limit = createRateLimit(2)
  expect(['a', 'a', 'a', 'b'].map((key) => limit.take(key, NOON))).toEqual([true, true, false, true])
  expect(limit.take('a', NEXT_MINUTE)).toBe(true)
})

it('does not count what was given back', () => {
  const limit = createRateLimit(1)
  limit.take('a', NOON)
  limit.giveBack('a')
  expect([limit.take('a', NOON), limit.take('a', NOON)]).toEqual([true, false])
})

it('gives back no more than was taken', () => {
  const limit = createRateLimit(1)
  limit.giveBack('a')
  expect([limit.take('a', NOON), limit.take('a', NOON)]).toEqual([true, false])
})

it('forgets the caller counted longest when there are too many', () => {
  const limit = createRateLimit(1, 2)
  for (const key of ['a', 'b', 'c']) limit.take(key, NOON)
  expect(['c', 'b', 'a'].map((key) => limit.take(key, NOON))).toEqual([false, false, true])
})
