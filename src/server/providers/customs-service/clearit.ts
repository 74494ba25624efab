// ClearIt as a service: classify a product, estimate costs, look up a manufacturing address, list countries.
// Not confirmed with the service, which publishes no description of its API: calls and fields are those of the specification, part 2,
// sections 3 and 7, and the answers in `answers/` are written after them.
import { z } from 'zod'
import { parseCountry } from '#domain/countries.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { decimal } from '#domain/money.ts'
import type { Http, HttpAsk } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import type { CustomsService, ServiceCode, ServiceEstimate, ServiceMaker } from './customs-service.ts'

const NAME = 'clearit'
const MAX_ANSWER_BYTES = 2_000_000

export type ClearitAccess = { readonly baseUrl: string; readonly apiKey: string }

type Needs = {
  readonly http: Http
  readonly access: ClearitAccess
  /** Of one call. */
  readonly deadlineMs?: number
}

export function clearit({ http, access, deadlineMs = 20_000 }: Needs): CustomsService {
  const ask = (path: string, body?: object) => http(clearitCall(access, path, body, deadlineMs))
  return {
    configured: true,
    classify: async (productTitle) => codeOf(await ask('/classify-product', { productTitle })),
    estimate: async (goods) => estimateOf(await ask('/estimate-costs', goods)),
    findMaker: async ({ description, asin, countryOfOrigin }) =>
      makerOf(await ask('/lookup-manufacturing-address', { productDescription: description, asin, countryOfOrigin })),
    countries: async () => countriesOf(await ask('/countries')),
  }
}

/** Questions only: asked again they change nothing. */
const clearitCall = (
  { baseUrl, apiKey }: ClearitAccess,
  path: string,
  body: object | undefined,
  deadlineMs: number,
): HttpAsk => ({
  provider: NAME,
  url: `${baseUrl}${path}`,
  method: body ? 'POST' : 'GET',
  headers: {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    ...(body ? { 'content-type': 'application/json' } : {}),
  },
  ...(body ? { body: JSON.stringify(body) } : {}),
  deadlineMs,
  maxBytes: MAX_ANSWER_BYTES,
  tries: 2,
})

const classification = z.object({
  classification: z
    .object({
      htsCode: z.string(),
      description: z.string().default(''),
      confidence: z.number().min(0).max(100).nullish(),
    })
    .nullable(),
})

/** A code that is not of ten digits is none. Throws ProviderError for a text that is no classification. */
function codeOf(text: string): ServiceCode | undefined {
  const found = readJsonAnswer(NAME, classification, text, 'classification').classification
  const htsCode = parseHtsCode(found?.htsCode ?? '')
  return found && htsCode
    ? { htsCode, description: found.description, confidence: found.confidence ?? null }
    : undefined
}

const amount = z.union([z.number(), z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/)])
const line = z
  .object({ lineDescription: z.string().min(1), lineAmount: amount })
  .transform(({ lineDescription, lineAmount }) => ({
    description: lineDescription,
    amount: decimal(String(lineAmount)),
  }))
const estimated = z.object({
  data: z.object({ customsFees: z.array(line), clearitFees: z.array(line), landedCosts: z.array(line) }),
})

function estimateOf(text: string): ServiceEstimate {
  const { customsFees, clearitFees, landedCosts } = readJsonAnswer(NAME, estimated, text, 'cost estimate').data
  return { customsFees, brokerFees: clearitFees, landedCosts }
}

const looked = z.object({
  data: z
    .object({
      name: z.string(),
      street_address: z.string(),
      city: z.string(),
      state: z.string().nullish(),
      country: z.string(),
      zip_code: z.string().nullish(),
      phoneNumber: z.string().nullish(),
      reasoning: z.string().nullish(),
    })
    .nullable(),
})

/** An address without name, street, city or a country that is one counts as none. */
function makerOf(text: string): ServiceMaker | undefined {
  const { data } = readJsonAnswer(NAME, looked, text, 'manufacturing address')
  const country = parseCountry(data?.country ?? '')
  if (!data || !country || [data.name, data.street_address, data.city].some((part) => part.trim() === ''))
    return undefined
  return {
    name: data.name.trim(),
    streetAddress: data.street_address.trim(),
    city: data.city.trim(),
    state: data.state ?? '',
    country,
    zipCode: data.zip_code ?? '',
    phone: data.phoneNumber ?? null,
    reasoning: data.reasoning ?? '',
  }
}

const listed = z.object({ countries: z.array(z.object({ code: z.string() })) })

const countriesOf = (text: string): readonly string[] =>
  readJsonAnswer(NAME, listed, text, 'list of countries').countries.map(({ code }) => code)
