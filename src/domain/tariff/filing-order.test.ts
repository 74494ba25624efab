import { expect, it } from 'vitest'
import { inOrderOfFiling } from './filing-order.ts'

it('files chapter 98 first, Section 301 before 338 and 232, and keeps the order within one', () => {
  const asWorkedOut = ['9903.82.09', '9903.88.03', '9903.03.14', '9903.05.93', '9802.00.50', '9904.04.40']
  expect(inOrderOfFiling(asWorkedOut)).toEqual([
    '9802.00.50',
    '9903.88.03',
    '9903.05.93',
    '9903.03.14',
    '9903.82.09',
    '9904.04.40',
  ])
})
