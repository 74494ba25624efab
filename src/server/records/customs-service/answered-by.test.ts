// Whose answer it is: of the service that is set up, or our own where it gives none.
import { describe, expect, it } from 'vitest'
import { classifyProduct } from '#contract/classification.ts'
import { calculateDuty, estimateCosts } from '#contract/duty.ts'
import type { Asked } from '#contract/endpoint.ts'
import { lookUpMaker } from '#contract/lookups.ts'
import { testConnection } from '#contract/operations.ts'
import { listCountries, listShippingCountries } from '#contract/reference.ts'
import { decimal } from '#domain/money.ts'
import { ProviderError } from '../../errors.ts'
import type { CustomsService } from '../../providers/customs-service/customs-service.ts'
import type { ChargedGoods, CustomsCharges } from '../../providers/freight/freight.ts'
import { saveSetting } from '../../store/settings.ts'
import { givenClient } from '../../testing/builders.ts'
import { clientCaller, dataOf, send, staffCaller, type TestApp, testApp } from '../../testing/test-app.ts'

const line = (description: string, amount: string) => ({ description, amount: decimal(amount) })
const SERVICE: CustomsService = {
  configured: true,
  classify: async () => ({ htsCode: '3406000000', description: 'Candles', confidence: 93 }),
  estimate: async () => ({
    customsFees: [line('Duty', '165'), line('MPF', '2.77')],
    brokerFees: [line('Entry', '65')],
    landedCosts: [line('Goods', '1000'), line('Fees', '232.77')],
  }),
  findMaker: async () => ({
    name: 'Prairie Wax Works Inc.',
    streetAddress: '455 Broadway',
    city: 'Winnipeg',
    state: 'MB',
    country: 'CA',
    zipCode: 'R3C 0T7',
    phone: null,
    reasoning: '',
  }),
  countries: async () => ['CA', 'US'],
}
const fails = () => Promise.reject(new ProviderError('clearit', 'answered 503', true))
const DOWN: CustomsService = { configured: true, classify: fails, estimate: fails, findMaker: fails, countries: fails }

async function asked(customsService?: CustomsService) {
  const test = await testApp(customsService ? { customsService } : {})
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const goods = [{ htsCode: '6109.10.00.12', countryOfOrigin: 'JP', quantity: 50, unitPrice: 20 }]
  const maker = { productDescription: 'Soy candle', countryOfOrigin: 'CA' }
  return {
    code: (await send(test, classifyProduct, { body: { productTitle: 'Beeswax candle' } }, caller)).json,
    costs: dataOf(await send(test, estimateCosts, { body: goods }, caller)),
    maker: (await send(test, lookUpMaker, { body: maker }, caller)).json,
    countries: (await send(test, listCountries, {}, caller)).json,
    shipping: (await send(test, listShippingCountries, {}, caller)).json,
    duty: (
      await send(
        test,
        calculateDuty,
        { body: { htsCode: '6109100012', countryOfOrigin: 'JP', price: 20, quantity: 50 } },
        caller,
      )
    ).json,
  }
}

it('is the service, with totals that are sums of its lines', async () => {
  const { code, costs, maker } = await asked(SERVICE)
  expect(code).toMatchObject({ answeredBy: 'clearit', classification: { htsCode: '3406000000', proposer: 'ClearIt' } })
  expect(costs).toMatchObject({ answeredBy: 'clearit', percentOfValue: 16.78, entryType: 'informal' })
  expect(costs.totals).toMatchObject({ customs: { usd: 167.77 }, brokerage: { usd: 65 }, landed: { usd: 1232.77 } })
  expect(maker).toMatchObject({
    answeredBy: 'clearit',
    data: {
      name: 'Prairie Wax Works Inc.',
      research_method: 'ClearIt',
      confidence: 3,
      verification_status: 'researched',
    },
  })
})

it('is of the countries the service knows, in our words; the addresses of the two services apart', async () => {
  const { countries, shipping, duty } = await asked(SERVICE)
  expect(countries).toMatchObject({
    answeredBy: 'clearit',
    countries: [
      { code: 'CA', name: 'Canada' },
      { code: 'US', name: 'United States' },
    ],
  })
  expect([shipping.answeredBy, duty.answeredBy]).toEqual(['portage', 'portage'])
  expect(shipping.countries.length).toBeGreaterThan(240)
  const none = await asked({ ...SERVICE, countries: async () => ['XX'] })
  expect([none.countries.answeredBy, none.countries.countries.length]).toEqual(['portage', shipping.countries.length])
})

it('is ours without a service, and where it does not answer', async () => {
  for (const service of [undefined, DOWN]) {
    const { code, costs, maker, countries, duty } = await asked(service)
    const answers = [code, costs, maker, countries, duty]
    expect(answers.map(({ answeredBy }) => answeredBy)).toEqual(answers.map(() => 'portage'))
    expect(countries.countries.length).toBeGreaterThan(240)
    expect(code.classification?.htsCode.slice(0, 4)).toBe('3406')
    expect(costs.customsFees[0]?.id).toBe('base-duty')
  }
})

