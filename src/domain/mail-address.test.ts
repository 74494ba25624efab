import { expect, it } from 'vitest'
import { looksLikeMailAddress } from './mail-address.ts'

it.each([
  ['an address', 'ana@portage.example', true],
  ['no @', 'portage.example', false],
  ['nothing before the @', '@portage.example', false],
  ['nothing behind it', 'ana@', false],
  ['two addresses', 'ana@portage.example, bo@portage.example', false],
  ['nothing', '', false],
])('%s', (_what, text, expected) => {
  expect(looksLikeMailAddress(text)).toBe(expected)
})
