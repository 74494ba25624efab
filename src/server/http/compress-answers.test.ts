import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const app = Fastify()
compressAnswers(app)
const long = { rows: Array.from({ length: 2000 }, (_, row) => `row ${row}`) }
app.get('/long', async () => long)
app.get('/short', async () => ({ rows: ['row 0'] }))

const gzip = { 'accept-encoding': 'gzip, deflate, br' }

it('packs a long answer for a caller that reads it packed', async () => {
  const answer = await app.inject({ url: '/long', headers: gzip })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) })
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.byteLength)
  expect(answer.rawPayload.byteLength).toBeLessThan(JSON.stringify(long).length / 3)
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long)
})

it('leaves short answers, and callers that do not read gzip, alone', async () => {
  expect((await app.inject({ url: '/short', headers: gzip })).headers['content-encoding']).toBeUndefined()
  const plain = await app.inject('/long')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.json()).toEqual(long)
})
