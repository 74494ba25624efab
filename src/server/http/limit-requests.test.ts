import { expect, it } from 'vitest'
import { health } from '#contract/reference.ts'
import { listShipments } from '#contract/shipments.ts'
import { newSecret } from '../ids.ts'
import { givenClient } from '../testing/builders.ts'
import { clientCaller, send, testApp } from '../testing/test-app.ts'

const withLimit = (requestsPerMinute: number) => testApp({ settings: { requestsPerMinute } })

it('counts tokens that are no session by address, however many are invented', async () => {
  const test = await withLimit(3)
  const statuses = []
  for (let n = 0; n < 5; n++) {
    statuses.push((await send(test, listShipments, {}, { kind: 'client', token: newSecret(32) })).status)
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429])
})

it('counts a good session by its token alone, so that two people of one office have a limit each', async () => {
  const test = await withLimit(2)
  const clientId = await givenClient(test.deps.db)
  const people = [await clientCaller(test.deps, clientId), await clientCaller(test.deps, clientId)]
  const statuses = []
  for (const person of [...people, ...people, ...people])
    statuses.push((await send(test, listShipments, {}, person)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  expect((await send(test, health)).status).toBe(200)
})

it.each(['/api/health', '/%61pi/health', 'http://elsewhere.example/api/health', '/api/none'])(
  'counts calls written as %s',
  async (url) => {
    const { app } = await withLimit(1)
    await app.inject(url)
    const statuses = [(await app.inject(url)).statusCode, (await app.inject('/api/health')).statusCode]
    expect(statuses).toEqual([429, 429])
  },
)

it('believes the address a proxy hands on only when the proxy is trusted', async () => {
  const from = (address: string) => ({ url: '/api/health', headers: { 'x-forwarded-for': address } })
  const open = await withLimit(1)
  await open.app.inject(from('203.0.113.1'))
  expect((await open.app.inject(from('203.0.113.2'))).statusCode).toBe(429)
  const behindProxy = await testApp({ settings: { requestsPerMinute: 1, trustedProxies: ['127.0.0.1'] } })
  await behindProxy.app.inject(from('203.0.113.1'))
  expect((await behindProxy.app.inject(from('203.0.113.2'))).statusCode).toBe(200)
  expect((await behindProxy.app.inject(from('203.0.113.2'))).statusCode).toBe(429)
})
