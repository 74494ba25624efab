// Stands in for the server in component tests. Built from the contract: a request must fit the endpoint's schemas, and so
// must the answer a test gives; a call nobody answers fails the test.
import { vi } from 'vitest'
import type { z } from 'zod'
import { listComments } from '#contract/comments.ts'
import { dutyByMonth } from '#contract/duty-by-month.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FailureCode } from '#contract/failure-codes.ts'
import { countUnreadNotifications, countUnreadStaffNotifications } from '#contract/notifications.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { listPaperJobs } from '#contract/paper-jobs.ts'
import { getSampleShipment } from '#contract/sample-shipment.ts'
import { listSavedViews } from '#contract/saved-views.ts'
import { getShipmentLookup } from '#contract/shipment-lookup.ts'
import type { InEach } from '#domain/language.ts'

type Request<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  readonly params: z.output<P>
  readonly query: z.output<Q>
  readonly body: z.output<B>
  readonly headers: Headers
}

type Refusal = {
  readonly status: number
  readonly error: string
  readonly said?: InEach
  readonly code: FailureCode
  readonly details?: unknown
}
type Reply = { readonly status: number; readonly body: unknown }

export type FakeCall = {
  readonly endpoint: Endpoint
  readonly reply: (parts: { params: unknown; query: unknown; body: unknown; headers: Headers }) => Promise<Reply>
}

/** Answers an endpoint with what the function gives: the answer's body, `refusal(...)`, or `never` to hang. */
export function answer<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  give: (request: Request<P, Q, B>) => unknown,
): FakeCall {
  return {
    endpoint,
    reply: async ({ params, query, body, headers }) => {
      const given = await give({
        params: endpoint.params.parse(params),
        query: endpoint.query.parse(query),
        body: endpoint.body.parse(body),
        headers,
      })
      if (given instanceof Refused) return given.reply
      endpoint.answer.parse(given)
      return { status: 200, body: given }
    },
  }
}

class Refused {
  readonly reply: Reply
  constructor({ status, ...body }: Refusal) {
    this.reply = { status, body: { success: false, ...body } }
  }
}

/** `error`: in English, or in each language as the server says it. */
export const refusal = (
  status: number,
  error: string | InEach,
  code: FailureCode = 'broken',
  details?: unknown,
): Refused =>
  new Refused({ status, ...(typeof error === 'string' ? { error } : { error: error.en, said: error }), code, details })

/** Thrown inside a reply: the request gets no answer at all. */
export const noAnswer = (): never => {
  throw new TypeError('Failed to fetch')
}

const nothingUnread = () => ({ success: true, data: { unread: 0 } })
const nothingSaid = () => ({
  success: true,
  data: [],
  pagination: { currentPage: 1, lastPage: 1, perPage: 20, total: 0 },
  unread: 0,
})
const noPapersAsked = () => ({ success: true, data: [] })
const nothingLookedUp = () => ({ success: true, data: null })
/** What every screen asks beside its own calls; answered where a test says nothing of it, and not listed. */
const BESIDE: readonly FakeCall[] = [
  answer(countUnreadNotifications, nothingUnread),
  answer(countUnreadStaffNotifications, nothingUnread),
  answer(listComments, nothingSaid),
  answer(onBehalf(listComments), nothingSaid),
  answer(dutyByMonth, () => ({ success: true, data: { year: 2026, years: [2026], months: [] } })),
  answer(listSavedViews, () => ({ success: true, data: [] })),
  answer(getSampleShipment, () => ({ success: true, data: null })),
  answer(getShipmentLookup, nothingLookedUp),
  answer(listPaperJobs, noPapersAsked),
  answer(onBehalf(listPaperJobs), noPapersAsked),
  answer(onBehalf(getShipmentLookup), nothingLookedUp),
]

/** Puts the calls in place of `fetch` and answers the list of requests made, as 'GET /api/...'. */
export function fakeApi(...calls: readonly FakeCall[]): string[] {
  const made: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const url = new URL(path, 'http://portage.example')
    const isOf = ({ endpoint }: FakeCall) => endpoint.method === init.method && paramsOf(endpoint.path, url.pathname)
    if (calls.some(isOf) || !BESIDE.some(isOf)) made.push(`${init.method} ${path}`)
    for (const call of [...calls, ...BESIDE]) {
      const params = paramsOf(call.endpoint.path, url.pathname)
      if (call.endpoint.method !== init.method || !params) continue
      const query = Object.fromEntries(url.searchParams)
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {}
      const reply = await call.reply({ params, query, body, headers: new Headers(init.headers) })
      return new Response(JSON.stringify(reply.body), { status: reply.status })
    }
    throw new Error(`no fake answers ${init.method} ${path}`)
  })
  return made
}

/** '/api/shipments/:id' against a path: its parameters, or undefined when it is another call. */
function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const wanted = template.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return params
}
