import { expect, it } from 'vitest'
import { decimal } from '../money.ts'
import { PACKED_BOXES, packedBox } from '../testing/packed-boxes.ts'
import { kilogramsText, packedGoods, packedTotals } from './packing.ts'

it('counts packages and the weight of those that were weighed', () => {
  // 8.4 + 8.4 + 4.3 + 5
  const { packages, weighed, grossKg } = packedTotals(PACKED_BOXES)
  expect([packages, weighed, grossKg.toFixed()]).toEqual([5, 4, '26.1'])
})

it('tells boxes of one kind of goods from shared ones, which have no weight of their own', () => {
  expect(packedGoods(PACKED_BOXES, 'HONEY')).toEqual({
    pieces: 32,
    own: [
      { boxes: 2, pieces: 12 },
      { boxes: 1, pieces: 6 },
    ],
    shared: { boxes: 1, pieces: 2 },
    grossKg: null,
  })
  expect(packedGoods(PACKED_BOXES.slice(0, 3), 'HONEY')?.grossKg?.toFixed()).toBe('21.1')
  expect(packedGoods([packedBox(1, null, ['HONEY', 1])], 'HONEY')?.grossKg).toBeNull()
})

it('knows nothing of goods in no box', () => {
  expect(packedGoods(PACKED_BOXES, 'OTHER')).toBeUndefined()
})

it('prints kilograms half up to the gram', () => {
  expect([kilogramsText(decimal('1.2345')), kilogramsText(decimal('21.100'))]).toEqual(['1.235', '21.1'])
})

it('sets off thousands of kilograms', () => {
  expect(kilogramsText(decimal('1190'))).toBe('1,190')
  expect(kilogramsText(decimal('12345.6785'))).toBe('12,345.679')
})
