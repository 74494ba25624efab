// Calls of the public tools: a visit with its secret, a request key for each call, answers that come sealed, and what is left of
// the day. Source: decisions 5.
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { quota, sealedAnswer, VISITOR_HEADER, visit } from '#contract/public-tools.ts'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { unseal } from '#contract/scramble.ts'
import { wordsOf } from '#words/language.ts'
import { call, failureOf, type Input, isRequestKeyRefusal, pathOf } from './call.ts'
import { factsOf } from './failure-facts.ts'
import { ApiFailure } from './failures.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { pageLanguage } from './page-language.ts'
import { currentToken } from './session.ts'

export type Quota = z.output<typeof quota>
type Visit = z.output<typeof visit.answer>
type Visitor = Pick<Visit, 'visitorId' | 'secret'>

const KEPT = 'visit'
const kept = z.object({ visitorId: z.string(), secret: z.string() })

/**
 * Calls an endpoint of the public tools, as the signed-in client where there is one, and answers its parsed body. Throws `ApiFailure` with the server's sentence, `NoConnection`
 * when no answer came. A refused key is made again once with the server's clock.
 */
export async function visitorCall<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  input: Input<P, Q, B>,
  signal?: AbortSignal,
): Promise<z.output<A>> {
  if (currentToken('client') !== undefined) {
    const answer = await call(endpoint, input, { signal })
    noteQuota(quota.safeParse(answer).data)
    return answer
  }
  const visitor = storedVisitor() ?? (await openVisit())
  const body = 'body' in input ? JSON.stringify(input.body) : undefined
  const path = pathOf(endpoint.path, input)
  const ask = (now: Date) => send(visitor, { endpoint, path, body, now, signal })
  const { response, requestKey } = await answered(ask)
  const sealed = sealedAnswer.safeParse(await response.json().catch(() => undefined))
  const answer = sealed.success ? await opened(sealed.data.sealed, { secret: visitor.secret, requestKey }) : undefined
  const parsed = endpoint.answer.safeParse(answer)
  if (!parsed.success)
    throw new ApiFailure(response.status, undefined, (language) => endpoint.failure(wordsOf(language)), parsed.error)
  noteQuota(quota.safeParse(answer).data)
  return parsed.data
}

/** Goes on with the visit that is kept, or begins one. Keeps it and what is left of the day. */
export async function openVisit(signal?: AbortSignal): Promise<Visit> {
  const visitor = storedVisitor()
  const ask = (now: Date) => send(visitor, { endpoint: visit, path: visit.path, now, signal })
  const { response } = await answered(ask)
  const parsed = visit.answer.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success)
    throw new ApiFailure(response.status, undefined, (language) => visit.failure(wordsOf(language)), parsed.error)
  const { visitorId, secret, left, limit, turnsAt } = parsed.data
  localStorage.setItem(KEPT, JSON.stringify({ visitorId, secret }))
  noteQuota({ left, limit, turnsAt })
  return parsed.data
}

function storedVisitor(): Visitor | undefined {
  try {
    return kept.safeParse(JSON.parse(localStorage.getItem(KEPT) ?? 'null')).data
  } catch {
    return undefined // not JSON: as good as nothing stored
  }
}

type Sent = { readonly response: Response; readonly requestKey: string }
type Outgoing = {
  readonly endpoint: Pick<Endpoint, 'method' | 'changes'>
  readonly path: string
  readonly body?: string | undefined
  readonly now: Date
  readonly signal?: AbortSignal | undefined
}

async function answered(ask: (now: Date) => Promise<Sent>): Promise<Sent> {
  const first = await ask(new Date())
  if (first.response.ok) return first
  const serverClock = first.response.headers.get('date')
  const failure = await failureOf(first.response)
  if (!isRequestKeyRefusal(failure) || !serverClock) throw noteUsedUp(failure)
  const second = await ask(new Date(serverClock))
  if (second.response.ok) return second
  const again = await failureOf(second.response)
  if (isRequestKeyRefusal(again)) localStorage.removeItem(KEPT)
  throw noteUsedUp(again)
}

async function send(visitor: Visitor | undefined, { endpoint, path, body, now, signal }: Outgoing): Promise<Sent> {
  const { method } = endpoint
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': pageLanguage(),
    'cache-control': 'no-cache',
  }
  const requestKey = visitor ? await newRequestKey(visitor.secret, method, path, now) : ''
  if (visitor) {
    headers[VISITOR_HEADER] = visitor.visitorId
    headers[REQUEST_KEY_HEADER] = requestKey
  }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const response = await fetchInTime(endpoint, path, { method, headers, body, signal })
  return { response, requestKey }
}

async function opened(sealed: string, key: { secret: string; requestKey: string }): Promise<unknown> {
  try {
    return JSON.parse(await unseal(sealed, key))
  } catch {
    return undefined // changed on the way: the schema refuses it
  }
}

let known: Quota | undefined
const listeners = new Set<() => void>()

function noteQuota(next: Quota | undefined): void {
  if (!next) return
  known = next
  for (const listener of listeners) listener()
}

/** The 21st check says itself that nothing is left. */
function noteUsedUp(failure: ApiFailure): ApiFailure {
  const used = factsOf(failure, 'daily-checks-used-up')
  if (used) noteQuota({ left: 0, limit: used.limit, turnsAt: used.turnsAt })
  return failure
}

/** What is left of the day, as the last answer said; undefined before the first. */
export function useQuota(): Quota | undefined {
  return useSyncExternalStore(onQuota, () => known)
}

function onQuota(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
