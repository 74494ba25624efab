import { expect, it } from 'vitest'
import { readDay } from './typed-day.ts'

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-3-4', '2026-03-04'],
  ['2026/03/04', '2026-03-04'],
  ['20 Nov 2026', '2026-11-20'],
  [' 20 november 2026 ', '2026-11-20'],
  ['Nov 20, 2026', '2026-11-20'],
  ['1er juill. 2026', '2026-07-01'],
  ['1st July 2026', '2026-07-01'],
  ['4 février 2026', '2026-02-04'],
  ['3-août-2026', '2026-08-03'],
  ['2026 déc 24', '2026-12-24'],
])('reads %j as %s', (typed, expected) => {
  expect(readDay(typed)).toBe(expected)
})

it.each([
  '',
  'tomorrow',
  '03/04/2026',
  '20/11/2026',
  '3 4 2026',
  '20 Nov 26',
  '20 Nov',
  '1 jui 2026',
  '1 ma 2026',
  '31 Feb 2026',
  '2026-13-01',
])('takes %j for no day', (typed) => {
  expect(readDay(typed)).toBeUndefined()
})
