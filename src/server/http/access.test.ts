import { describe, expect, it } from 'vitest'
import { getAsinData } from '#contract/client-data.ts'
import { buildRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { logout } from '#contract/session.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { givenClient, givenShipment } from '../testing/builders.ts'
import { clientCaller, send, staffCaller, TEST_NOW, testApp } from '../testing/test-app.ts'

const NOW_SECONDS = TEST_NOW.getTime() / 1000
const NONCE = 'abcdefghij012345'
const GOOD = { method: 'GET', path: '/api/shipments?page=1', seconds: NOW_SECONDS, nonce: NONCE }

async function answerTo(change: Partial<typeof GOOD> | string | undefined, path = '/api/shipments?page=1') {
  const test = await testApp()
  const { token } = await clientCaller(test.deps, await givenClient(test.deps.db))
  const key = typeof change === 'object' ? await buildRequestKey({ ...GOOD, ...change, secret: token }) : change
  const headers = { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { [REQUEST_KEY_HEADER]: key }) }
  const answer = await test.app.inject({ method: 'GET', url: path, headers })
  return [answer.statusCode, answer.json<{ error?: string }>().error]
}

describe('the request key of a client', () => {
  const missing = 'The request key is missing. Reload the page and try again.'
  const wrong = 'The request key does not fit this call. Reload the page and try again.'
  const old = 'The request key is too old. Check that your clock is right, then try again.'
  const ahead = 'The request key lies in the future. Check that your clock is right, then try again.'

  it.each([
    ['of this call and second', {}, 200, undefined],
    ['120 seconds old', { seconds: NOW_SECONDS - 120 }, 200, undefined],
    ['121 seconds old', { seconds: NOW_SECONDS - 121 }, 401, old],
    ['30 seconds ahead', { seconds: NOW_SECONDS + 30 }, 200, undefined],
    ['31 seconds ahead', { seconds: NOW_SECONDS + 31 }, 401, ahead],
    ['with a nonce of 32 characters', { nonce: NONCE + NONCE }, 200, undefined],
    ['with a nonce of 15 characters', { nonce: NONCE.slice(1) }, 401, wrong],
    ['made for another page', { path: '/api/shipments?page=2' }, 401, wrong],
    ['made for another method', { method: 'POST' }, 401, wrong],
    ['that is none', 'made up', 401, wrong],
    ['left out', undefined, 401, missing],
  ])('%s', async (_, change, status, error) => {
    expect(await answerTo(change)).toEqual([status, error])
  })

  it('is good once', async () => {
    const test = await testApp()
    const { token } = await clientCaller(test.deps, await givenClient(test.deps.db))
    const key = await buildRequestKey({ ...GOOD, secret: token })
    const headers = { authorization: `Bearer ${token}`, [REQUEST_KEY_HEADER]: key }
    const ask = () => test.app.inject({ method: 'GET', url: GOOD.path, headers })
    expect((await ask()).statusCode).toBe(200)
    const again = await ask()
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([401, 'request-key-used'])
  })

  it('made with the token of another session is refused', async () => {
    const key = await buildRequestKey({ ...GOOD, secret: 'another token' })
    expect(await answerTo(key)).toEqual([401, wrong])
  })

  it('is not asked of staff', async () => {
    const test = await testApp()
    expect((await send(test, logout, {}, await staffCaller(test.deps))).status).toBe(200)
  })
})

it('lets a client name itself and nobody else', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const caller = await clientCaller(test.deps, clientId)
  const params = { asin: 'B08N5WRWNW' }
  expect((await send(test, getAsinData, { params, query: { clientId } }, caller)).status).toBe(200)
  const other = await givenClient(test.deps.db)
  const answer = await send(test, getAsinData, { params, query: { clientId: other } }, caller)
  expect([answer.status, answer.json.error]).toEqual([403, 'You can only see your own data.'])
})

it('knows a client whose id is written in capitals, and finds what the id names', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const caller = await clientCaller(test.deps, clientId)
  const shipment = await givenShipment(test.deps.db, clientId)
  const params = { asin: 'B08N5WRWNW' }
  expect((await send(test, getAsinData, { params, query: { clientId: clientId.toUpperCase() } }, caller)).status).toBe(
    200,
  )
  const found = await send(test, completeData, { params: { id: shipment.toUpperCase() } }, caller)
  expect(found.json.data.shipment.id).toBe(shipment)
})

it('refuses a token that makes too many requests in a minute, and says when to come back', async () => {
  const test = await testApp({ settings: { requestsPerMinute: 2 } })
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  for (let n = 0; n < 2; n++) expect((await send(test, listShipments, {}, caller)).status).toBe(200)
  const answer = await send(test, listShipments, {}, caller)
  expect([answer.status, answer.json.error]).toEqual([429, 'Too many requests. Wait a minute, then try again.'])
  expect(answer.headers['retry-after']).toBe('60')
})
