import { expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { isPastPromise } from './rules-promise.ts'

it('holds for thirty days, and no longer', () => {
  expect(isPastPromise(day('2026-10-10'), day('2026-11-09'))).toBe(false)
  expect(isPastPromise(day('2026-10-10'), day('2026-11-10'))).toBe(true)
})
