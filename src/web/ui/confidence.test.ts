import { expect, it } from 'vitest'
import { confidenceBand } from './confidence.tsx'

it.each([
  [85, 'item', 'high'],
  [84, 'item', 'medium'],
  [70, 'item', 'medium'],
  [69, 'item', 'low'],
  [90, 'list', 'high'],
  [89, 'list', 'medium'],
  [69, 'list', 'low'],
  [4, 'address', 'high'],
  [3, 'address', 'medium'],
  [2, 'address', 'low'],
] as const)('%i on the scale of %s is %s', (value, scale, band) => {
  expect(confidenceBand(value, scale)).toBe(band)
})
