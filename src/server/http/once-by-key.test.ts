import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ALL_ENDPOINTS } from '#contract/all.ts'
import { type Asked, type Endpoint, endpoint } from '#contract/endpoint.ts'
import { envelope } from '#contract/envelope.ts'
import { generateManualInvoice } from '#contract/manual-invoices.ts'
import { createShipment } from '#contract/own-shipments.ts'
import { warehouseImport } from '#contract/warehouse.ts'
import { AppError, StorageError } from '../errors.ts'
import { keepHouse } from '../features/papers/archive/housekeeping.ts'
import { personCaller } from '../testing/client-people.ts'
import { sampleFor } from '../testing/sample-calls.ts'
import { givenSettings, type SampleWorld, sampleWorld } from '../testing/sample-world.ts'
import {
  apiKeyCaller,
  callerHeaders,
  pathOf,
  staffCaller,
  TEST_NOW,
  type TestApp,
  type TestCaller,
  testApp,
} from '../testing/test-app.ts'
import { serve } from './serve.ts'

const HOUR = 60 * 60 * 1000
let test: TestApp
let own: SampleWorld
let other: SampleWorld
/** What the making of a test waits for, or fails with; and how often it was begun. */
let making: () => Promise<void>
let begun: number

const make = endpoint({
  method: 'POST',
  path: '/api/made-for-a-test',
  access: 'client',
  makes: true,
  summary: 'Makes what a test says.',
  answer: envelope(z.object({ made: z.int() })),
  failure: () => 'Not made.',
  failures: ['not-found'],
})

beforeEach(async () => {
  making = async () => undefined
  begun = 0
  test = await testApp()
  serve(test.app, test.deps, make, async () => {
    begun += 1
    const data = { made: begun }
    await making()
    return { data }
  })
  await givenSettings(test.deps)
  own = await sampleWorld(test.deps, 'Birchwood')
  other = await sampleWorld(test.deps, 'Alderbrook')
})

type Sent = { readonly key?: string; readonly body?: object; readonly by?: TestCaller; readonly language?: string }

async function ask(endpoint: Endpoint, { key, body, by = own.caller, language }: Sent = {}) {
  const name = ALL_ENDPOINTS.find((each) => each.endpoint === endpoint)?.name ?? ''
  const asked: Partial<Asked<Endpoint>> = sampleFor(name)?.(own) ?? {}
  const path = pathOf(endpoint, asked.params, asked.query)
  const payload = JSON.stringify({ ...Object(asked.body), ...body })
  const headers = await callerHeaders(by, { method: endpoint.method, path, now: test.clock.at, body: payload })
  const answer = await test.app.inject({
    method: endpoint.method,
    url: path,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
      ...(language && { 'accept-language': language }),
    },
    payload,
  })
  return { status: answer.statusCode, body: answer.body, code: answer.json().code, headers: answer.headers }
}

const countOf = async (table: 'shipments' | 'documents', clientId = own.clientId): Promise<number> =>
  (await test.deps.db.selectFrom(table).select('id').where('client_id', '=', clientId).execute()).length

