import { expect, it } from 'vitest'
import { numberRuns } from './number-runs.ts'

it.each([
  [[], ''],
  [[4], '4'],
  [[1, 2], '1, 2'],
  [[3, 1, 2], '1–3'],
  [[1, 2, 3, 5, 8, 9], '1–3, 5, 8, 9'],
])('%j reads %s', (numbers, text) => {
  expect(numberRuns(numbers)).toBe(text)
})
