import { expect, it } from 'vitest'
import { SAMPLE_BOXES, SAMPLE_GOODS, SAMPLE_MAKERS } from './sample.ts'

it('has every unit of every good in a box, a maker for each, and one cost to be typed', () => {
  for (const { sku, quantity, maker, htsCode } of SAMPLE_GOODS) {
    const packed = SAMPLE_BOXES.filter((box) => box.sku === sku).reduce((sum, box) => sum + box.quantity, 0)
    expect(packed).toBe(quantity)
    expect(SAMPLE_MAKERS.map(({ key }) => key)).toContain(maker)
    expect(htsCode).toMatch(/^\d{10}$/)
  }
  expect(SAMPLE_GOODS.filter(({ costCad }) => costCad === null)).toHaveLength(1)
})
