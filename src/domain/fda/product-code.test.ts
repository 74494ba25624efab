import { expect, it } from 'vitest'
import { parseProductCode } from './product-code.ts'

it.each([
  ['33LFT05', 'Candy without chocolate, gum', 'L', 'F', 'T', '05'],
  [' 36a--01 ', 'Sweeteners', 'A', '-', '-', '01'],
  ['73HKAZZ', 'Medical devices', 'H', 'K', 'A', 'ZZ'],
])('takes %j apart', (typed, industryName, productClass, subclass, process, product) => {
  const parsed = parseProductCode(typed)
  expect(parsed).toMatchObject({
    kind: 'well-formed',
    parts: { industryName, productClass, subclass, process, product },
  })
})

it.each(['', '33LFT0', '33LFT055', '3ALFT05', '33-FT05', '33LFT-5', '33L FT05'])(
  'refuses %j by its structure',
  (typed) => {
    expect(parseProductCode(typed)).toMatchObject({
      kind: 'refused',
      problem: expect.stringContaining('seven characters'),
    })
  },
)

it('refuses an industry that is not in the list', () => {
  expect(parseProductCode('99ABC01')).toMatchObject({ kind: 'refused', problem: expect.stringContaining('99') })
})
