import { expect, it, vi } from 'vitest'
import { lookUpAsinMaker } from '#contract/public-tools.ts'
import { buildRequestKey, parseRequestKey } from '#contract/request-key.ts'
import { seal } from '#contract/scramble.ts'
import { texts } from '#texts/en/api.ts'
import { wordsOf } from '#words/language.ts'
import { ApiFailure, NoConnection } from './failures.ts'
import { endSession, startClientSession } from './session.ts'
import { visitorCall } from './visitor.ts'

const VISIT = { visitorId: 'visitor-1', secret: 'secret-1' }
const QUOTA = { left: 19, limit: 20, turnsAt: '2026-11-22T05:00:00.000Z' }
const INPUT = { body: { asin: 'B0DEMO0006', countryOfOrigin: 'CA' } }
const NONE = { success: true, data: null, message: 'none', counted: true, steps: [], ...QUOTA }

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { date: 'Sat, 21 Nov 2026 12:00:00 GMT' } })

/** A server that opens visits and answers other calls as the test says. */
function server(reply: (headers: Headers, call: number) => Promise<Response> | Response): string[] {
  const made: string[] = []
  let calls = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    made.push(`${init.method} ${path}`)
    if (path === '/api/public/visit')
      return json({ success: true, ...VISIT, ...QUOTA, clientSignIn: 'direct', countsPageViews: false })
    calls += 1
    return reply(new Headers(init.headers), calls)
  })
  return made
}

const sealed = async (headers: Headers, answer: unknown) =>
  json({
    sealed: await seal(JSON.stringify(answer), {
      secret: VISIT.secret,
      requestKey: headers.get('x-request-key') ?? '',
    }),
  })

it('opens a visit once, signs each call with its secret and opens the sealed answer', async () => {
  const keys: string[] = []
  const made = server((headers) => {
    expect(headers.get('x-visitor-id')).toBe(VISIT.visitorId)
    keys.push(headers.get('x-request-key') ?? '')
    return sealed(headers, NONE)
  })
  expect(await visitorCall(lookUpAsinMaker, INPUT)).toEqual(NONE)
  await visitorCall(lookUpAsinMaker, INPUT)
  expect(made.filter((each) => each === 'GET /api/public/visit')).toHaveLength(1)
  expect(new Set(keys).size).toBe(2)
  const { seconds = 0, nonce = '' } = parseRequestKey(keys[0] ?? '') ?? {}
  const call = { secret: VISIT.secret, method: 'POST', path: lookUpAsinMaker.path, seconds, nonce }
  expect(keys[0]).toBe(await buildRequestKey(call))
})

it('carries the session of a signed-in client, without any visit', async () => {
  startClientSession({ token: 'token-1', email: 'demo@portage.example', companyName: 'Northern Pantry' })
  const unlimited = { ...NONE, left: null, limit: null, turnsAt: null }
  const made = server((headers) => {
    expect([headers.get('authorization'), headers.get('x-visitor-id')]).toEqual(['Bearer token-1', null])
    return json(unlimited)
  })
  expect(await visitorCall(lookUpAsinMaker, INPUT)).toEqual(unlimited)
  expect(made).toEqual([`POST ${lookUpAsinMaker.path}`])
  endSession('client', 'left')
})

it("signs again with the server's clock when the key was refused for its time", async () => {
  server((headers, call) =>
    call === 1
      ? json({ success: false, code: 'request-key-old', error: texts.requestKeyOld }, 401)
      : sealed(headers, NONE),
  )
  expect((await visitorCall(lookUpAsinMaker, INPUT)).data).toBeNull()
})

it('refuses an answer that was sealed for another call', async () => {
  server(() => sealed(new Headers({ 'x-request-key': 'another' }), NONE))
  await expect(visitorCall(lookUpAsinMaker, INPUT)).rejects.toThrow(lookUpAsinMaker.failure(wordsOf('en')))
})

it('tells that the day is used up', async () => {
  const details = { limit: 20, turnsAt: QUOTA.turnsAt, nextDay: '2026-11-23', timeZone: 'America/Toronto' }
  server(() => json({ success: false, code: 'daily-checks-used-up', error: 'used up', details }, 429))
  const failure: unknown = await visitorCall(lookUpAsinMaker, INPUT).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({ status: 429, code: 'daily-checks-used-up', details })
})

it('tells when no answer came', async () => {
  server(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect(visitorCall(lookUpAsinMaker, INPUT)).rejects.toBeInstanceOf(NoConnection)
})
