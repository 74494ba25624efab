import { expect, it } from 'vitest'
import { decimal } from '../money.ts'
import { dutyShares } from './duty-shares.ts'

it('goes by the declared value, for one unit as for many', () => {
  const one = dutyShares(decimal('1.35'), 1, 11.4)
  expect(one.aUnit.toFixed(2)).toBe('1.35')
  expect(one.percent).toBe('11.84')
  const many = dutyShares(decimal('1350'), 1000, 11.4)
  expect(many.aUnit.toFixed(2)).toBe('1.35')
  expect(many.percent).toBe('11.84')
})
