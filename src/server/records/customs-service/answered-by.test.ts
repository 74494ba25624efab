// Whose answer it is: of the service that is set up, or our own where it gives none.
import { expect, it } from 'vitest'
import { classifyProduct } from '#contract/classification.ts'
import { calculateDuty, estimateCosts } from '#contract/duty.ts'
import { lookUpManufacturer } from '#contract/lookups.ts'
import { testConnection } from '#contract/operations.ts'
import { listCountries, listShippingCountries } from '#contract/reference.ts'
import { decimal } from '#domain/money.ts'
import { ProviderError } from '../../errors.ts'
import type { CustomsService } from '../../providers/customs-service/customs-service.ts'
import { givenClient } from '../../testing/builders.ts'
import { clientCaller, dataOf, send, staffCaller, testApp } from '../../testing/test-app.ts'

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
    maker: (await send(test, lookUpManufacturer, { body: maker }, caller)).json,
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
