// Reference data and the health of the server.
import { z } from 'zod'
import { texts } from '#texts/en/api.ts'
import { texts as itemTexts } from '#texts/en/item-failures.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { answeredBy, text } from './fields.ts'

export const exchangeRate = z
  .object({
    cadToUsd: z.number(),
    usdToCad: z.number(),
    asOf: z.string().nullable().meta({ description: 'day of the rate; null for the fallback' }),
    source: z.enum(['bank-of-canada', 'stored', 'fallback']),
  })
  .meta({ id: 'ExchangeRate' })

export const dataSet = z
  .object({
    name: z.string(),
    version: z.string(),
    validFrom: z.string().nullable(),
    lastVerified: z.string().nullable(),
  })
  .meta({ id: 'DataSet' })

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the server works, and which data it works with.',
  answer: success.extend({
    database: z.enum(['embedded', 'postgresql']),
    loading: z.boolean().meta({
      description: 'whether reference data are still being read; calls that need them wait until they are there',
    }),
    dataSets: z.array(dataSet),
    legalTexts: z.boolean().meta({ description: 'whether legal texts are installed beside our own titles' }),
    tariffOlderThan: z.string().nullable().meta({
      description:
        'day of the last known change of numbers, where the release in use is older than that: it wants an update',
    }),
    exchangeRate,
    demo: z.boolean(),
    staffSignIn: z
      .enum(['shared', 'named', 'sso'])
      .meta({ description: 'whether staff share one password, each sign in with a name, or by single sign-on alone' }),
    signOn: z.string().nullable().meta({ description: 'name of the provider of single sign-on; null without one' }),
    providerEmail: z.string().nullable().meta({ description: 'where clients write to the provider' }),
  }),
  failure: (say) => say(texts).broken,
})

export const getExchangeRate = endpoint({
  method: 'GET',
  path: '/api/exchange-rate',
  access: 'client-or-staff',
  staffTwin: false,
  summary: 'The rate that screens use, and what it is.',
  answer: envelope(exchangeRate),
  failure: (say) => say(itemTexts).exchangeRateUnavailable,
})

const countries = success.extend({
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  answeredBy,
})

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/clearit/countries',
  access: 'client-or-staff',
  staffTwin: false,
  summary: 'Countries with their ISO codes: those that the service that is set up knows, else our own list.',
  answer: countries,
  failure: (say) => say(texts).broken,
})

export const listShippingCountries = endpoint({ ...listCountries, path: '/api/eshipper/countries' })

export const fulfilmentCentre = z
  .object({
    code: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    confidence: z.enum(['high', 'medium', 'low']),
    source: z.enum(['amazon', 'list']).default('list').meta({
      description:
        "'amazon': the account's own inbound plans send goods there; 'list': our list, which nobody confirmed",
    }),
  })
  .meta({ id: 'FulfilmentCentre' })

export const searchFulfilmentCentres = endpoint({
  method: 'GET',
  path: '/api/amazon-fc',
  access: 'client-or-staff',
  staffTwin: false,
  summary:
    'Up to 20 fulfilment centres whose code, city or state match: those the connected Amazon account sends goods to, else our list.',
  query: z.strictObject({ search: text(60).default('') }),
  answer: envelope(z.array(fulfilmentCentre)),
  failure: (say) => say(texts).broken,
})
