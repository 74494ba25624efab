// eShipper's API, version 2: a token for principal and credential, then quotes and shipments. Money is a number of dollars.
// Source: customs facts, section 9, read from connectors that are open source: the vendor's own pages need an account.
import { z } from 'zod'
import type { FreightRate } from '#domain/freight/rates.ts'
import { type Decimal, decimal } from '#domain/money.ts'
import { NotTaken, ProviderError } from '../../errors.ts'
import type { Http, HttpAsk } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import type { FreightAddress, FreightBooking, FreightLoad, FreightService } from './freight.ts'

const NAME = 'eshipper'
export const ESHIPPER_URL = 'https://ww2.eshipper.com'
const MAX_ANSWER_BYTES = 2_000_000
/** A token is asked for anew this long before it ends. */
const EARLY_MS = 60_000
/** Before the service's own number in the id of a rate: tells its rates from another service's. */
const OWN = 'eshipper:'

export type EshipperAccess = {
  readonly baseUrl: string
  readonly principal: string
  readonly credential: string
  /** Whether carts are booked; otherwise rates only. */
  readonly books: boolean
}

type Needs = {
  readonly http: Http
  readonly access: EshipperAccess
  now(): Date
  /** Of one call. */
  readonly deadlineMs?: number
}

export function eshipper({ http, access, now, deadlineMs = 25_000 }: Needs): FreightService {
  let token: { readonly text: string; readonly until: number } | undefined
  const signIn = async (): Promise<string> => {
    if (token && now().getTime() < token.until) return token.text
    const answer = readJsonAnswer(NAME, tokenAnswer, await http(tokenRequest(access, deadlineMs)), 'token')
    token = { text: answer.token, until: now().getTime() + Number(answer.expires_in) * 1000 - EARLY_MS }
    return token.text
  }
  const call = async (path: string, method: 'POST' | 'PUT', body: string): Promise<string> => {
    try {
      return await http(eshipperCall(access, { path, method, body }, await signIn(), deadlineMs))
    } catch (error) {
      if (error instanceof NotTaken) token = undefined
      throw error
    }
  }
  return {
    name: NAME,
    configured: true,
    books: (serviceId) => access.books && serviceId.startsWith(OWN),
    rates: async (load) => ({ rates: quotesOf(await call('/api/v2/quote', 'POST', quoteBody(load))), silent: [] }),
    book: async (booking) => {
      if (!access.books) throw new ProviderError(NAME, 'bookings are not configured', false)
      return { shipmentId: orderIdOf(await call('/api/v2/ship', 'PUT', shipBody(booking))) }
    },
    check: async () => {
      token = undefined
      await signIn()
    },
  }
}

const tokenRequest = ({ baseUrl, principal, credential }: EshipperAccess, deadlineMs: number): HttpAsk => ({
  provider: NAME,
  url: `${baseUrl}/api/v2/authenticate`,
  method: 'POST',
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  body: JSON.stringify({ principal, credential }),
  deadlineMs,
  maxBytes: 100_000,
  tries: 2,
})

/** Never repeated by itself: a shipment that is booked twice is paid twice. */
const eshipperCall = (
  { baseUrl }: EshipperAccess,
  { path, method, body }: { readonly path: string; readonly method: 'POST' | 'PUT'; readonly body: string },
  token: string,
  deadlineMs: number,
): HttpAsk => ({
  provider: NAME,
  url: `${baseUrl}${path}`,
  method,
  headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
  body,
  deadlineMs,
  maxBytes: MAX_ANSWER_BYTES,
  tries: 1,
})

const quoteBody = (load: FreightLoad): string => JSON.stringify(loadOf(load))

function shipBody(booking: FreightBooking): string {
  const { customs } = booking
  return JSON.stringify({
    ...loadOf(booking),
    serviceId: booking.serviceId.slice(OWN.length),
    transactionId: booking.uniqueId,
    customsInformation: {
      contact: { contactCompany: booking.origin.name, contactName: booking.origin.name },
      items: {
        currency: customs.currency,
        item: customs.products.map((product) => ({
          hsnCode: product.htsCode,
          description: product.name,
          originCountry: product.origin,
          quantity: product.quantity,
          unitPrice: numberOf(product.unitPrice),
        })),
      },
      dutiesTaxes: { dutiable: true, billTo: customs.taxRecipient },
    },
  })
}

function loadOf(load: FreightLoad) {
  return {
    scheduledShipDate: `${load.shipOn} 09:00`,
    from: placeOf(load.origin),
    to: placeOf(load.destination),
    packagingUnit: 'Metric',
    packages: {
      type: 'Package',
      packages: load.parcels.flatMap((parcel) =>
        Array.from({ length: parcel.boxes }, () => ({
          description: parcel.description,
          length: numberOf(parcel.lengthCm),
          width: numberOf(parcel.widthCm),
          height: numberOf(parcel.heightCm),
          weight: numberOf(parcel.weightKg),
          dimensionUnit: 'CM',
          weightUnit: 'KG',
        })),
      ),
    },
    reference1: load.reference,
  }
}

const placeOf = (address: FreightAddress) => ({
  attention: address.name,
  company: address.name,
  address1: address.street,
  city: address.city,
  province: address.region,
  country: address.country,
  zip: address.postalCode,
  ...(address.phone ? { phone: address.phone } : {}),
  ...(address.email ? { email: address.email } : {}),
})

const tokenAnswer = z.object({
  token: z.string().min(1),
  expires_in: z.union([z.number().positive(), z.string().regex(/^\d{1,9}$/)]),
})
const quoteAnswer = z.object({
  quotes: z.array(
    z.object({
      carrierName: z.string(),
      serviceId: z.union([z.string().min(1), z.int()]),
      serviceName: z.string(),
      transitDays: z.union([z.string(), z.number()]).nullish(),
      totalCharge: z.number().min(0),
      currency: z.string().length(3),
    }),
  ),
})
const shipAnswer = z.object({ order: z.object({ id: z.union([z.string().min(1), z.int()]) }) })

/** Throws ProviderError for a text that is no answer about quotes: half a list is none. */
const quotesOf = (text: string): readonly FreightRate[] =>
  readJsonAnswer(NAME, quoteAnswer, text, 'list of quotes').quotes.map(toRate)

const orderIdOf = (text: string): string => String(readJsonAnswer(NAME, shipAnswer, text, 'shipment').order.id)

function toRate(quote: z.output<typeof quoteAnswer>['quotes'][number]): FreightRate {
  const total = decimal(String(quote.totalCharge))
  const currency = quote.currency.toUpperCase()
  const days = String(quote.transitDays ?? '')
  return {
    carrierId: quote.carrierName.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    carrierName: quote.carrierName,
    serviceId: `${OWN}${quote.serviceId}`,
    serviceName: quote.serviceName,
    transitDays: /^\d{1,3}$/.test(days) ? Number(days) : null,
    total,
    currency,
    formatted: `${currency} ${total.toFixed(2)}`,
    brokerageIncluded: false,
  }
}

const numberOf = (amount: Decimal): number => Number(amount.toFixed())
