// Calls of eShipper's API, version 2: a token for principal and credential, kept until shortly before it ends, then calls that carry it.
// Source: customs facts, section 9, read from connectors that are open source: the vendor's own pages need an account.
import { z } from 'zod'
import { NotTaken } from '../../errors.ts'
import type { Http, HttpAsk } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import { keptToken } from '../kept-token.ts'

export const ESHIPPER = 'eshipper'
export const ESHIPPER_URL = 'https://ww2.eshipper.com'
const MAX_ANSWER_BYTES = 2_000_000

export type EshipperAccess = {
  readonly baseUrl: string
  readonly principal: string
  readonly credential: string
  /** Whether carts are booked; otherwise rates only. */
  readonly books: boolean
  /** Whether its customs charges and countries are asked for; otherwise our own engine answers. */
  readonly customs: boolean
}

type Needs = {
  readonly http: Http
  readonly access: EshipperAccess
  now(): Date
  /** Of one call. */
  readonly deadlineMs?: number
}

/** `body`: JSON; undefined for a question without one. */
type Ask = { readonly path: string; readonly method: 'GET' | 'POST' | 'PUT'; readonly body?: string }

export type EshipperSession = {
  readonly access: EshipperAccess
  /** The text of the answer. Throws ProviderError. */
  call(ask: Ask): Promise<string>
  /** Signs in anew. Throws ProviderError. */
  renew(): Promise<void>
}

export function eshipperSession({ http, access, now, deadlineMs = 25_000 }: Needs): EshipperSession {
  const token = keptToken(async () => {
    const answer = readJsonAnswer(ESHIPPER, tokenAnswer, await http(tokenRequest(access, deadlineMs)), 'token')
    return { text: answer.token, seconds: Number(answer.expires_in) }
  }, now)
  return {
    access,
    call: async (ask) => {
      try {
        return await http(eshipperCall(access, ask, await token.current(), deadlineMs))
      } catch (error) {
        if (error instanceof NotTaken) token.forget()
        throw error
      }
    },
    renew: async () => {
      token.forget()
      await token.current()
    },
  }
}

const tokenRequest = ({ baseUrl, principal, credential }: EshipperAccess, deadlineMs: number): HttpAsk => ({
  provider: ESHIPPER,
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
  { path, method, body }: Ask,
  token: string,
  deadlineMs: number,
): HttpAsk => ({
  provider: ESHIPPER,
  url: `${baseUrl}${path}`,
  method,
  headers: {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    ...(body ? { 'content-type': 'application/json' } : {}),
  },
  ...(body ? { body } : {}),
  deadlineMs,
  maxBytes: MAX_ANSWER_BYTES,
  tries: 1,
})

const tokenAnswer = z.object({
  token: z.string().min(1),
  expires_in: z.union([z.number().positive(), z.string().regex(/^\d{1,9}$/)]),
})
