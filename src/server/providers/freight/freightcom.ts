// Freightcom's customer API: rates are asked for and polled, shipments are booked. Money is a string in cents.
// Source: customs facts, section 9, read from connectors that are open source: the vendor's own pages need an account.
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { FreightRate } from '#domain/freight/rates.ts'
import { type Decimal, decimal } from '#domain/money.ts'
import { ProviderError } from '../../errors.ts'
import type { Http, HttpAsk } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import type { FreightAddress, FreightBooking, FreightLoad, FreightService } from './freight.ts'

const NAME = 'freightcom'
export const FREIGHTCOM_URL = 'https://external-api.freightcom.com'
/** Ids of other services' rates begin with their name and a colon. */
const OF_ANOTHER = /^[a-z]+:/
const MAX_ANSWER_BYTES = 2_000_000

export type FreightcomAccess = {
  readonly baseUrl: string
  readonly apiKey: string
  /** Undefined: nothing is booked, rates only. */
  readonly paymentMethodId: string | undefined
}

type Needs = {
  readonly http: Http
  readonly access: FreightcomAccess
  /** Of one call. */
  readonly deadlineMs?: number
  /** From the first question to the last rate, and between two looks. */
  readonly pollForMs?: number
  readonly pollEveryMs?: number
}

export function freightcom({
  http,
  access,
  deadlineMs = 15_000,
  pollForMs = 30_000,
  pollEveryMs = 1000,
}: Needs): FreightService {
  const call = (ask: Pick<HttpAsk, 'method' | 'body' | 'tries'> & { readonly path: string }): Promise<string> =>
    http(freightcomCall(access, ask, deadlineMs))
  return {
    name: NAME,
    configured: true,
    books: (serviceId) => access.paymentMethodId !== undefined && !OF_ANOTHER.test(serviceId),
    rates: async (load) => {
      const id = requestId(await call({ path: '/rate', method: 'POST', body: rateBody(load), tries: 1 }))
      const until = performance.now() + pollForMs
      for (;;) {
        const { done, rates } = ratesOf(await call({ path: `/rate/${encodeURIComponent(id)}`, tries: 2 }))
        const isLate = performance.now() + pollEveryMs > until
        if (done || (isLate && rates.length > 0)) return { rates, silent: [] }
        if (isLate) throw new ProviderError(NAME, `no rates within ${pollForMs} ms`, true)
        await pause(pollEveryMs)
      }
    },
    book: async (booking) => {
      const { paymentMethodId } = access
      if (paymentMethodId === undefined) throw new ProviderError(NAME, 'no payment method is configured', false)
      const body = bookingBody(booking, paymentMethodId)
      return { shipmentId: shipmentIdOf(await call({ path: '/shipment', method: 'POST', body, tries: 1 })) }
    },
    check: async () => {
      readJsonAnswer(
        NAME,
        z.array(z.unknown()),
        await call({ path: '/finance/payment-methods', tries: 1 }),
        'payment methods',
      )
    },
  }
}

