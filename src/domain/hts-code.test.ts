import { describe, expect, it } from 'vitest'
import { formatHtsCode, htsCode, keepDigitsAndDots, parseHtsCode } from './hts-code.ts'

describe('HTS codes', () => {
  it('keeps digits and dots of what is typed', () => {
    expect(keepDigitsAndDots(' 3406.00 a-00,00')).toBe('3406.000000')
  })

  it.each([
    ['3406.00.00.00', '3406000000'],
    ['3406 00 00 00', '3406000000'],
    ['340600000', undefined],
    ['34060000001', undefined],
    ['', undefined],
    ['3406-00-00-00', '3406000000'],
    ['3406000000abc', undefined],
    ['HTS 3406.00.00.00', undefined],
    ['３４０６００００００', undefined],
  ])('reads %s as %s', (typed, digits) => {
    expect(parseHtsCode(typed)).toBe(digits)
  })

  it('shows as dddd.dd.dd.dd, as far as the digits go', () => {
    expect(formatHtsCode('3406000000')).toBe('3406.00.00.00')
    expect(formatHtsCode('99030314')).toBe('9903.03.14')
    expect(formatHtsCode('34')).toBe('34')
  })

  it('throws for a code in checked data that is none', () => {
    expect(() => htsCode('12')).toThrow('not a ten-digit HTS code')
  })
})
