import { expect, it } from 'vitest'
import { shortUrl, webAddress } from './short-url.ts'

it('cuts an address to 50 characters and says that it did', () => {
  expect(shortUrl(`https://${'a'.repeat(42)}`)).toBe(`https://${'a'.repeat(42)}`)
  expect(shortUrl(`https://${'a'.repeat(43)}`)).toBe(`https://${'a'.repeat(42)}…`)
})

it('makes a link of nothing but web addresses', () => {
  expect(webAddress('https://maker.example/about')).toBe('https://maker.example/about')
  expect(webAddress('javascript:alert(1)')).toBeUndefined()
  expect(webAddress('page 12 of the register')).toBeUndefined()
})
