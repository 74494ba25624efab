import Fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  getExchangeRate,
  health,
  listCountries,
  listShippingCountries,
  searchFulfilmentCentres,
} from '#contract/reference.ts'
import { clientCaller, dataOf, send, staffCaller, TEST_NOW, type TestCaller, testApp } from '../../testing/test-app.ts'
import type { ReferenceSets } from './reference-sets.ts'
import { registerReference } from './routes.ts'

const CENTRE = {
  code: 'ABE8',
  street: '309 Cedar Ln',
  city: 'Florence',
  state: 'NJ',
  zip: '08518',
  confidence: 'high',
} as const

const asked: { text: string; limit: number }[] = []
const sets: ReferenceSets = {
  dataSets: [
    { name: 'tariff', version: 'installed', validFrom: null, lastVerified: null },
    { name: 'measures', version: '2026-10-10', validFrom: '2025-01-01', lastVerified: '2026-10-10' },
  ],
  fulfilmentCentres: {
    search: (text, limit) => {
      asked.push({ text, limit })
      return [CENTRE]
    },
  },
}

let server: Parameters<typeof send>[0]
let client: TestCaller
let staff: TestCaller

beforeEach(async () => {
  const { deps } = await testApp()
  const app = Fastify()
  registerReference(app, Object.assign(deps, sets))
  server = { app, clock: { at: TEST_NOW } }
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
    expect(json.dataSets.map((each) => each.name)).toEqual(['tariff', 'measures'])
  })

  it('names the release of the tariff that is in use', async () => {
    const { json } = await send(server, health)
    expect(json.dataSets[0]?.version).toMatch(/^2026-rev-\d+$/)
    expect(json.dataSets[1]).toEqual(sets.dataSets[1])
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
    expect(asked.at(-1)).toEqual({ text: 'abe8', limit: 20 })
  })

  it('refuse a field they do not know and a text that is too long', async () => {
    const long = await send(server, searchFulfilmentCentres, { query: { search: 'x'.repeat(61) } }, client)
    expect(long.status).toBe(400)
    expect(long.json.error).toContain('search')
    const unknown = { query: { search: 'a', more: 'b' } }
    expect((await send(server, searchFulfilmentCentres, unknown, client)).status).toBe(400)
  })
})
