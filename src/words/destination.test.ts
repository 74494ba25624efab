import { expect, it } from 'vitest'
import { destinationText } from './destination.ts'

it('is Amazon FBA with the centre, otherwise Pattern Shipping', () => {
  expect(destinationText('amazon_fba', 'DFW1')).toBe('Amazon FBA DFW1')
  expect(destinationText('amazon_fba', null)).toBe('Amazon FBA')
  expect(destinationText('other', null)).toBe('Pattern Shipping')
})
