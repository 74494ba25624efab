import { expect, it } from 'vitest'
import { PACKED_BOXES } from '#domain/testing/packed-boxes.ts'
import { packedText } from './packed-text.ts'

it('says in which packages invoiced goods lie, while the boxes hold exactly so many', () => {
  expect(packedText(PACKED_BOXES, 'HONEY', 32)).toBe(
    'Packed 2 CT x 12 PCS + 1 CT x 6 PCS + 2 PCS in 1 CT with other goods, box 1-4',
  )
  expect(packedText(PACKED_BOXES, 'SOAP', 100)).toBe('Packed 1 CT x 60 PCS + 40 PCS in 1 CT with other goods, box 4, 5')
  expect(packedText(PACKED_BOXES, 'HONEY', 30)).toBe('')
  expect(packedText(PACKED_BOXES, 'TEA', 1)).toBe('')
})
