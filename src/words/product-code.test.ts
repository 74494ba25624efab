import { expect, it } from 'vitest'
import { FDA_INDUSTRIES } from '#domain/fda/product-code.ts'
import { industries } from '#texts/en/fda.ts'

it('names every industry, and no other', () => {
  expect(FDA_INDUSTRIES).toEqual(Object.keys(industries).toSorted())
  expect([industries['33'], industries['36'], industries['73']]).toEqual([
    'Candy without chocolate, gum',
    'Sweeteners',
    'Medical devices',
  ])
})
