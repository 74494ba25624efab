import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { loopbackServer, quietHttp } from '../../testing/loopback-server.ts'
import { type AmazonAccount, amazonRead } from './amazon-access.ts'
import { amazonCatalogue } from './amazon-catalogue.ts'
import { amazonInbound } from './amazon-inbound.ts'
import { noInboundPlans } from './offline.ts'

const recorded = (name: string) => readFileSync(new URL(`./answers/${name}.json`, import.meta.url), 'utf8')

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void
const PLAN = '/inbound/fba/2024-03-20/inboundPlans/wf1234'
const ANSWERS: Readonly<Record<string, string>> = {
  '/auth/o2/token': 'token',
  '/catalog/2022-04-01/items/B08N5WRWNW': 'item',
  '/inbound/fba/2024-03-20/inboundPlans': 'plans',
  [PLAN]: 'plan',
  [`${PLAN}/items`]: 'items-1',
  [`${PLAN}/boxes`]: 'boxes',
  [`${PLAN}/placementOptions`]: 'placement-options',
  [`${PLAN}/shipments/sh-1`]: 'shipment',
  [`${PLAN}/shipments/sh-2`]: 'shipment-optimized',
  [`${PLAN}/shipments/sh-3`]: 'shipment-canada',
}

/** What Amazon answers to each path; `special` may answer instead. */
const usual =
  (special?: (url: URL) => [number, string] | undefined): Answer =>
  (request, response) => {
    const url = new URL(request.url ?? '', 'http://amazon.example')
    const [status, text] = special?.(url) ?? found(url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  }

function found(url: URL): [number, string] {
  if (url.searchParams.get('paginationToken') === 'page two') return [200, recorded('items-2')]
  const name = ANSWERS[url.pathname]
  return name ? [200, recorded(name)] : [404, '{"errors":[{"code":"NotFound"}]}']
}

async function amazon(answer: Answer) {
  const asked: string[] = []
  const bodies: string[] = []
  const baseUrl = await loopbackServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    asked.push(`${request.method} ${request.url} ${request.headers['x-amz-access-token'] ?? ''}`.trim())
    bodies.push(body)
    answer(request, response, body)
  })
  const account: AmazonAccount = {
    clientId: 'app',
    clientSecret: 'app secret',
    refreshToken: 'Atzr|refresh',
    marketplaceId: 'ATVPDKIKX0DER',
    baseUrl,
    tokenUrl: `${baseUrl}/auth/o2/token`,
  }
  const clock = { at: new Date('2026-11-21T15:00:00Z') }
  const read = amazonRead({
    http: quietHttp(),
    account,
    now: () => clock.at,
  })
  return {
    catalogue: amazonCatalogue(read, account.marketplaceId),
    inbound: amazonInbound(read),
    asked,
    bodies,
    clock,
  }
}

describe("the seller's account", () => {
  it('gives a token for the refresh token, used until shortly before it ends', async () => {
    const { catalogue, asked, bodies, clock } = await amazon(usual())
    await catalogue.find('B08N5WRWNW')
    await catalogue.find('B08N5WRWNW')
    expect(bodies[0]).toBe(
      'grant_type=refresh_token&refresh_token=Atzr%7Crefresh&client_id=app&client_secret=app+secret',
    )
    expect(asked).toEqual([
      'POST /auth/o2/token',
      'GET /catalog/2022-04-01/items/B08N5WRWNW?marketplaceIds=ATVPDKIKX0DER&includedData=summaries%2Cclassifications Atza|token-1',
      'GET /catalog/2022-04-01/items/B08N5WRWNW?marketplaceIds=ATVPDKIKX0DER&includedData=summaries%2Cclassifications Atza|token-1',
    ])
    clock.at = new Date('2026-11-21T15:59:30Z')
    await catalogue.find('B08N5WRWNW')
    expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(2)
  })
})

describe('the catalogue', () => {
  it('gives title and category', async () => {
    const { catalogue } = await amazon(usual())
    expect(await catalogue.find('B08N5WRWNW')).toEqual({
      title: 'Beeswax Pillar Candle, 6 Inch',
      category: 'Home & Kitchen > Candles > Pillar Candles',
      source: 'amazon',
    })
  })

  it('has no product it does not know, or has no title of in this marketplace', async () => {
    const { catalogue } = await amazon(usual())
    expect(await catalogue.find('B000000000')).toBeUndefined()
    const elsewhere = await amazon(
      usual((url) =>
        url.pathname.startsWith('/catalog')
          ? [200, recorded('item').replaceAll('ATVPDKIKX0DER', 'A2EUQ1WTGCTBG2')]
          : undefined,
      ),
    )
    expect(await elsewhere.catalogue.find('B08N5WRWNW')).toBeUndefined()
  })
})

