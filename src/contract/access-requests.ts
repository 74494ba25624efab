// Asking for an account, by a visitor who has none; and what staff do with it.
import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { texts as visitorTexts } from '#texts/en/access-request.ts'
import { texts } from '#texts/en/access-requests.ts'
import { countryCode } from './country-field.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination, success } from './envelope.ts'
import { problem } from './field-problems.ts'
import { email, id, instant, nameText, personName, requiredText, text } from './fields.ts'

export const REQUEST_STATES = ['new', 'answered', 'refused', 'client'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const askForAccess = endpoint({
  method: 'POST',
  path: '/api/public/access-request',
  access: 'visitor',
  summary:
    'Asks the operator for an account. The answer and the letters are the same whether the address has one or not.',
  body: z.strictObject({
    company: nameText(120),
    name: personName(120),
    email: email.pipe(z.email(problem('not-a-mail-address'))),
    phone: text(40).default(''),
    goods: requiredText(1000).meta({ description: 'what the company ships, in its own words' }),
    country: countryCode,
    province: text(60).default(''),
    language: z.enum(LANGUAGES),
    website: text(200)
      .default('')
      .meta({ description: 'stays empty: people do not see it, programs that fill in every field do' }),
  }),
  answer: success,
  failure: (say) => say(visitorTexts).sendFailed,
  failures: ['access-requests-used-up'],
})

const request = z
  .object({
    id,
    company: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    goods: z.string(),
    country: z.string(),
    province: z.string().nullable(),
    language: z.enum(LANGUAGES),
    askedAt: instant,
    state: z.enum(REQUEST_STATES),
    settledBy: z.string().nullable(),
    settledAt: instant.nullable(),
    client: z.object({ id, name: z.string() }).nullable().meta({ description: 'the client that has the address' }),
  })
  .meta({ id: 'AccessRequest' })

export const listAccessRequests = endpoint({
  method: 'GET',
  path: '/api/staff/access-requests',
  access: 'staff',
  summary:
    'One page of those who asked for an account, new ones longest waiting first, and how many there are in each state.',
  query: z.strictObject({ state: z.enum(REQUEST_STATES).default('new'), page: pageNumber.default(1) }),
  answer: envelope(z.array(request)).extend({
    pagination,
    counts: z.object({ new: z.int(), answered: z.int(), refused: z.int(), client: z.int() }),
  }),
  failure: (say) => say(texts).loadFailed,
})

const ofRequest = z.strictObject({ requestId: id })

export const settleAccessRequest = endpoint({
  method: 'PUT',
  path: '/api/staff/access-requests/:requestId/state',
  access: 'staff',
  summary: 'Says that a request was answered or refused, or is new again. One that became a client stays so.',
  params: ofRequest,
  body: z.strictObject({ state: z.enum(['new', 'answered', 'refused']) }),
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['access-request-settled'],
})

export const openAccount = endpoint({
  method: 'POST',
  path: '/api/staff/access-requests/:requestId/client',
  access: 'staff',
  summary:
    'Makes a client of a request, or lets the client that has the address in again, and writes to it how to sign in. It may sign in for three months without a shipment.',
  params: ofRequest,
  body: z.strictObject({ company: nameText(120), name: personName(120) }),
  answer: envelope(z.object({ clientId: id, isNew: z.boolean(), wasSent: z.boolean() })),
  failure: (say) => say(texts).notSaved,
  failures: ['access-request-settled'],
})
