import { createDecipheriv, createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './scramble.ts'

const KEY = { secret: 'the secret', requestKey: '1795273200.abcdefghij012345.0f' }

it('opens what it sealed, whatever the letters and however long', async () => {
  for (const text of ['', '{"a":1}', 'crème brûlée 蜂蜜 🐝', 'x'.repeat(300_000)])
    expect(await unseal(await seal(text, KEY), KEY)).toBe(text)
})

it('is 12 bytes IV, AES-256-GCM ciphertext and 16 bytes tag under SHA-256 of secret, dot, request key', async () => {
  const bytes = Buffer.from(await seal('plain', KEY), 'base64')
  const key = createHash('sha256').update('the secret.1795273200.abcdefghij012345.0f').digest()
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16))
  expect(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()).toBe('plain')
})

it('never seals the same way twice', async () => {
  expect(await seal('plain', KEY)).not.toBe(await seal('plain', KEY))
})

it.each([
  ['another secret', { ...KEY, secret: 'another' }],
  ['another request', { ...KEY, requestKey: `${KEY.requestKey}1` }],
])('does not open with the key of %s', async (_, key) => {
  await expect(unseal(await seal('plain', KEY), key)).rejects.toThrow()
})

it('does not open once a letter was changed, cut off or is no base64', async () => {
  const sealed = await seal('plain', KEY)
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
  for (const bad of [changed, sealed.slice(0, -4), '', '%%%']) await expect(unseal(bad, KEY)).rejects.toThrow()
})
