import { expect, it } from 'vitest'
import { decimal } from '../money.ts'
import { kilogramsText, packedGoods, packedTotals } from './packing.ts'

const box = (number: number, kg: string | null, ...contents: readonly (readonly [string, number])[]) => ({
  number,
  weightKg: kg === null ? null : decimal(kg),
  contents: contents.map(([sku, quantity]) => ({ sku, quantity })),
})
// Two full cartons, one of what is left, and one that holds both kinds.
const boxes = [
  box(1, '8.4', ['HONEY', 12]),
  box(2, '8.4', ['HONEY', 12]),
  box(3, '4.3', ['HONEY', 6]),
  box(4, null, ['SOAP', 40], ['HONEY', 2]),
  box(5, '5', ['SOAP', 60]),
]

it('counts packages and the weight of those that were weighed', () => {
  // 8.4 + 8.4 + 4.3 + 5
  const { packages, weighed, grossKg } = packedTotals(boxes)
  expect([packages, weighed, grossKg.toFixed()]).toEqual([5, 4, '26.1'])
})

it('tells boxes of one kind of goods from shared ones, which have no weight of their own', () => {
  expect(packedGoods(boxes, 'HONEY')).toEqual({
    pieces: 32,
    own: [
      { boxes: 2, pieces: 12 },
      { boxes: 1, pieces: 6 },
    ],
    shared: { boxes: 1, pieces: 2 },
    grossKg: null,
  })
  expect(packedGoods(boxes.slice(0, 3), 'HONEY')?.grossKg?.toFixed()).toBe('21.1')
  expect(packedGoods([box(1, null, ['HONEY', 1])], 'HONEY')?.grossKg).toBeNull()
})

it('knows nothing of goods in no box', () => {
  expect(packedGoods(boxes, 'OTHER')).toBeUndefined()
})

it('prints kilograms half up to the gram', () => {
  expect([kilogramsText(decimal('1.2345')), kilogramsText(decimal('21.100'))]).toEqual(['1.235', '21.1'])
})

it('sets off thousands of kilograms', () => {
  expect(kilogramsText(decimal('1190'))).toBe('1,190')
  expect(kilogramsText(decimal('12345.6785'))).toBe('12,345.679')
})
