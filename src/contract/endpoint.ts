// The shape every call of the API is described in: the server registers it, the browser calls it, OpenAPI prints it.
import { z } from 'zod'
import type { ApiScope } from '#domain/api-scope.ts'
import type { ClientRole } from '#domain/client-role.ts'
import type { SecurityEventKind } from '#domain/security-event.ts'
import type { StaffRole } from '#domain/staff-role.ts'
import type { Words } from '#words/language.ts'
import type { FailureCode } from './failure-codes.ts'

/**
 * Who may call: anybody; a visitor with the id and secret of a visit, whose answer is sealed, or a signed-in client, whose is not;
 * a client for itself; staff; client or staff, staff naming the client with `clientId`; or a system that signs its requests with an API key.
 */
export type Access = 'public' | 'visitor' | 'client' | 'staff' | 'client-or-staff' | 'api-key'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * What the answer's body is: JSON that `answer` describes, a PDF file, lines of JSON each of which is one record, or a ZIP archive
 * or a CSV file that is sent while it is made.
 */
type AnswerKind = 'json' | 'pdf' | 'json-lines' | 'zip' | 'csv'

/** The answer of a call of kind 'zip' or 'csv'. */
export const streamAnswer = z.custom<AsyncIterable<Uint8Array>>()

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  readonly method: Method
  /** Fastify path: parameters as ':name'. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  readonly answerKind: AnswerKind
  /** What the user reads when the server itself breaks. */
  readonly failure: (say: Words) => string
  /** Codes it can be refused with beside those of its kind (`failures-of.ts`). */
  readonly failures: readonly FailureCode[]
  readonly bodyLimitBytes: number
  /** Of staff: the least role that may call. */
  readonly leastRole: StaffRole
  /** Of a client's people: the least role that may call. */
  readonly leastClientRole: ClientRole
  /** Of systems: what their key must be issued for. */
  readonly keyScope: ApiScope
  /** Whether staff make the same call on a client's behalf, under the path of the client. */
  readonly staffTwin: boolean
  /** Whether it changes or makes something; false too for a question that is long enough to be sent as a body. */
  readonly changes: boolean
  /** Whether it makes something that asking again would make twice: it takes an Idempotency-Key. */
  readonly makes: boolean
  /** Whether all that it makes is one paper, or nothing that is kept: cut off, it is gone on with by whoever sends its key again. */
  readonly makesPaper: boolean
  /** Whether what it asks for is done by a job, after the answer: 202 instead of 200. */
  readonly startsJob: boolean
  /** Whether the caller must have signed in, or signed in again, within `FRESH_MINUTES`. */
  readonly asksAgain: boolean
  /** Whether it is open to who still owes the passkey that the company wants. */
  readonly withoutPasskey: boolean
  /** What the log of security events keeps of each call that succeeded. */
  readonly event?: SecurityEventKind
}

/** How long ago signing in may be for what outlives a session: who took over one left open, or a token, changes nothing of it. */
export const FRESH_MINUTES = 15

/** Bodies are at most 1 MB unless an endpoint says otherwise. */
export const DEFAULT_BODY_LIMIT_BYTES = 1_000_000

const nothing = z.strictObject({})
type Nothing = typeof nothing

type Given<P, Q, B, A> = {
  method: Method
  path: string
  access: Access
  summary: string
  params?: P
  query?: Q
  body?: B
  answer: A
  answerKind?: AnswerKind
  failure: (say: Words) => string
  failures?: readonly FailureCode[]
  bodyLimitBytes?: number
  leastRole?: StaffRole
  leastClientRole?: ClientRole
  keyScope?: ApiScope
  staffTwin?: boolean
  changes?: boolean
  /** 'paper': all that it makes is one paper, or nothing that is kept. */
  makes?: boolean | 'paper'
  startsJob?: boolean
  asksAgain?: boolean
  withoutPasskey?: boolean
  event?: SecurityEventKind
}

/**
 * Describes one call; what is left out takes nothing (params, query, body) or the default (JSON, 1 MB, a twin for staff where clients may
 * call, changes unless it is a GET; of staff and of a client's people, readers may what changes nothing,
 * operators and members the rest; what strangers may, every reader may).
 */
export function endpoint<
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(given: Given<P, Q, B, A>): Endpoint<P, Q, B, A> {
  const changes = given.changes ?? given.method !== 'GET'
  return {
    ...given,
    leastRole: given.leastRole ?? (changes ? 'operator' : 'reader'),
    leastClientRole: given.leastClientRole ?? (changes && given.access !== 'visitor' ? 'member' : 'reader'),
    params: given.params ?? (nothing as unknown as P),
    query: given.query ?? (nothing as unknown as Q),
    body: given.body ?? (nothing as unknown as B),
    failures: given.failures ?? [],
    keyScope: given.keyScope ?? 'import',
    answerKind: given.answerKind ?? 'json',
    bodyLimitBytes: given.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
    staffTwin: given.staffTwin ?? (given.access === 'client' || given.access === 'client-or-staff'),
    makes: given.makes !== undefined && given.makes !== false,
    makesPaper: given.makes === 'paper',
    startsJob: given.startsJob ?? false,
    asksAgain: given.asksAgain ?? false,
    withoutPasskey: given.withoutPasskey ?? false,
    changes,
  }
}

/** What a caller hands in, before the schemas' defaults. */
export type Asked<E extends Endpoint> = {
  params: z.input<E['params']>
  query: z.input<E['query']>
  body: z.input<E['body']>
}

/** What a use case gets, after the schemas. */
export type Received<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

export type AnswerOf<E extends Endpoint> = z.output<E['answer']>
