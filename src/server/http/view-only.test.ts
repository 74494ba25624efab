// Staff who look at the client area as the client sees it: their calls say so, and none of them changes anything. The cases are made
// from the catalogue, so that a new call is either refused or said to change nothing.
import { beforeAll, expect, it } from 'vitest'
import { ALL_ENDPOINTS, ON_BEHALF } from '#contract/all.ts'
import type { Asked, Endpoint } from '#contract/endpoint.ts'
import { VIEW_ONLY_HEADER } from '#contract/on-behalf.ts'
import { perLanguage } from '#domain/language.ts'
import { texts } from '#texts/en/api.ts'
import { wordsIn } from '#words/language.ts'
import { sampleFor } from '../testing/sample-calls.ts'
import { givenSettings, type SampleWorld, sampleWorld } from '../testing/sample-world.ts'
import {
  callerHeaders,
  pathOf,
  staffCaller,
  TEST_NOW,
  type TestApp,
  type TestCaller,
  testApp,
} from '../testing/test-app.ts'

const OF_STAFF = ALL_ENDPOINTS.filter(({ endpoint }) => endpoint.access === 'staff')
const CHANGING = OF_STAFF.filter(({ endpoint }) => endpoint.changes)
const ASKING = OF_STAFF.filter(({ name, endpoint }) => !endpoint.changes && name.endsWith(ON_BEHALF))

let test: TestApp
let world: SampleWorld
let staff: TestCaller

beforeAll(async () => {
  test = await testApp()
  await givenSettings(test.deps)
  world = await sampleWorld(test.deps, 'Cedar')
  staff = await staffCaller(test.deps)
})

async function lookingOnly(name: string, endpoint: Endpoint) {
  const asked: Partial<Asked<Endpoint>> = sampleFor(name)?.(world) ?? {}
  const path = pathOf(endpoint, asked.params, asked.query)
  const payload = endpoint.method === 'GET' ? undefined : JSON.stringify(asked.body ?? {})
  const signed = await callerHeaders(staff, { method: endpoint.method, path, now: TEST_NOW, body: payload ?? '' })
  const headers = { ...signed, ...(payload && { 'content-type': 'application/json' }), [VIEW_ONLY_HEADER]: '1' }
  return test.app.inject({ method: endpoint.method, url: path, headers, ...(payload && { payload }) })
}

const audited = async () => (await test.deps.db.selectFrom('audit_log').select('id').execute()).length

it('has calls of both kinds', () => {
  expect(CHANGING.length).toBeGreaterThan(30)
  expect(ASKING.length).toBeGreaterThan(20)
  expect(ASKING.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ name }) => name)).toEqual(
    [
      // A mark of the reader's own.
      'readComments',
      'validateHts',
      'calculateDuty',
      'calculateDuties',
      'estimateCosts',
      'findAdmissibility',
      'findAdmissibilities',
      'downloadPapers',
      'dutyOverTime',
      'lookUpPga',
      'decideOrigin',
      'proposeMaterialCodes',
    ].map((name) => `${name}${ON_BEHALF}`),
  )
})

const inEach = perLanguage((language) => wordsIn(language, texts).viewOnly)

it.each(CHANGING)('is refused $name', async ({ name, endpoint }) => {
  const before = await audited()
  const answer = await lookingOnly(name, endpoint)
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { success: false, code: 'view-only', error: texts.viewOnly, said: inEach },
  ])
  expect(await audited()).toBe(before)
})

it.each(ASKING)('is answered $name', async ({ name, endpoint }) => {
  expect((await lookingOnly(name, endpoint)).statusCode).toBe(200)
})
