import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decimal } from '#domain/money.ts'
import { NotTaken, ProviderError } from '../../errors.ts'
import { FREIGHT_LOAD, freightBooking } from '../../testing/freight-load.ts'
import type { HttpAsk } from '../http.ts'
import { eshipper } from './eshipper.ts'
import { eshipperCustoms } from './eshipper-customs.ts'
import { eshipperSession } from './eshipper-session.ts'
import type { ChargedGoods, FreightService } from './freight.ts'
import { severalServices } from './several.ts'

const recorded = (name: string) => readFileSync(new URL(`./answers/eshipper-${name}.json`, import.meta.url), 'utf8')

/** eShipper that gives these answers in turn; an error is thrown. */
function answering(...answers: readonly (string | Error)[]) {
  const said: HttpAsk[] = []
  const clock = { now: new Date('2026-11-22T12:00:00Z') }
  const session = eshipperSession({
    http: async (ask) => {
      const answer = answers[said.length]
      said.push(ask)
      if (answer instanceof Error) throw answer
      return answer ?? ''
    },
    access: { baseUrl: 'https://eshipper.example', principal: 'me', credential: 'secret', books: true, customs: true },
    now: () => clock.now,
  })
  return { service: eshipper(session), customs: eshipperCustoms(session), said, clock }
}

const load = FREIGHT_LOAD
const booking = freightBooking('eshipper:5000121')
const bodyOf = (ask: HttpAsk | undefined): unknown => JSON.parse(ask?.body ?? 'null')

describe('eShipper', () => {
  it('asks for a token with principal and credential, then for quotes with it, one box each', async () => {
    const { service, said } = answering(recorded('token'), recorded('quotes'))
    const { rates } = await service.rates(load)
    expect(said.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://eshipper.example/api/v2/authenticate',
      'POST https://eshipper.example/api/v2/quote',
    ])
    expect(bodyOf(said[0])).toEqual({ principal: 'me', credential: 'secret' })
    expect(said[1]?.headers).toMatchObject({ authorization: 'Bearer token-1' })
    const box = { length: 40, width: 30, height: 30, weight: 8.2, dimensionUnit: 'CM', weightUnit: 'KG' }
    expect(bodyOf(said[1])).toMatchObject({
      scheduledShipDate: '2026-11-23 09:00',
      from: { company: 'Northern Pantry', province: 'ON', zip: 'N1H 0A1', country: 'CA', phone: '519-555-0134' },
      to: { company: 'Amazon DFW7', province: 'TX', zip: '76177', country: 'US' },
      packagingUnit: 'Metric',
      packages: { type: 'Package', packages: [box, box] },
      reference1: 'NPG-1061',
    })
    expect(rates.map((each) => [each.carrierName, each.serviceId, each.formatted, each.transitDays])).toEqual([
      ['UPS', 'eshipper:5000121', 'CAD 52.09', 3],
      ['Federal Express', 'eshipper:5000025', 'USD 44.70', null],
    ])
  })

  it('keeps the token until shortly before it ends', async () => {
    const { service, said, clock } = answering(
      recorded('token'),
      recorded('quotes'),
      recorded('quotes'),
      recorded('token'),
      recorded('quotes'),
    )
    await service.rates(load)
    await service.rates(load)
    clock.now = new Date('2026-11-22T12:59:30Z')
    await service.rates(load)
    expect(said.map(({ url }) => url.split('/').at(-1))).toEqual([
      'authenticate',
      'quote',
      'quote',
      'authenticate',
      'quote',
    ])
  })

  it('signs in anew after it was turned away', async () => {
    const refused = new NotTaken('eshipper', 'answered 401', false)
    const { service, said } = answering(recorded('token'), refused, recorded('token'), recorded('quotes'))
    await expect(service.rates(load)).rejects.toBe(refused)
    await service.rates(load)
    expect(said).toHaveLength(4)
  })

  it('books a rate of its own with the customs items, once', async () => {
    const { service, said } = answering(recorded('token'), recorded('shipped'))
    expect(await service.book(booking)).toEqual({ shipmentId: '8000000010948' })
    expect(said[1]).toMatchObject({ method: 'PUT', url: 'https://eshipper.example/api/v2/ship', tries: 1 })
    expect(bodyOf(said[1])).toMatchObject({
      serviceId: '5000121',
      transactionId: 'cart-1',
      customsInformation: {
        items: {
          currency: 'CAD',
          item: [
            {
              hsnCode: '3406000000',
              description: 'Soy wax candle',
              originCountry: 'CA',
              quantity: 96,
              unitPrice: 6.85,
            },
          ],
        },
        dutiesTaxes: { dutiable: true, billTo: 'shipper' },
      },
    })
  })

  it.each([
    ['a web page', '<html>', 'eshipper: answered something that is not JSON'],
    ['no quotes', '{"warnings":[]}', 'eshipper: answered something that is no list of quotes'],
    [
      'a total below zero',
      recorded('quotes').replace(/"totalCharge": 52.09/, '"totalCharge": -1'),
      'eshipper: answered something that is no list of quotes',
    ],
  ])('makes no rate of %s', async (_what, answer, message) => {
    const { service } = answering(recorded('token'), answer)
    await expect(service.rates(load)).rejects.toMatchObject({ name: 'ProviderError', message })
  })
})