describe('a call with a key', () => {
  it('is made once: asked again it is given the same answer, and says so', async () => {
    const before = await countOf('shipments')
    const first = await ask(createShipment, { key: 'press-1' })
    const again = await ask(createShipment, { key: 'press-1' })
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true'])
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(await countOf('shipments')).toBe(before + 1)
  })

  it('leaves no answer in the clear, and gives none that a key no longer opens', async () => {
    const first = await ask(createShipment, { key: 'press-1' })
    const kept = await test.deps.db.selectFrom('idempotency_keys').selectAll().executeTakeFirstOrThrow()
    const text = Buffer.from(kept.answer ?? '').toString()
    expect(text).toMatch(/^v2\./)
    expect([kept.status, kept.headers, text.includes(first.body.slice(0, 12))]).toEqual([null, null, false])
    await test.deps.db
      .updateTable('idempotency_keys')
      .set({ answer: Buffer.from('v2.x.y.z') })
      .execute()
    expect((await ask(createShipment, { key: 'press-1' })).code).toBe('idempotency-outcome-unknown')
  })

  it('gives an answer that was kept in the clear before', async () => {
    const first = await ask(createShipment, { key: 'press-1' })
    const headers = JSON.stringify({ 'content-type': 'application/json; charset=utf-8' })
    await test.deps.db
      .updateTable('idempotency_keys')
      .set({ status: 200, headers, answer: Buffer.from(first.body) })
      .execute()
    expect((await ask(createShipment, { key: 'press-1' })).body).toBe(first.body)
  })

  it('is refused with another body, and for another call', async () => {
    await ask(createShipment, { key: 'press-1' })
    const before = await countOf('shipments')
    const otherBody = await ask(createShipment, { key: 'press-1', body: { reference: 'Another one' } })
    const otherCall = await ask(generateManualInvoice, { key: 'press-1' })
    for (const refused of [otherBody, otherCall])
      expect([refused.status, refused.code]).toEqual([422, 'idempotency-key-reused'])
    expect(await countOf('shipments')).toBe(before)
  })

  it('is made once when two ask at the same time', async () => {
    const released = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    making = () => {
      reached.resolve()
      return released.promise
    }
    const first = ask(make, { key: 'press-1' })
    await reached.promise
    const second = await ask(make, { key: 'press-1' })
    expect([second.status, second.code, second.headers['retry-after']]).toEqual([409, 'idempotency-in-progress', '1'])
    released.resolve()
    const answered = await first
    const third = await ask(make, { key: 'press-1' })
    expect([answered.status, third.status, third.body]).toEqual([200, 200, answered.body])
    expect(begun).toBe(1)
  })

  it('makes one paper', async () => {
    const papers = await countOf('documents')
    const [first, again] = [
      await ask(generateManualInvoice, { key: 'press-1' }),
      await ask(generateManualInvoice, { key: 'press-1' }),
    ]
    expect([first.status, again.body]).toEqual([200, first.body])
    expect(await countOf('documents')).toBe(papers + 1)
  })

  it('makes one thing however many ask together', async () => {
    const before = await countOf('shipments')
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(createShipment, { key: 'press-1' })))
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await countOf('shipments')).toBe(before + 1)
  })

  it('means nothing to a colleague, who may use the same', async () => {
    const colleague = await personCaller(test.deps, own.clientId, own.colleagueId)
    const first = await ask(make, { key: 'press-1' })
    const second = await ask(make, { key: 'press-1', by: colleague })
    expect([first.status, second.status, begun]).toEqual([200, 200, 2])
    expect(second.body).not.toBe(first.body)
    expect(second.headers['idempotency-replayed']).toBeUndefined()
  })

  it('means nothing to another client, who may use the same', async () => {
    const first = await ask(createShipment, { key: 'press-1' })
    const crossing = await ask(createShipment, { key: 'press-1', by: other.caller })
    expect(crossing.status).toBe(200)
    expect(crossing.headers['idempotency-replayed']).toBeUndefined()
    expect(crossing.body).not.toBe(first.body)
    const differing = await ask(createShipment, { key: 'press-1', by: other.caller, body: { reference: 'Mine' } })
    expect(differing.status).toBe(422)
    expect(await countOf('shipments', other.clientId)).toBe(await countOf('shipments'))
  })

  it('works for systems that sign their calls', async () => {
    const by = await apiKeyCaller(test.deps)
    const first = await ask(warehouseImport, { key: 'batch-7', by })
    test.clock.at = new Date(TEST_NOW.getTime() + 1000)
    const again = await ask(warehouseImport, { key: 'batch-7', by })
    expect([first.status, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true'])
  })

  it('is nothing to who may not make the call', async () => {
    await ask(createShipment, { key: 'press-1' })
    const by = await staffCaller(test.deps)
    expect((await ask(createShipment, { key: 'press-1', by })).status).toBe(403)
    expect((await ask(createShipment, { key: 'press-1', by: { kind: 'client', token: 'x'.repeat(43) } })).status).toBe(
      401,
    )
  })
})

