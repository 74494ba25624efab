import { describe, expect, it } from 'vitest'
import { COUNTRIES, countryName, isNorthAmerican, parseCountry } from './countries.ts'

describe('countries', () => {
  it('lists the 249 of ISO 3166-1 and Kosovo, each once', () => {
    expect(COUNTRIES).toHaveLength(250)
    expect(new Set(COUNTRIES.map((each) => each.code)).size).toBe(250)
    expect(new Set(COUNTRIES.map((each) => each.alpha3)).size).toBe(250)
    expect(COUNTRIES.every((each) => /^[A-Z]{2}$/.test(each.code) && /^[A-Z]{3}$/.test(each.alpha3) && each.name)).toBe(
      true,
    )
  })

  it('lists them in order of their English names', () => {
    const names = COUNTRIES.map((each) => each.name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it.each([
    ['ca', 'CA'],
    ['CAN', 'CA'],
    ['Canada', 'CA'],
    [' united states ', 'US'],
    ['USA', 'US'],
    ['Viet Nam', 'VN'],
    ['Mexico', 'MX'],
    ['Macau', 'MO'],
  ])('reads %s as %s', (text, code) => {
    expect(parseCountry(text)).toBe(code)
  })

  it.each(['', 'ZZ', 'Atlantis', 'C'])('does not read %s', (text) => {
    expect(parseCountry(text)).toBeUndefined()
  })

  it('names a code, and shows an unknown code as it is', () => {
    expect(countryName('VN')).toBe('Vietnam')
    expect(countryName('ZZ')).toBe('ZZ')
  })

  it('counts only CA, MX and US as North American', () => {
    expect(COUNTRIES.filter((each) => isNorthAmerican(each.code)).map((each) => each.code)).toEqual(['CA', 'MX', 'US'])
  })
})