describe("eShipper's customs charges, not confirmed with the service", () => {
  const goods: ChargedGoods = {
    origin: load.origin,
    destination: load.destination,
    shipOn: '2026-11-23',
    currency: 'CAD',
    htsCode: '6109100012',
    countryOfOrigin: 'JP',
    quantity: 50,
    unitPrice: decimal('20.05'),
    description: 'Cotton T-shirts',
    sku: 'TEE-1',
  }

  it('are asked for in a quote that names the goods, with the token of the rates', async () => {
    const { customs, said } = answering(recorded('token'), recorded('customs'))
    await customs.charges(goods)
    expect(said.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://eshipper.example/api/v2/authenticate',
      'POST https://eshipper.example/api/v2/quote',
    ])
    expect(said[1]?.headers).toMatchObject({ authorization: 'Bearer token-1' })
    expect(bodyOf(said[1])).toMatchObject({
      from: { company: 'Northern Pantry', country: 'CA' },
      to: { company: 'Amazon DFW7', country: 'US' },
      packages: { packages: [{ weight: 1, weightUnit: 'KG' }] },
      customsInformation: {
        items: {
          currency: 'CAD',
          item: [
            {
              hsnCode: '6109100012',
              description: 'Cotton T-shirts',
              originCountry: 'JP',
              quantity: 50,
              unitPrice: 20.05,
              skuCode: 'TEE-1',
            },
          ],
        },
        dutiesTaxes: { dutiable: true },
      },
    })
  })

  it('are those of the rates that name a duty in the currency asked for', async () => {
    const { customs } = answering(recorded('token'), recorded('customs'))
    const plain = (await customs.charges(goods)).map((charges) =>
      charges.map(({ type, name, amount }) => [type, name, amount.toFixed(2)]),
    )
    expect(plain).toEqual([
      [
        ['DUTY', 'Duty', '165.40'],
        ['MPF', 'MPF', '3.50'],
      ],
    ])
  })

  it('are none where a quote gives none', async () => {
    const { customs } = answering(recorded('token'), recorded('quotes'))
    expect(await customs.charges(goods)).toEqual([])
  })

  it.each([
    ['a web page', '<html>'],
    ['an amount below zero', recorded('customs').replace('3.5', '-3.5')],
    ['an amount in words', recorded('customs').replace('165.40', 'n/a')],
  ])('are not made of %s', async (_what, answer) => {
    const { customs } = answering(recorded('token'), answer)
    await expect(customs.charges(goods)).rejects.toThrow(ProviderError)
  })

  it('stand beside a list of countries', async () => {
    const { customs, said } = answering(recorded('token'), recorded('countries'))
    expect(await customs.countries()).toEqual(['CA', 'US', 'MX'])
    expect(said[1]).toMatchObject({ method: 'GET', url: 'https://eshipper.example/api/v2/countries' })
    expect(said[1]?.body).toBeUndefined()
  })
})

describe('several services', () => {
  const silent = (name: string): FreightService => ({
    name,
    configured: true,
    books: () => true,
    rates: () => Promise.reject(new ProviderError(name, 'answered 503', true)),
    book: async () => ({ shipmentId: name }),
    check: async () => undefined,
  })

  it('give the rates of those that answer, and name those that do not', async () => {
    const { service } = answering(recorded('token'), recorded('quotes'))
    const answer = await severalServices([service, silent('freightcom')]).rates(load)
    expect(answer.rates).toHaveLength(2)
    expect(answer.silent).toEqual([{ service: 'freightcom', reason: 'freightcom: answered 503' }])
  })

  it('fail when none answers', async () => {
    await expect(severalServices([silent('one'), silent('two')]).rates(load)).rejects.toThrow('one: answered 503')
  })

  it('book a rate where it is from', async () => {
    const { service, said } = answering(recorded('token'), recorded('shipped'))
    const both = severalServices([service, silent('freightcom')])
    expect(await both.book(booking)).toEqual({ shipmentId: '8000000010948' })
    expect(await both.book({ ...booking, serviceId: 'ups.standard' })).toEqual({ shipmentId: 'freightcom' })
    expect(said).toHaveLength(2)
  })
})
