import { expect, it } from 'vitest'
import { decimal } from '#domain/money.ts'
import { packedText } from './packed-text.ts'

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

it('says in which packages invoiced goods lie, while the boxes hold exactly so many', () => {
  expect(packedText(boxes, 'HONEY', 32)).toBe(
    'Packed 2 CT x 12 PCS + 1 CT x 6 PCS + 2 PCS in 1 CT with other goods, box 1-4',
  )
  expect(packedText(boxes, 'SOAP', 100)).toBe('Packed 1 CT x 60 PCS + 40 PCS in 1 CT with other goods, box 4, 5')
  expect(packedText(boxes, 'HONEY', 30)).toBe('')
  expect(packedText(boxes, 'TEA', 1)).toBe('')
})
