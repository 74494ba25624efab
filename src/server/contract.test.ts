// Walks every endpoint of the contract: it is there, it lets in whom it should, it answers bad input with a sentence and
// never with 500, and its answer has the form it promises.
import { beforeAll, describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS, type NamedEndpoint, ON_BEHALF } from '#contract/all.ts'
import type { Asked, Endpoint } from '#contract/endpoint.ts'
import { recordedFreight } from './testing/recorded-freight.ts'
import { recordedInbound } from './testing/recorded-inbound.ts'
import { SHOPS } from './testing/recorded-shops.ts'
import { givenSignOn, recordedSignOn } from './testing/recorded-sign-on.ts'
import { sampleFor } from './testing/sample-calls.ts'
import { givenSettings, type SampleWorld, sampleWorld } from './testing/sample-world.ts'
import { handPasskeyOver } from './testing/software-passkey.ts'
import { memberCaller } from './testing/staff-members.ts'
import {
  apiKeyCaller,
  callerHeaders,
  pathOf,
  send,
  staffCaller,
  TEST_NOW,
  type TestApp,
  type TestCaller,
  testApp,
  visitorCaller,
} from './testing/test-app.ts'

const BY_NAME = ALL_ENDPOINTS.map(({ name, endpoint }) => ({ name, endpoint }))
const SIGNED_IN = BY_NAME.filter(({ endpoint }) => endpoint.access !== 'public')
const WITH_BODY = BY_NAME.filter(({ endpoint }) => endpoint.method === 'POST' || endpoint.method === 'PUT')

let test: TestApp
let world: SampleWorld
/** Of a client of its own, as calls on its behalf come after the client's own and some calls succeed only once. */
let twinWorld: SampleWorld
let staff: TestCaller
let member: TestCaller
let visitor: TestCaller
let warehouse: TestCaller

beforeAll(async () => {
  test = await testApp({
    freight: recordedFreight(),
    inboundPlans: recordedInbound,
    shops: SHOPS,
    signOn: recordedSignOn,
  })
  await givenSettings(test.deps)
  world = await sampleWorld(test.deps, 'Alder')
  twinWorld = await sampleWorld(test.deps, 'Cedar')
  staff = await staffCaller(test.deps)
  const owner = await memberCaller(test.deps, { role: 'owner' })
  await handPasskeyOver(test.deps, world.memberPasskeyId, owner.id)
  await givenSignOn(test.deps, owner.id, `owner ${world.memberId}`)
  member = owner
  visitor = await visitorCaller(test)
  warehouse = await apiKeyCaller(test.deps)
})

const sampleOf = (name: string): Partial<Asked<Endpoint>> => {
  const sample = sampleFor(name)
  if (!sample) throw new Error(`testing/sample-calls.ts has no sample call of ${name}`)
  return sample(name.endsWith(ON_BEHALF) ? twinWorld : world)
}

const callerFor = ({ access, failures }: Endpoint): TestCaller | undefined => {
  if (access === 'public') return undefined
  if (access === 'visitor') return visitor
  if (access === 'api-key') return warehouse
  if (access !== 'staff') return world.caller
  return failures.includes('no-own-account') ? member : staff
}

/** Sends a payload as it is, signed in as the endpoint wants it. */
async function raw(endpoint: Endpoint, name: string, payload: string | Buffer, type = 'application/json') {
  const asked = sampleOf(name)
  const path = pathOf(endpoint, asked.params, asked.query)
  const caller = callerFor(endpoint)
  const signed = await callerHeaders(caller, { method: endpoint.method, path, now: TEST_NOW, body: payload })
  const headers = { ...signed, 'content-type': type }
  const answer = await test.app.inject({ method: endpoint.method, url: path, headers, payload })
  return { status: answer.statusCode, json: answer.json<{ success: boolean; code: string; error: string }>() }
}

/** The failure answer, with a code and a sentence in it. */
function expectRefusal(
  answer: { status: number; json: { success: boolean; code?: string; error?: string } },
  status: number,
) {
  const { success, code, error } = answer.json
  expect({ status: answer.status, success, code, error }).toEqual({
    status,
    success: false,
    code: expect.stringMatching(/^[a-z-]{4,}$/),
    error: expect.stringMatching(/^.{5,}$/),
  })
}

it('has the endpoints of the contract, and a sample call of each', () => {
  expect(BY_NAME.length).toBeGreaterThan(20)
  expect(BY_NAME.map(({ name }) => name).filter((name) => !sampleFor(name))).toEqual([])
})

