import { expect, it } from 'vitest'
import { buildRequestKey, newRequestKey, parseRequestKey } from './request-key.ts'

/** Worked out with: printf '1795273200.abcdefghij012345.GET./api/shipments?page=1' | openssl dgst -sha256 -hmac secret */
const SIGNATURE = 'df21b9a0c5ecce1ca4bcfca83e34e75334f2982c0f08f5d2f170fcbcdf2908ca'

it('is seconds, nonce and the HMAC-SHA256 over both, method and path, in hex', async () => {
  const call = { secret: 'secret', method: 'GET', path: '/api/shipments?page=1', seconds: 1_795_273_200 }
  const key = await buildRequestKey({ ...call, nonce: 'abcdefghij012345' })
  expect(key).toBe(`1795273200.abcdefghij012345.${SIGNATURE}`)
})

it('is new for every request, even within one second', async () => {
  const now = new Date('2026-11-21T15:00:00.999Z')
  const keys = await Promise.all([1, 2].map(() => newRequestKey('secret', 'GET', '/api/shipments', now)))
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^1795273200\.[0-9a-f]{24}\.[0-9a-f]{64}$/)
})

it.each([
  ['1795273200.abcdefghij012345', 'without signature'],
  [`x.abcdefghij012345.${'a'.repeat(64)}`, 'without seconds'],
  [`1795273200.short.${'a'.repeat(64)}`, 'with a short nonce'],
  [`1795273200.abcdefghij01234!.${'a'.repeat(64)}`, 'with another character in the nonce'],
  [`1795273200.abcdefghij012345.${'A'.repeat(64)}`, 'with capitals in the signature'],
])('%s is no key: %s', (text) => {
  expect(parseRequestKey(text)).toBeUndefined()
})
