// The public tools under attack: keys replayed, aged, forged or made for something else, other people's visits, and bodies meant
// to break or to smuggle something in.
import { describe, expect, it } from 'vitest'
import { checkAsinDuty, lookUpAsinMaker, reportPageView, VISITOR_HEADER, visit } from '#contract/public-tools.ts'
import { buildRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { unseal } from '#contract/scramble.ts'
import { send, TEST_NOW, testApp } from '../../testing/test-app.ts'
import { CHECK, demo, GOOD, NONCE, NOW_SECONDS, post, signed, visitorOf } from '../../testing/visitor-calls.ts'

describe('the request key of a visitor', () => {
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
    ['made for another tool', { path: lookUpAsinMaker.path }, 401, wrong],
    ['made for another query', { path: `${checkAsinDuty.path}?x=1` }, 401, wrong],
    ['made for another method', { method: 'GET' }, 401, wrong],
    ['with a nonce too short', { nonce: NONCE.slice(1) }, 401, wrong],
  ])('%s', async (_, change, status, error) => {
    const test = await testApp(demo)
    const answer = await post(test, await signed(await visitorOf(test), change))
    expect([answer.status, answer.json.error]).toEqual([status, error])
  })

  it('is taken once: replayed it is refused as long as it could be valid, and nothing is counted', async () => {
    const test = await testApp(demo)
    const visitor = await visitorOf(test)
    const headers = await signed(visitor, { seconds: NOW_SECONDS + 30 })
    expect((await post(test, headers)).status).toBe(200)
    for (const seconds of [0, 60, 150]) {
      test.clock.at = new Date(TEST_NOW.getTime() + seconds * 1000)
      // Somebody else's call in between sweeps out what is old.
      await send(test, checkAsinDuty, { body: CHECK }, await visitorOf(test))
      expect((await post(test, headers)).json.error).toBe('This request was sent before. Please try again.')
    }
    test.clock.at = new Date(TEST_NOW.getTime() + 151_000)
    expect((await post(test, headers)).json.error).toBe(old)
  })

  it('replayed at the same moment is taken once', async () => {
    const test = await testApp(demo)
    const headers = await signed(await visitorOf(test))
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => post(test, headers)))).map(
      (each) => each.status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(11)
  })

  it('is refused when left out, forged, made up or of another visitor', async () => {
    const test = await testApp(demo)
    const own = await visitorOf(test)
    const other = await visitorOf(test)
    const key = (await signed(own))[REQUEST_KEY_HEADER] ?? ''
    const forged = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
    const cases: [Record<string, string>, string][] = [
      [{}, missing],
      [{ [VISITOR_HEADER]: own.id }, missing],
      [{ [REQUEST_KEY_HEADER]: key }, missing],
      [{ [VISITOR_HEADER]: own.id, [REQUEST_KEY_HEADER]: forged }, wrong],
      [{ [VISITOR_HEADER]: own.id, [REQUEST_KEY_HEADER]: 'x'.repeat(4000) }, wrong],
      [{ [VISITOR_HEADER]: other.id, [REQUEST_KEY_HEADER]: key }, wrong],
      [{ [VISITOR_HEADER]: own.id.toUpperCase(), [REQUEST_KEY_HEADER]: key }, wrong],
      [{ [VISITOR_HEADER]: `${own.id}, ${other.id}`, [REQUEST_KEY_HEADER]: key }, wrong],
      [{ [VISITOR_HEADER]: "' or 1=1 --", [REQUEST_KEY_HEADER]: key }, wrong],
      [{ [VISITOR_HEADER]: '00000000-0000-4000-8000-000000000000', [REQUEST_KEY_HEADER]: key }, wrong],
    ]
    for (const [headers, error] of cases) {
      const answer = await post(test, headers)
      expect([answer.status, answer.json.error]).toEqual([401, error])
    }
    expect((await send(test, visit, {}, own)).json.left).toBe(20)
  })

  it('of a visitor is no session, and a session is no visit', async () => {
    const test = await testApp(demo)
    const own = await visitorOf(test)
    const key = await buildRequestKey({ ...GOOD, method: 'GET', path: '/api/shipments', secret: own.token })
    const headers = { authorization: `Bearer ${own.token}`, [REQUEST_KEY_HEADER]: key }
    expect((await test.app.inject({ url: '/api/shipments', headers })).statusCode).toBe(401)
  })
})

