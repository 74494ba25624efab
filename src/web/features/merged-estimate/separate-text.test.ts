import { expect, it } from 'vitest'
import { savingText } from './comparison.tsx'
import { separateText } from './separate-text.ts'

it.each([
  [[2.77, 2.77, 2.77], 8.31, '3 × 2.77 = 8.31'],
  [[10.31, 6, 6], 22.31, '10.31 + 2 × 6.00 = 22.31'],
  [[0, 0, 60], 60, '60.00'],
  [[0, 0], 0, '0.00'],
  [[1, 2, 3, 4], 10, '10.00'],
])('shows how %j comes to its sum', (amounts, total, text) => {
  expect(separateText('en', amounts, total)).toBe(text)
})

it.each([
  [90.73, 'Merging saves 90.73'],
  [-1026.05, 'Merging costs 1,026.05 more'],
  [0, 'Merging makes no difference'],
])('says what merging does: %d', (saving, text) => {
  expect(savingText('en', saving)).toBe(text)
})