describe('a key', () => {
  it.each(['with a space', 'x'.repeat(256), 'clé'])('is refused when it is none: %s', async (key) => {
    const refused = await ask(createShipment, { key: Buffer.from(key).toString('latin1') })
    expect([refused.status, refused.code]).toEqual([400, 'idempotency-key-invalid'])
  })

  it('is given back when the call was refused and made nothing', async () => {
    const refused = await ask(createShipment, { key: 'press-1', body: { reference: 7 } })
    expect(refused.status).toBe(400)
    expect((await ask(createShipment, { key: 'press-1' })).status).toBe(200)
    for (const trouble of [new StorageError('memory', 'write', true), new AppError('missing', 'not-found')]) {
      making = () => Promise.reject(trouble)
      expect((await ask(make, { key: 'press-2' })).status).toBeGreaterThan(400)
    }
    making = async () => undefined
    expect((await ask(make, { key: 'press-2' })).status).toBe(200)
  })

  it('makes nothing again when nobody knows what became of the call', async () => {
    making = () => Promise.reject(new Error('cut off'))
    expect((await ask(make, { key: 'press-1' })).status).toBe(500)
    making = async () => undefined
    const again = await ask(make, { key: 'press-1' })
    expect([again.status, again.code, begun]).toEqual([409, 'idempotency-outcome-unknown', 1])
  })

  it('is not held under way for ever where the server was stopped in between', async () => {
    const row = { owner: `${own.ownerId} ${own.clientId}`, key: 'press-1', client_id: own.clientId, begun_at: TEST_NOW }
    await ask(createShipment, { key: 'press-1' })
    await test.deps.db
      .updateTable('idempotency_keys')
      .set({ ...row, answered_at: null, answer: null })
      .execute()
    expect((await ask(createShipment, { key: 'press-1' })).code).toBe('idempotency-in-progress')
    test.clock.at = new Date(TEST_NOW.getTime() + 3 * 60 * 1000)
    expect((await ask(createShipment, { key: 'press-1' })).code).toBe('idempotency-outcome-unknown')
  })

  it('is kept a day: then it stands for something new, and housekeeping removes it', async () => {
    const first = await ask(createShipment, { key: 'press-1' })
    test.clock.at = new Date(TEST_NOW.getTime() + 23 * HOUR)
    expect((await ask(createShipment, { key: 'press-1' })).body).toBe(first.body)
    expect((await keepHouse(test.deps)).keys).toBe(0)
    test.clock.at = new Date(TEST_NOW.getTime() + 25 * HOUR)
    const anew = await ask(createShipment, { key: 'press-1', body: { reference: 'The next one' } })
    expect(anew.status).toBe(200)
    expect(anew.headers['idempotency-replayed']).toBeUndefined()
    test.clock.at = new Date(TEST_NOW.getTime() + 50 * HOUR)
    expect((await keepHouse(test.deps)).keys).toBe(1)
  })
})

it('is taken by every call that makes papers, shipments, products, imports and orders, and keeps no secret', () => {
  const making = ALL_ENDPOINTS.filter(({ endpoint }) => endpoint.makes).map(({ name }) => name)
  expect(making).toEqual(
    expect.arrayContaining([
      ...['createShipment', 'commitImport', 'addToFreightCart', 'warehouseImport', 'startImport', 'saveImport'],
      ...['generateInvoice', 'generateCombinedInvoice', 'generateManualInvoice', 'generateFdaWorksheets'],
      ...['generateCusmaCertificate', 'regenerateDocument', 'printShipmentEstimate', 'printMergedEstimate'],
      ...['createShipmentOnBehalf', 'generateInvoiceOnBehalf', 'addToFreightCartOnBehalf'],
    ]),
  )
  expect(making).not.toContain('issueApiKey')
  expect(making).not.toContain('createSupplierRequest')
})