describe('the answer', () => {
  it('is sealed, and opens for its own request only', async () => {
    const test = await testApp(demo)
    const own = await visitorOf(test)
    const headers = await signed(own)
    const { json, text } = await post(test, headers)
    expect(Object.keys(json)).toEqual(['sealed'])
    expect(text).not.toContain('maple')
    const requestKey = headers[REQUEST_KEY_HEADER] ?? ''
    const opened = await unseal(json.sealed ?? '', { secret: own.token, requestKey })
    expect(checkAsinDuty.answer.parse(JSON.parse(opened)).success).toBe(true)
    await expect(unseal(json.sealed ?? '', { secret: own.token, requestKey: `${requestKey}x` })).rejects.toThrow()
    await expect(unseal(json.sealed ?? '', { secret: 'guess', requestKey })).rejects.toThrow()
  })
})

describe('a body', () => {
  const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>'

  it.each([
    ['too large', `{"asin":"${'x'.repeat(1_100_000)}"}`, 413],
    ['not JSON', '{"asin":', 400],
    ['a list', '[]', 400],
    ['nested without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['with its prototype', '{"__proto__":{"left":99}}', 400],
    ['with characters that cannot be stored', JSON.stringify({ ...CHECK, productTitle: 'a\u0000b' }), 400],
  ])('%s is refused at the cost of no check', async (_, payload, status) => {
    const test = await testApp(demo)
    const visitor = await visitorOf(test)
    const answer = await post(test, await signed(visitor), payload)
    expect([answer.status, typeof answer.json.error]).toEqual([status, 'string'])
    expect((await send(test, visit, {}, visitor)).json.left).toBe(20)
  })

  it.each([
    ['asin', 400],
    ['countryOfOrigin', 400],
    ['productTitle', 200],
    ['followUp', 200],
  ])('with a script as %s comes back as plain JSON or not at all', async (field, status) => {
    const test = await testApp(demo)
    const visitor = await visitorOf(test)
    const answer = await post(test, await signed(visitor), { ...CHECK, [field]: SCRIPT })
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.text).not.toContain('<script>')
    const raw = await test.app.inject({
      method: 'POST',
      url: checkAsinDuty.path,
      headers: await signed(visitor, { nonce: `${NONCE}1` }),
      payload: { ...CHECK, [field]: SCRIPT },
    })
    expect(raw.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'x-content-type-options': 'nosniff',
    })
  })

  it('with a script in a page view is refused or counted as text', async () => {
    const seen: unknown[] = []
    const test = await testApp({ analytics: { counts: true, report: async (view) => void seen.push(view) } })
    const body = { path: `/login${SCRIPT}`, referrer: `javascript:${SCRIPT}`, language: SCRIPT.slice(0, 35) }
    await send(test, reportPageView, { body })
    expect(seen).toEqual([expect.objectContaining({ referrer: '' })])
  })
})

it('refuses headers without end, and one address that calls without end', async () => {
  const test = await testApp({ ...demo, settings: { demo: true, requestsPerMinute: 5 } })
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) statuses.push((await send(test, visit)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const flood = await fetch(`${address}${checkAsinDuty.path}`, {
      method: 'POST',
      headers: { [VISITOR_HEADER]: 'x'.repeat(40_000) },
    })
    expect(flood.status).toBe(431)
    expect(await flood.json()).toMatchObject({ success: false, error: expect.stringContaining('headers') })
  } finally {
    await test.app.close()
  }
})