/** The key stands in the header as it is, without 'Bearer'. */
function freightcomCall(
  { baseUrl, apiKey }: FreightcomAccess,
  { path, method, body, tries }: Pick<HttpAsk, 'method' | 'body' | 'tries'> & { readonly path: string },
  deadlineMs: number,
): HttpAsk {
  return {
    provider: NAME,
    url: `${baseUrl}${path}`,
    ...(method ? { method } : {}),
    headers: {
      authorization: apiKey,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    deadlineMs,
    maxBytes: MAX_ANSWER_BYTES,
    tries,
  }
}

const rateBody = (load: FreightLoad): string =>
  JSON.stringify({ services: [], excluded_services: [], details: detailsOf(load) })

function bookingBody(booking: FreightBooking, paymentMethodId: string): string {
  const { customs } = booking
  return JSON.stringify({
    unique_id: booking.uniqueId,
    payment_method_id: paymentMethodId,
    service_id: booking.serviceId,
    details: detailsOf(booking),
    customs_invoice: {
      source: 'details',
      broker: { use_carrier: true },
      details: {
        tax_recipient: { type: customs.taxRecipient, reason_for_export: customs.reasonForExport },
        products: customs.products.map((product) => ({
          product_name: product.name.slice(0, 60),
          ...(product.weightKg ? { weight: { unit: 'kg', value: numberOf(product.weightKg) } } : {}),
          hs_code: product.htsCode,
          country_of_origin: product.origin,
          num_units: product.quantity,
          unit_price: { currency: customs.currency, value: centsOf(product.unitPrice) },
          description: product.name,
        })),
      },
    },
  })
}

function detailsOf(load: FreightLoad) {
  const [year = 0, month = 0, day = 0] = load.shipOn.split('-').map(Number)
  return {
    origin: placeOf(load.origin),
    destination: {
      ...placeOf(load.destination),
      ready_at: { hour: 9, minute: 0 },
      ready_until: { hour: 17, minute: 0 },
      signature_requirement: 'not-required',
    },
    expected_ship_date: { year, month, day },
    packaging_type: 'package',
    packaging_properties: {
      packages: load.parcels.flatMap((parcel) =>
        Array.from({ length: parcel.boxes }, () => ({
          description: parcel.description,
          measurements: {
            weight: { unit: 'kg', value: numberOf(parcel.weightKg) },
            cuboid: {
              unit: 'cm',
              l: numberOf(parcel.lengthCm),
              w: numberOf(parcel.widthCm),
              h: numberOf(parcel.heightCm),
            },
          },
        })),
      ),
    },
    reference_codes: [load.reference],
  }
}

const placeOf = (address: FreightAddress) => ({
  name: address.name,
  address: {
    address_line_1: address.street,
    city: address.city,
    region: address.region,
    country: address.country,
    postal_code: address.postalCode,
  },
  residential: false,
  ...(address.phone ? { phone_number: { number: address.phone } } : {}),
  ...(address.email ? { email_addresses: [address.email] } : {}),
})

const accepted = z.object({ request_id: z.string().min(1) })
const booked = z.object({ id: z.string().min(1) })
const price = z.object({ currency: z.string().length(3), value: z.string().regex(/^\d{1,12}$/) })
const rateAnswer = z.object({
  status: z.object({ done: z.boolean() }),
  rates: z.array(
    z.object({
      carrier_name: z.string(),
      service_name: z.string(),
      service_id: z.string().min(1),
      total: price,
      transit_time_days: z.int().min(0).nullish(),
      transit_time_not_available: z.boolean().nullish(),
    }),
  ),
})

const requestId = (text: string): string => readJsonAnswer(NAME, accepted, text, 'id of a rate request').request_id
const shipmentIdOf = (text: string): string => readJsonAnswer(NAME, booked, text, 'id of a shipment').id

/** Throws ProviderError for a text that is not an answer about rates: half a list is none. */
function ratesOf(text: string): { readonly done: boolean; readonly rates: readonly FreightRate[] } {
  const { status, rates } = readJsonAnswer(NAME, rateAnswer, text, 'list of rates')
  return { done: status.done, rates: rates.map(toRate) }
}

function toRate(rate: z.output<typeof rateAnswer>['rates'][number]): FreightRate {
  const total = decimal(rate.total.value).div(decimal('100'))
  const currency = rate.total.currency.toUpperCase()
  return {
    carrierId: rate.carrier_name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    carrierName: rate.carrier_name,
    serviceId: rate.service_id,
    serviceName: rate.service_name,
    transitDays: rate.transit_time_not_available ? null : (rate.transit_time_days ?? null),
    total,
    currency,
    formatted: `${currency} ${total.toFixed(2)}`,
    brokerageIncluded: false,
  }
}

/** '4250' for 42.50. */
const centsOf = (amount: Decimal): string => amount.times('100').round(0).toFixed(0)
const numberOf = (amount: Decimal): number => Number(amount.toFixed())
