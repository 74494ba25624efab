import { expect, it } from 'vitest'
import { shortUrl, webAddress } from './source-link.ts'

it('makes links of web addresses alone', () => {
  expect(webAddress('https://maker.example/about')).toBe('https://maker.example/about')
  expect(webAddress('javascript:alert(1)')).toBeUndefined()
  expect(webAddress('maker.example')).toBeUndefined()
  expect(webAddress(null)).toBeUndefined()
})

it('shows 60 characters of an address', () => {
  const sixty = `https://maker.example/${'a'.repeat(38)}`
  expect(shortUrl(sixty)).toBe(sixty)
  expect(shortUrl(`${sixty}b`)).toBe(`${sixty}…`)
})
