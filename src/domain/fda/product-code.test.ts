import { expect, it } from 'vitest'
import { parseProductCode } from './product-code.ts'

it.each([
  ['33LFT05', '33', 'L', 'F', 'T', '05'],
  [' 36a--01 ', '36', 'A', '-', '-', '01'],
  ['73HKAZZ', '73', 'H', 'K', 'A', 'ZZ'],
])('takes %j apart', (typed, industry, productClass, subclass, process, product) => {
  const parsed = parseProductCode(typed)
  expect(parsed).toMatchObject({
    kind: 'well-formed',
    parts: { industry, productClass, subclass, process, product },
  })
})

it.each(['', '33LFT0', '33LFT055', '3ALFT05', '33-FT05', '33LFT-5', '33L FT05'])(
  'refuses %j by its structure',
  (typed) => {
    expect(parseProductCode(typed)).toMatchObject({ kind: 'refused', problem: 'form' })
  },
)

it('refuses an industry that is not in the list', () => {
  expect(parseProductCode('99ABC01')).toMatchObject({ kind: 'refused', problem: 'industry', industry: '99' })
})
