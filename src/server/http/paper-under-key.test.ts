// Papers whose call was cut off: whoever sends its key again is given the one that was kept, or makes it.
import { beforeEach, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#contract/all.ts'
import type { Asked, Endpoint } from '#contract/endpoint.ts'
import { generateManualInvoice } from '#contract/manual-invoices.ts'
import type { FileStorage } from '../providers/file-storage/file-storage.ts'
import { memoryFiles } from '../testing/memory-files.ts'
import { sampleFor } from '../testing/sample-calls.ts'
import { givenSettings, type SampleWorld, sampleWorld } from '../testing/sample-world.ts'
import { callerHeaders, pathOf, staffCaller, TEST_NOW, type TestApp, testApp } from '../testing/test-app.ts'

const LONG_AFTER = new Date(TEST_NOW.getTime() + 60_000)

let test: TestApp
let own: SampleWorld
/** What happens while a paper is stored. */
let storing: () => Promise<void>

beforeEach(async () => {
  storing = async () => undefined
  const files = memoryFiles()
  const put: FileStorage['put'] = async (key, bytes) => {
    await files.put(key, bytes)
    await storing()
  }
  test = await testApp({ files: { ...files, put } })
  await givenSettings(test.deps)
  own = await sampleWorld(test.deps, 'Birchwood')
})

async function ask(endpoint: Endpoint, name: string) {
  const asked: Partial<Asked<Endpoint>> = sampleFor(name)?.(own) ?? {}
  const path = pathOf(endpoint, asked.params, asked.query)
  const payload = JSON.stringify(asked.body ?? {})
  const by = endpoint.access === 'staff' ? await staffCaller(test.deps) : own.caller
  const headers = await callerHeaders(by, { method: endpoint.method, path, now: test.clock.at, body: payload })
  const answer = await test.app.inject({
    method: endpoint.method,
    url: path,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'press-1' },
    payload,
  })
  const { statusCode: status, headers: sent, rawPayload: bytes } = answer
  const code: unknown = sent['content-type']?.toString().includes('json') ? answer.json().code : undefined
  return { status, code, bytes, replayed: sent['idempotency-replayed'], filename: sent['content-disposition'] }
}
const invoice = () => ask(generateManualInvoice, 'generateManualInvoice')

async function countOfPapers(): Promise<number> {
  const { db } = test.deps
  const [ofClients, ofStaff] = [
    await db.selectFrom('documents').select('id').execute(),
    await db.selectFrom('staff_documents').select('id').execute(),
  ]
  return ofClients.length + ofStaff.length
}

/** As where the server was killed: nothing was answered. */
async function cutOff(paper: 'kept' | 'not kept'): Promise<void> {
  const nothing = { answered_at: null, status: null, headers: null, answer: null }
  const lost = paper === 'kept' ? nothing : { ...nothing, paper_id: null }
  await test.deps.db.updateTable('idempotency_keys').set(lost).execute()
}

const PAPERS = ALL_ENDPOINTS.filter(({ endpoint }) => endpoint.makesPaper && !endpoint.startsJob)
  .filter(({ name }) => !name.endsWith('OnBehalf'))
  .map(({ name, endpoint }) => [name, endpoint] as const)

it.each(PAPERS)('answers %s with the paper that was kept before it was cut off', async (name, endpoint) => {
  const first = await ask(endpoint, name)
  expect(first.status).toBe(200)
  const papers = await countOfPapers()
  await cutOff('kept')
  test.clock.at = LONG_AFTER
  const again = await ask(endpoint, name)
  expect([again.status, again.filename]).toEqual([200, first.filename])
  expect(await countOfPapers()).toBe(papers)
  const third = await ask(endpoint, name)
  expect([third.status, third.replayed, third.bytes.equals(again.bytes)]).toEqual([200, 'true', true])
  // What is kept nowhere is printed anew, with the time of its printing.
  if (!name.endsWith('Estimate')) expect([again.replayed, again.bytes.equals(first.bytes)]).toEqual(['true', true])
})

it('makes the paper where none was kept', async () => {
  const papers = await countOfPapers()
  storing = () => Promise.reject(new Error('cut off'))
  expect((await invoice()).status).toBe(500)
  await cutOff('not kept')
  storing = async () => undefined
  expect((await invoice()).code).toBe('idempotency-in-progress')
  test.clock.at = LONG_AFTER
  expect((await invoice()).status).toBe(200)
  expect(await countOfPapers()).toBe(papers + 1)
})

it('goes on at once where the call broke and said so', async () => {
  const papers = await countOfPapers()
  storing = () => Promise.reject(new Error('broken'))
  expect((await invoice()).status).toBe(500)
  storing = async () => undefined
  expect((await invoice()).status).toBe(200)
  expect(await countOfPapers()).toBe(papers + 1)
})

it('keeps nothing for one that was taken for gone and came back after another had gone on', async () => {
  const papers = await countOfPapers()
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  storing = async () => {
    storing = async () => undefined
    reached.resolve()
    await released.promise
  }
  const slow = invoice()
  await reached.promise
  test.clock.at = LONG_AFTER
  const second = await invoice()
  released.resolve()
  const late = await slow
  expect([second.status, late.status, late.code]).toEqual([200, 409, 'idempotency-in-progress'])
  expect(await countOfPapers()).toBe(papers + 1)
  const third = await invoice()
  expect([third.status, third.bytes.equals(second.bytes)]).toEqual([200, true])
})

it('leaves calls of the release before as they were: nobody knows what they made', async () => {
  await invoice()
  await cutOff('not kept')
  await test.deps.db.updateTable('idempotency_keys').set({ held_by: null, held_until: null }).execute()
  test.clock.at = new Date(TEST_NOW.getTime() + 180_000)
  expect((await invoice()).code).toBe('idempotency-outcome-unknown')
})