describe.each(BY_NAME)('$name', ({ name, endpoint }: Omit<NamedEndpoint, 'group'>) => {
  it('is registered', () => {
    expect(test.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true)
  })

  it('refuses fields it does not know in the address', async () => {
    const asked = sampleOf(name)
    const query = Object.assign({}, asked.query, { surprise: '1' })
    expectRefusal(await send(test, endpoint, { ...asked, query }, callerFor(endpoint)), 400)
  })

  it('refuses ids in the address that are none', async () => {
    const asked = sampleOf(name)
    for (const key of Object.keys(asked.params ?? {})) {
      const params = Object.assign({}, asked.params, { [key]: 'x\u0000' })
      expectRefusal(await send(test, endpoint, { ...asked, params }, callerFor(endpoint)), 400)
      const short = Object.assign({}, asked.params, { [key]: '../x' })
      const answer = await send(test, endpoint, { ...asked, params: short }, callerFor(endpoint))
      expect([400, 404]).toContain(answer.status)
    }
  })
})

describe.each(SIGNED_IN)('$name lets in only whom it should', ({ name, endpoint }) => {
  it('refuses a call without a token or with one that is none', async () => {
    expectRefusal(await send(test, endpoint, sampleOf(name)), 401)
    expectRefusal(await send(test, endpoint, sampleOf(name), { kind: 'client', token: 'made-up' }), 401)
  })

  it('refuses the other kind of user', async () => {
    if (endpoint.access === 'client') expectRefusal(await send(test, endpoint, sampleOf(name), staff), 403)
    if (endpoint.access === 'staff') expectRefusal(await send(test, endpoint, sampleOf(name), world.caller), 403)
  })

  it('refuses a client without a request key', async () => {
    if (endpoint.access === 'staff') return
    const asKeyless: TestCaller = { kind: 'staff', token: world.caller.token }
    expectRefusal(await send(test, endpoint, sampleOf(name), asKeyless), 401)
  })
})

describe.each(BY_NAME)('$name succeeds', ({ name, endpoint }) => {
  it('for whom it is made, with an answer of the promised form', async () => {
    if (name === 'logout' || name === 'leaveCompany') return
    const answer = await send(test, endpoint, sampleOf(name), callerFor(endpoint))
    const status = endpoint.startsJob ? 202 : 200
    expect({ status: answer.status, said: answer.json?.error ?? '' }).toEqual({ status, said: '' })
    if (endpoint.answerKind === 'pdf') expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    else if (endpoint.answerKind === 'json-lines')
      expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
    else if (endpoint.answerKind === 'csv') expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'))
    else if (endpoint.answerKind === 'zip') expect(answer.bytes.subarray(0, 2).toString()).toBe('PK')
    // A page of the server's own build takes the answer as it is, so reading it must change nothing.
    else expect(endpoint.answer.safeParse(answer.json)).toEqual({ success: true, data: answer.json })
  })
})

describe.each(WITH_BODY)('$name answers a bad body with a sentence', ({ name, endpoint }) => {
  it('not JSON, another media type, not an object', async () => {
    expectRefusal(await raw(endpoint, name, '{"a":'), 400)
    expectRefusal(await raw(endpoint, name, 'a=1', 'application/x-www-form-urlencoded'), 415)
    expectRefusal(await raw(endpoint, name, 'hello', 'text/plain'), 415)
    for (const body of ['[]', '"text"', '17', '{"__proto__":{"x":1}}']) {
      expectRefusal(await raw(endpoint, name, body), 400)
    }
  })

  it('a field it does not know', async () => {
    const body = Object.assign({}, sampleOf(name).body, { surprise: 1 })
    const answer = await raw(endpoint, name, JSON.stringify(body))
    expectRefusal(answer, 400)
    expect(answer.json.error).toContain('surprise')
  })

  it('too large', async () => {
    const large = JSON.stringify({ surprise: 'x'.repeat(endpoint.bodyLimitBytes) })
    expectRefusal(await raw(endpoint, name, large), 413)
  })

  it('any field of another type, or with characters that cannot be stored', async () => {
    const body: Record<string, unknown> = { ...(sampleOf(name).body ?? {}) }
    const shape = 'shape' in endpoint.body ? Object.keys(Object(endpoint.body.shape)) : Object.keys(body)
    for (const field of shape) {
      for (const wrong of [[[]], { a: { b: 1 } }, -1.5, 'x\u0000', '\ud800', true, 1e300, 'x'.repeat(300_000)]) {
        const { status, json } = await raw(endpoint, name, JSON.stringify({ ...body, [field]: wrong }))
        if (status < 500) continue
        const outcome = { field, wrong: JSON.stringify(wrong).slice(0, 20), status, error: json.error }
        expect(outcome).toBe('answered without breaking')
      }
    }
  })
})

it('answers a call it does not know with 404, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const answer = await test.app.inject({ method, url: '/api/no-such-call' })
    expectRefusal({ status: answer.statusCode, json: answer.json() }, 404)
  }
})

it('answers an address that cannot be read with 400', async () => {
  const answer = await test.app.inject({ method: 'GET', url: '/api/shipments/%E0%A4%A/items' })
  expectRefusal({ status: answer.statusCode, json: answer.json() }, 400)
})
