// Rates and bookings of eShipper's API, version 2. Money is a number of dollars.
// Source: customs facts, section 9, read from connectors that are open source: the vendor's own pages need an account.
import { z } from 'zod'
import type { FreightRate } from '#domain/freight/rates.ts'
import { decimal } from '#domain/money.ts'
import { ProviderError } from '../../errors.ts'
import { readJsonAnswer } from '../json-answer.ts'
import { customsInformation, loadOf } from './eshipper-bodies.ts'
import { ESHIPPER, type EshipperSession } from './eshipper-session.ts'
import type { FreightBooking, FreightService } from './freight.ts'

/** Before the service's own number in the id of a rate: tells its rates from another service's. */
const OWN = 'eshipper:'

export const eshipper = ({ access, call, renew }: EshipperSession): FreightService => ({
  name: ESHIPPER,
  configured: true,
  books: (serviceId) => access.books && serviceId.startsWith(OWN),
  rates: async (load) => {
    const body = JSON.stringify(loadOf(load))
    return { rates: quotesOf(await call({ path: '/api/v2/quote', method: 'POST', body })), silent: [] }
  },
  book: async (booking) => {
    if (!access.books) throw new ProviderError(ESHIPPER, 'bookings are not configured', false)
    const body = shipBody(booking)
    return { shipmentId: orderIdOf(await call({ path: '/api/v2/ship', method: 'PUT', body })) }
  },
  check: renew,
})

function shipBody(booking: FreightBooking): string {
  const { currency, taxRecipient: payer, products } = booking.customs
  return JSON.stringify({
    ...loadOf(booking),
    serviceId: booking.serviceId.slice(OWN.length),
    transactionId: booking.uniqueId,
    customsInformation: customsInformation(booking.origin.name, { currency, payer, products }),
  })
}

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
  readJsonAnswer(ESHIPPER, quoteAnswer, text, 'list of quotes').quotes.map(toRate)

const orderIdOf = (text: string): string => String(readJsonAnswer(ESHIPPER, shipAnswer, text, 'shipment').order.id)

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
