import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { FREIGHT_LOAD, freightBooking } from '../../testing/freight-load.ts'
import { loopbackServer, quietHttp } from '../../testing/loopback-server.ts'
import { freightcom } from './freightcom.ts'
import { offlineFreight } from './offline.ts'

const recorded = (name: string) => readFileSync(new URL(`./answers/${name}.json`, import.meta.url), 'utf8')

type Said = { readonly call: string; readonly key: string | undefined; readonly body: unknown }

/** Freightcom behind a server that gives these answers in turn, the last one again and again. */
async function answering(...answers: readonly (readonly [status: number, text: string])[]) {
  const said: Said[] = []
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const [status, answer] = answers[Math.min(said.length, answers.length - 1)] ?? [500, '']
      said.push({
        call: `${request.method} ${request.url}`,
        key: request.headers.authorization,
        body: text ? JSON.parse(text) : undefined,
      })
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    })
  }
  const service = freightcom({
    http: quietHttp(),
    access: { baseUrl: await loopbackServer(listener), apiKey: 'key-1', paymentMethodId: 'pm-1' },
    deadlineMs: 2000,
    pollForMs: 60,
    pollEveryMs: 5,
  })
  return { service, said }
}

const load = FREIGHT_LOAD
const booking = freightBooking('ups.standard')

describe('asking for rates', () => {
  it('looks until the service is done, and reads cents as money', async () => {
    const { service, said } = await answering(
      [200, recorded('accepted')],
      [200, recorded('rates-pending')],
      [200, recorded('rates-done')],
    )
    const { rates } = await service.rates(load)
    expect(said.map(({ call }) => call)).toEqual([
      'POST /rate',
      'GET /rate/9d1f2c7e-44aa-4c0e-9a57-1f2b3c4d5e6f',
      'GET /rate/9d1f2c7e-44aa-4c0e-9a57-1f2b3c4d5e6f',
    ])
    expect(said.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
    expect(
      rates.map(({ carrierName, serviceId, total, formatted, transitDays }) => [
        carrierName,
        serviceId,
        total.toFixed(2),
        formatted,
        transitDays,
      ]),
    ).toEqual([
      ['UPS', 'ups.standard', '42.50', 'CAD 42.50', 4],
      ['FedEx Courier', 'fedex.ground', '39.99', 'CAD 39.99', null],
      ['Canpar', 'canpar.ground', '31.05', 'CAD 31.05', 6],
    ])
  })

  it('sends each box with its measures, the addresses and the day', async () => {
    const { service, said } = await answering([200, recorded('accepted')], [200, recorded('rates-done')])
    await service.rates(load)
    const box = {
      description: 'Candles',
      measurements: { weight: { unit: 'kg', value: 8.2 }, cuboid: { unit: 'cm', l: 40, w: 30, h: 30 } },
    }
    expect(said[0]?.body).toMatchObject({
      services: [],
      details: {
        origin: {
          name: 'Northern Pantry',
          address: {
            address_line_1: '48 Lantern Mill Road',
            city: 'Guelph',
            region: 'ON',
            country: 'CA',
            postal_code: 'N1H 0A1',
          },
          phone_number: { number: '519-555-0134' },
        },
        destination: { name: 'Amazon DFW7', address: { country: 'US', postal_code: '76177' } },
        expected_ship_date: { year: 2026, month: 11, day: 23 },
        packaging_type: 'package',
        packaging_properties: { packages: [box, box] },
        reference_codes: ['NPG-1061'],
      },
    })
  })

  it('takes what is there when the service stays slow, and says so when there is nothing', async () => {
    const some = await answering([200, recorded('accepted')], [200, recorded('rates-pending')])
    expect((await some.service.rates(load)).rates).toHaveLength(1)
    const none = await answering([200, recorded('accepted')], [200, '{"status":{"done":false},"rates":[]}'])
    await expect(none.service.rates(load)).rejects.toMatchObject({
      message: 'freightcom: no rates within 60 ms',
      retryable: true,
    })
  })

  it.each([
    ['a refused key', [401, recorded('refused')], 'freightcom: answered 401'],
    ['goods it does not take', [422, '{"message":"invalid"}'], 'freightcom: answered 422'],
    ['a web page', [200, '<html>'], 'freightcom: answered something that is not JSON'],
    ['another answer', [200, '{"ok":true}'], 'freightcom: answered something that is no id of a rate request'],
  ] as const)('says what went wrong: %s', async (_what, answer, message) => {
    const { service, said } = await answering(answer)
    await expect(service.rates(load)).rejects.toMatchObject({ name: 'ProviderError', message })
    expect(said).toHaveLength(1)
  })

  it('refuses money that is not text in cents, whole', async () => {
    const { service } = await answering([200, recorded('accepted')], [200, recorded('rates-malformed')])
    await expect(service.rates(load)).rejects.toMatchObject({
      message: 'freightcom: answered something that is no list of rates',
    })
  })
})

describe('booking', () => {
  it('names the try, the payment and the customs invoice, with prices in cents', async () => {
    const { service, said } = await answering([200, recorded('booked')])
    expect(await service.book(booking)).toEqual({ shipmentId: 'FC-2048113' })
    expect(said[0]).toMatchObject({
      call: 'POST /shipment',
      body: {
        unique_id: 'cart-1',
        payment_method_id: 'pm-1',
        service_id: 'ups.standard',
        customs_invoice: {
          source: 'details',
          details: {
            tax_recipient: { type: 'shipper', reason_for_export: 'commercially-sold-goods' },
            products: [
              {
                product_name: 'Soy wax candle',
                hs_code: '3406000000',
                country_of_origin: 'CA',
                num_units: 96,
                unit_price: { currency: 'CAD', value: '685' },
              },
            ],
          },
        },
      },
    })
  })

  it('is tried once, so that a broken answer books nothing twice', async () => {
    const { service, said } = await answering([503, ''])
    await expect(service.book(booking)).rejects.toMatchObject({ retryable: true })
    expect(said).toHaveLength(1)
  })
})

it('is let in, or not', async () => {
  await (await answering([200, recorded('payment-methods')])).service.check()
  await expect((await answering([403, recorded('refused')])).service.check()).rejects.toThrow('answered 403')
})

it('says that no service is configured when there is none', async () => {
  for (const call of [offlineFreight.rates(load), offlineFreight.book(booking), offlineFreight.check()])
    await expect(call).rejects.toMatchObject({ message: 'freight: not configured', retryable: false })
})
