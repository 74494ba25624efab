// Reading from Amazon's Selling Partner API: a token by the refresh token of the account, then requests that carry it.
// Source: customs facts 9, "Amazon SP-API".
import { z } from 'zod'
import { ProviderError } from '../../errors.ts'
import type { Http } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import { keptToken } from '../kept-token.ts'

const AMAZON = 'amazon'
export const AMAZON_URL = 'https://sellingpartnerapi-na.amazon.com'
const AMAZON_TOKEN_URL = 'https://api.amazon.com/auth/o2/token'
const DEADLINE_MS = 20_000
const LARGEST_BYTES = 5_000_000
/** Amazon allows few calls a second and answers 429 beyond. */
const TRIES = 4

export type AmazonAccount = {
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  /** 'ATVPDKIKX0DER' is the United States, 'A2EUQ1WTGCTBG2' Canada. */
  readonly marketplaceId: string
  readonly baseUrl?: string | undefined
  readonly tokenUrl?: string | undefined
}

type Needs = { readonly http: Http; readonly account: AmazonAccount; now(): Date }

/** The JSON of a path, through the schema; undefined when there is no such thing. Throws ProviderError otherwise. */
export type AmazonRead = <S extends z.ZodType>(path: string, schema: S) => Promise<z.output<S> | undefined>

export function amazonRead({ http, account, now }: Needs): AmazonRead {
  const token = keptToken(async () => {
    const answer = readJsonAnswer(AMAZON, tokenAnswer, await http(tokenRequest(account)), 'token')
    return { text: answer.access_token, seconds: answer.expires_in }
  }, now)
  return async (path, schema) => {
    const request = readRequest(account, path, await token.current())
    const text = await http(request).catch((error: unknown) => {
      if (error instanceof ProviderError && error.status === 404) return undefined
      throw error
    })
    return text === undefined ? undefined : readJsonAnswer(AMAZON, schema, text, 'answer to the question')
  }
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

const tokenRequest = ({ clientId, clientSecret, refreshToken, tokenUrl = AMAZON_TOKEN_URL }: AmazonAccount) => ({
  provider: AMAZON,
  url: tokenUrl,
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
  body: new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: clientId,
    client_secret: clientSecret,
  }).toString(),
  deadlineMs: DEADLINE_MS,
  maxBytes: 100_000,
  tries: TRIES,
})

const readRequest = ({ baseUrl = AMAZON_URL }: AmazonAccount, path: string, token: string) => ({
  provider: AMAZON,
  url: baseUrl + path,
  headers: { 'x-amz-access-token': token, accept: 'application/json' },
  deadlineMs: DEADLINE_MS,
  maxBytes: LARGEST_BYTES,
  tries: TRIES,
})
