import { expect, it } from 'vitest'
import { isMasked, maskImporterNumber, parseImporterNumber } from './importer-number.ts'

it.each([
  ['12-3456789', '12-3456789'],
  ['12-3456789 00', '12-345678900'],
  ['12-3456789ab', '12-3456789AB'],
  ['261234-12345', '261234-12345'],
  ['123456789', undefined],
  ['123-45-6789', undefined],
  ['', undefined],
])('reads %s as %s', (typed, expected) => {
  expect(parseImporterNumber(typed)).toBe(expected)
})

it('shows the last four characters only', () => {
  const masked = maskImporterNumber('12-3456789')
  expect(masked).toBe('••••••6789')
  expect(isMasked(masked)).toBe(true)
  expect(isMasked('12-3456789')).toBe(false)
})
