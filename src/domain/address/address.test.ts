import { describe, expect, it } from 'vitest'
import { addressLine, addressLines } from './address.ts'
import { originMatch } from './origin-match.ts'

const PRAIRIE = {
  name: 'Prairie Wax Works Inc.',
  streetAddress: '455 Broadway',
  city: 'Winnipeg',
  state: 'MB',
  country: 'CA',
  zipCode: 'R3C 0T7',
}

describe('a manufacturer address', () => {
  it('reads on one line with the country spelled out', () => {
    expect(addressLine(PRAIRIE)).toBe('Prairie Wax Works Inc., 455 Broadway, Winnipeg MB R3C 0T7, Canada')
  })

  it('leaves out what is empty', () => {
    expect(addressLines({ ...PRAIRIE, state: '', zipCode: '' })).toEqual(['455 Broadway', 'Winnipeg', 'Canada'])
  })
})

describe('country of maker and origin', () => {
  it.each([
    ['CA', 'CA', 'same'],
    ['Canada', 'CA', 'same'],
    ['CHN', 'CN', 'same'],
    ['CN', 'CA', 'differs'],
    ['', 'CA', 'unknown'],
    ['CN', null, 'unknown'],
  ])('%s against %s: %s', (maker, origin, match) => {
    expect(originMatch(maker, origin)).toBe(match)
  })
})
