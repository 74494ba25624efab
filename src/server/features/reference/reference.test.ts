import { beforeEach, describe, expect, it } from 'vitest'
import {
  getExchangeRate,
  health,
  listCountries,
  listShippingCountries,
  searchFulfilmentCentres,
} from '#contract/reference.ts'
import {
  clientCaller,
  dataOf,
  send,
  staffCaller,
  TEST_NOW,
  type TestApp,
  type TestCaller,
  testApp,
} from '../../testing/test-app.ts'

const CENTRE = {
  code: 'ABE8',
  street: '309 Cedar Ln',
  city: 'Florence',
  state: 'NJ',
  zip: '08518',
  confidence: 'high',
  source: 'list',
} as const

let server: TestApp
let client: TestCaller
let staff: TestCaller

beforeEach(async () => {
  server = await testApp()
  const { deps } = server
  const clientId = deps.newId()
  await deps.db
    .insertInto('clients')
    .values({ id: clientId, name: 'A', email: 'a@portage.example', created_at: TEST_NOW })
    .execute()
  client = await clientCaller(deps, clientId)
  staff = await staffCaller(deps)
})

describe('health', () => {
  it('tells anybody the database, the data sets, the rate and whether this is a demo', async () => {
    const { status, json } = await send(server, health)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      success: true,
      legalTexts: expect.any(Boolean),
      exchangeRate: { cadToUsd: 0.74, usdToCad: 1.35, asOf: null, source: 'fallback' },
      demo: false,
    })
  })

  it('names every data set with its version and how far it was verified', async () => {
    const { dataSets } = (await send(server, health)).json
    const names = dataSets.map((each) => each.name)
    expect(names).toEqual(expect.arrayContaining(['fulfilment-centres', 'measures', 'preferences', 'tariff']))
    expect(dataSets.find((each) => each.name === 'tariff')).toEqual({
      name: 'tariff',
      version: '2026-rev-10',
      validFrom: '2026-06-08',
      lastVerified: '2026-06-08',
    })
  })
})

describe('reference calls', () => {
  it('give the rate to clients and to staff, who need name no client', async () => {
    for (const caller of [client, staff]) {
      expect(dataOf(await send(server, getExchangeRate, {}, caller))).toMatchObject({ source: 'fallback' })
    }
  })

  it('are refused without a session', async () => {
    for (const endpoint of [getExchangeRate, listCountries, searchFulfilmentCentres]) {
      expect((await send(server, endpoint)).status).toBe(401)
    }
  })

  it('list about 250 countries by name, the same on both addresses', async () => {
    const { json } = await send(server, listCountries, {}, client)
    expect(json.countries.length).toBeGreaterThan(240)
    expect(json.countries).toContainEqual({ code: 'CA', name: 'Canada' })
    expect((await send(server, listShippingCountries, {}, staff)).json).toEqual(json)
  })

  it('find fulfilment centres, at most 20', async () => {
    const found = await send(server, searchFulfilmentCentres, { query: { search: ' abe8 ' } }, client)
    expect(dataOf(found)).toEqual([CENTRE])
    expect(dataOf(await send(server, searchFulfilmentCentres, {}, staff))).toHaveLength(20)
  })

  it('refuse a field they do not know and a text that is too long', async () => {
    const long = await send(server, searchFulfilmentCentres, { query: { search: 'x'.repeat(61) } }, client)
    expect(long.status).toBe(400)
    expect(long.json).toMatchObject({
      code: 'invalid-input',
      error: 'At most 60 characters.',
      details: { issues: [{ path: 'search' }] },
    })
    const unknown = { query: { search: 'a', more: 'b' } }
    expect((await send(server, searchFulfilmentCentres, unknown, client)).status).toBe(400)
  })
})