it('can be tried by staff, who are told that it is not confirmed', async () => {
  const named = { id: 'clearit', state: 'configured' } as const
  const connection = { ...named, detail: 'At clearit.example', variables: ['CLEARIT_URL'] }
  const installation = { ...(await testApp()).deps.installation, connections: [connection] }
  const test = await testApp({ customsService: SERVICE, installation })
  const { json } = await send(test, testConnection, { params: { id: 'clearit' } }, await staffCaller(test.deps))
  expect(json.data).toMatchObject({ outcome: 'answered', said: 'The service answered and listed 2 countries.' })
})

const tee = { htsCode: '6109100012', countryOfOrigin: 'JP', price: 20, quantity: 50, sku: 'TEE-1' }
const address = { addressLine1: '1 Wharf Street', city: 'Buffalo', state: 'NY', postalCode: '14200', country: 'US' }

async function setUp({ deps: { db, now } }: TestApp) {
  await saveSetting(db, 'default_shipper', { name: 'Shipper', ...address }, now())
  await saveSetting(db, 'ltl_addresses', { ups_buffalo: { name: 'UPS', ...address } }, now())
}

async function dutyAsked(
  body: Asked<typeof calculateDuty>['body'],
  charges: CustomsCharges['charges'],
  settled = true,
) {
  const asked: ChargedGoods[] = []
  const customsCharges: CustomsCharges = {
    configured: true,
    charges: (goods) => {
      asked.push(goods)
      return charges(goods)
    },
    countries: async () => ['CA', 'MX'],
  }
  const test = await testApp({ customsCharges })
  if (settled) await setUp(test)
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  return { answer: (await send(test, calculateDuty, { body }, caller)).json, asked, test, caller }
}

const CHARGED: CustomsCharges['charges'] = async () => [
  [
    { type: 'DUTY', name: 'Duty', amount: decimal('170.4') },
    { type: 'MPF', name: 'MPF', amount: decimal('3.5') },
  ],
]

describe('duty and countries of eShipper', () => {
  it('are its own where it gives charges, with ours beside them and our receipt', async () => {
    const { answer, asked, test, caller } = await dutyAsked(tee, CHARGED)
    expect(answer.answeredBy).toBe('eshipper')
    expect(answer.data.ratesDetails).toEqual([
      {
        customsChargesDTO: {
          charges: [
            { type: 'DUTY', name: 'Duty', amount: 170.4, currency: 'CAD' },
            { type: 'MPF', name: 'MPF', amount: 3.5, currency: 'CAD' },
          ],
        },
      },
    ])
    expect(answer.data.ownCharges?.[0]).toMatchObject({ type: 'DUTY', currency: 'CAD' })
    expect(answer.data.receipt.outcome.kind).toBe('dutiable')
    expect(asked[0]).toMatchObject({
      origin: { name: 'Shipper', street: '1 Wharf Street' },
      destination: { name: 'UPS', country: 'US' },
      shipOn: '2026-11-23',
      htsCode: '6109100012',
      sku: 'TEE-1',
    })
    const { json } = await send(test, listShippingCountries, {}, caller)
    expect(json).toMatchObject({ answeredBy: 'eshipper', countries: [{ code: 'CA' }, { code: 'MX' }] })
  })

  it.each([
    ['it gives none', tee, async () => [], true],
    ['it does not answer', tee, fails, true],
    ['no address of ours is set up', tee, CHARGED, false],
    ['a claim is made that it knows nothing of', { ...tee, claimCusma: true }, CHARGED, true],
    ['another day is asked for', { ...tee, entryDate: '2026-12-24' }, CHARGED, true],
  ] as const)('are ours where %s', async (_when, body, charges, settled) => {
    const { answer } = await dutyAsked(body, charges, settled)
    expect([answer.answeredBy, answer.data.ownCharges]).toEqual(['portage', undefined])
    expect(answer.data.ratesDetails[0]?.customsChargesDTO.charges).toHaveLength(1)
  })

  it('are never asked for of goods that may not enter', async () => {
    const { answer, asked } = await dutyAsked({ ...tee, htsCode: '2203000030', countryOfOrigin: 'CA' }, CHARGED)
    expect([answer.answeredBy, answer.data.receipt.outcome.kind, asked]).toEqual(['portage', 'prohibited', []])
    expect(answer.data.ratesDetails[0]?.customsChargesDTO.charges).toEqual([])
  })
})

it.each([
  [CHARGED, true, 'its quote for a sample names the duty'],
  [async () => [], true, 'names no duty: Portage works duty out itself'],
  [CHARGED, false, 'save a default shipper and a warehouse'],
] as const)('customs charges of eShipper can be tried by staff', async (charges, settled, said) => {
  const customsCharges: CustomsCharges = { configured: true, charges, countries: async () => [] }
  const connection = { id: 'eshipper', state: 'configured', detail: 'At eshipper.example', variables: [] } as const
  const installation = { ...(await testApp()).deps.installation, connections: [{ ...connection, variables: [] }] }
  const test = await testApp({ customsCharges, installation })
  if (settled) await setUp(test)
  const { json } = await send(test, testConnection, { params: { id: 'eshipper' } }, await staffCaller(test.deps))
  expect(json.data).toMatchObject({ outcome: 'answered', said: expect.stringContaining(said) })
})
