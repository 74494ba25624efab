import { expect, it } from 'vitest'
import { shortUrl, webAddress } from './web-link.tsx'

it('makes links of web addresses alone', () => {
  expect(webAddress('https://maker.example/about')).toBe('https://maker.example/about')
  expect(webAddress('javascript:alert(1)')).toBeUndefined()
  expect(webAddress('maker.example')).toBeUndefined()
  expect(webAddress('page 12 of the register')).toBeUndefined()
  expect(webAddress(null)).toBeUndefined()
})

it.each([50, 60])('cuts an address to %d characters and says that it did', (most) => {
  const whole = `https://${'a'.repeat(most - 8)}`
  expect(shortUrl(whole, most)).toBe(whole)
  expect(shortUrl(`${whole}a`, most)).toBe(`${whole}…`)
})