describe('inbound plans', () => {
  it('are listed, and one is read whole: pages joined, measures in kilograms and centimetres', async () => {
    const { inbound } = await amazon(usual())
    expect(await inbound.list()).toEqual([
      { id: 'wf1234', name: 'November candles', status: 'ACTIVE', createdAt: '2026-11-18T14:00:00Z' },
    ])
    const candle = { sku: 'WAX-6', asin: 'B08N5WRWNW', fnsku: 'X001ABCDEF' }
    // 18 lb x 0.45359237 = 8.16466266 kg; 16 in = 40.64 cm, 12 in = 30.48 cm.
    const box = {
      weightKg: '8.165',
      lengthCm: '40.64',
      widthCm: '30.48',
      heightCm: '30.48',
      items: [{ ...candle, quantity: 12 }],
    }
    expect(await inbound.find('wf1234')).toEqual({
      ...{ id: 'wf1234', name: 'November candles', status: 'ACTIVE', createdAt: '2026-11-18T14:00:00Z' },
      items: [
        { ...candle, quantity: 24 },
        { sku: 'MUG', asin: 'B0DEMO0018', fnsku: null, quantity: 4 },
      ],
      boxes: [box, box, { weightKg: null, lengthCm: null, widthCm: null, heightCm: null, items: [] }],
      options: [
        {
          id: 'pl-1',
          status: 'ACCEPTED',
          placements: [
            {
              amazonShipmentId: 'FBA15D1',
              warehouseId: 'DFW7',
              address: '700 Westport Parkway, Fort Worth, TX 76177',
              status: 'WORKING',
            },
          ],
        },
      ],
    })
    expect(await inbound.find('none')).toBeUndefined()
  })

  it('name the fulfilment centres of the United States they send goods to, with whole addresses', async () => {
    const { inbound, asked } = await amazon(usual())
    expect(await inbound.centres()).toEqual([
      { code: 'DFW7', street: '700 Westport Parkway', city: 'Fort Worth', state: 'TX', zip: '76177' },
    ])
    expect(asked.slice(1).map((each) => each.split(' ')[1])).toEqual([
      '/inbound/fba/2024-03-20/inboundPlans?pageSize=30&sortBy=CREATION_TIME&sortOrder=DESC',
      PLAN,
      `${PLAN}/shipments/sh-1`,
      `${PLAN}/shipments/sh-2`,
      `${PLAN}/shipments/sh-3`,
    ])
    const lost = await amazon(
      usual((url) =>
        url.pathname.endsWith('/sh-1')
          ? [200, recorded('shipment').replace('"postalCode": "76177"', '"x": ""')]
          : undefined,
      ),
    )
    expect(await lost.inbound.centres()).toEqual([])
  })

  it('are asked for again after 429, four times at most', async () => {
    let refused = 0
    const twice = await amazon(
      usual((url) => (url.pathname.startsWith('/inbound') && ++refused <= 2 ? [429, '{}'] : undefined)),
    )
    expect(await twice.inbound.list()).toHaveLength(1)
    const always = await amazon(usual((url) => (url.pathname.startsWith('/inbound') ? [429, '{}'] : undefined)))
    await expect(always.inbound.list()).rejects.toMatchObject({
      name: 'ProviderError',
      retryable: true,
      message: 'amazon: answered 429',
    })
    expect(always.asked.filter((each) => each.startsWith('GET'))).toHaveLength(4)
  })

  it.each([
    ['a refused token', '/auth/o2/token', [400, '{"error":"invalid_grant"}'], 'answered 400'],
    ['a refused request', '/inbound/fba/2024-03-20/inboundPlans', [403, '{}'], 'answered 403'],
    ['another form', '/inbound/fba/2024-03-20/inboundPlans', [200, recorded('malformed')], 'no answer to the question'],
    ['a web page', '/inbound/fba/2024-03-20/inboundPlans', [200, '<html>'], 'not JSON'],
  ] as const)('fail loudly with %s', async (_what, path, answer, reason) => {
    const { inbound } = await amazon(usual((url) => (url.pathname === path ? [...answer] : undefined)))
    await expect(inbound.list()).rejects.toThrow(reason)
  })
})

it('says that none is connected when there is none', async () => {
  expect(noInboundPlans.configured).toBe(false)
  expect([await noInboundPlans.list(), await noInboundPlans.centres()]).toEqual([[], []])
  await expect(noInboundPlans.find('wf1')).rejects.toMatchObject({ name: 'ProviderError', retryable: false })
})
