// One call of the API, typed by its endpoint: builds the request, sends it, reads the answer, and treats every failure
// in one place. Source: architecture "Errors"; decisions 5 (request key).
import { z } from 'zod'
import { COMPANY_HEADER } from '#contract/company-header.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { refusal } from '#contract/envelope.ts'
import type { FailureCode } from '#contract/failure-codes.ts'
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts'
import { staffPath, VIEW_ONLY_HEADER } from '#contract/on-behalf.ts'
import { PAGE_BUILD_HEADER, pageBuildOf } from '#contract/page-build.ts'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { BUSINESS_INFO_PATH, COMPANIES_PATH, COMPANY_SWITCH_PATH, LOGOUT_PATH } from '#contract/session-paths.ts'
import { texts as apiTexts } from '#texts/en/api.ts'
import { texts as sessionTexts } from '#texts/en/session.ts'
import { type Sentence, sentence, wordsOf } from '#words/language.ts'
import { ApiFailure, NoConnection } from './failures.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { makingKey, noteMaking, patientlyMade } from './making-keys.ts'
import { noteAnswer } from './offline.ts'
import { pageLanguage } from './page-language.ts'
import { type Actor, currentSessions, currentToken, endSession, rereadSessions } from './session.ts'
import { mayGoOn } from './sign-in-again.ts'

type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [N in Name]?: Value } : { readonly [N in Name]: Value }

/** What a call is given; parts that need nothing may be left out. */
export type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', z.input<P>> &
  Part<'query', z.input<Q>> &
  Part<'body', z.input<B>>

type CallOptions = {
  /** Whose token the call carries where both may call; a client's when left out. */
  readonly actor?: Actor
  /** The client staff work for: the call goes to its twin under the path of that client. */
  readonly clientId?: string | undefined
  /** Refuses every call that changes something before it is sent, as the server would: the header says so. */
  readonly viewOnly?: boolean | undefined
  readonly signal?: AbortSignal
  /** Of who is being asked to sign in again: its refusal is told there and asks nothing anew. */
  readonly isProof?: boolean
}

type AnyInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/**
 * Calls an endpoint and answers its parsed body.
 * Throws `ApiFailure` with the server's code and sentence (or `HTTP error! status: n`), `NoConnection` when no answer came.
 * A 401 on a call that carried a token ends the session, except on the business-info read and for a refused request key.
 */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  input: Input<P, Q, B>,
  options: CallOptions = {},
): Promise<z.output<A>> {
  const response = await send(endpoint, input, options)
  const body: unknown = await response.json().catch(() => undefined)
  if (isOfThisBuild(response, endpoint) && body !== undefined) return body as z.output<A>
  const answer = endpoint.answer.safeParse(body)
  if (answer.success) return answer.data
  throw new ApiFailure(response.status, 'broken', (language) => endpoint.failure(wordsOf(language)), answer.error)
}

/**
 * Whether a server of this page's own build has put the answer through the schema that it would be read by here: hundreds of items are not
 * read twice. Not what a making answered, which the server may have kept since a build before.
 */
const isOfThisBuild = ({ headers }: Response, { makes }: Endpoint): boolean => {
  const build = pageBuildOf(document.querySelector('script[type=module]')?.getAttribute('src') ?? '')
  return build !== undefined && headers.get(PAGE_BUILD_HEADER) === build && !makes
}

/** Calls an endpoint that answers a file. Throws `ApiFailure` with `Download failed: n`, or `NoConnection`. */
export async function callForFile<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  endpoint: Endpoint<P, Q, B>,
  input: Input<P, Q, B>,
  options: CallOptions = {},
): Promise<Blob> {
  const response = await send(endpoint, input, options, (status) =>
    sentence(sessionTexts, (words) => words.downloadFailed(status)),
  )
  return response.blob()
}

/** What is said of an answer that is none of the API. */
type Otherwise = (status: number) => Sentence
const httpError: Otherwise = (status) => sentence(sessionTexts, (words) => words.httpError(status))

/** Sends the call; a refused request key is made again once with the server's clock, since ours may be wrong. */
async function send(
  endpoint: Endpoint,
  input: AnyInput,
  options: CallOptions,
  otherwise: Otherwise = httpError,
): Promise<Response> {
  if (options.viewOnly && endpoint.changes)
    throw new ApiFailure(
      403,
      'view-only',
      sentence(apiTexts, ({ viewOnly }) => viewOnly),
    )
  const actor = actorOf(endpoint, options)
  const path = pathFor(endpoint, input, options)
  const body = endpoint.method === 'POST' || endpoint.method === 'PUT' ? JSON.stringify(input.body ?? {}) : undefined
  const key = makingKey(endpoint, path, body)
  if (key === undefined) return answered({ endpoint, path, body, actor, options }, otherwise)
  try {
    const asking = { endpoint, path, body, key, actor, options }
    const response = await patientlyMade(() => answered(asking, otherwise).then(wholeOf), options.signal)
    noteMaking(path, body, key)
    return response
  } catch (problem) {
    noteMaking(path, body, key, problem)
    throw problem
  }
}

/** The answer once all of it is there: one that is cut off is none. */
async function wholeOf(response: Response): Promise<Response> {
  await response
    .clone()
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new NoConnection('the answer was cut off', { cause })
    })
  return response
}

type Asking = {
  readonly endpoint: Endpoint
  readonly path: string
  readonly body: string | undefined
  /** Names the making, for calls that make something. */
  readonly key?: string
  readonly actor: Actor | undefined
  readonly options: CallOptions
}

/** The answer of a success; throws the failure of any other. Waits while its caller signs in again, and then asks anew. */
async function answered(asking: Asking, otherwise: Otherwise): Promise<Response> {
  const { actor, options } = asking
  for (;;) {
    try {
      return await answeredOnce(asking, otherwise)
    } catch (failure) {
      if (!actor || options.isProof || !(await mayGoOn(actor, failure))) throw failure
      options.signal?.throwIfAborted()
    }
  }
}

async function answeredOnce(asking: Asking, otherwise: Otherwise): Promise<Response> {
  const { endpoint, actor } = asking
  const ask = (now: Date) => request(asking, now)
  const first = await ask(new Date())
  if (first.ok) return first
  const failure = await failureOf(first, otherwise)
  const serverClock = first.headers.get('date')
  if (failure.status !== 401 || !isRequestKeyRefusal(failure) || !serverClock) return refuse(endpoint, actor, failure)
  const second = await ask(new Date(serverClock))
  return second.ok ? second : refuse(endpoint, actor, await failureOf(second, otherwise))
}

const actorOf = (endpoint: Endpoint, options: CallOptions): Actor | undefined => {
  if (endpoint.access === 'public') return undefined
  return endpoint.access === 'staff' ? 'staff' : (options.actor ?? 'client')
}

/** Calls that mean the session and not a company. */
const OF_ANY_COMPANY: readonly string[] = [COMPANIES_PATH, COMPANY_SWITCH_PATH, LOGOUT_PATH]

async function request({ endpoint, path, body, key, actor, options }: Asking, now: Date): Promise<Response> {
  const { signal, viewOnly } = options
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': pageLanguage(),
    'cache-control': 'no-cache',
    pragma: 'no-cache',
  }
  if (viewOnly) headers[VIEW_ONLY_HEADER] = '1'
  const token = actor && currentToken(actor)
  if (token) headers.authorization = `Bearer ${token}`
  if (token && actor === 'client') headers[REQUEST_KEY_HEADER] = await newRequestKey(token, endpoint.method, path, now)
  const company = actor === 'client' && !OF_ANY_COMPANY.includes(endpoint.path) && currentSessions().client?.companyId
  if (company) headers[COMPANY_HEADER] = company
  if (key !== undefined) headers[IDEMPOTENCY_HEADER] = key
  if (body) headers['content-type'] = 'application/json'
  const response = await fetchInTime(endpoint, path, { method: endpoint.method, headers, body, signal })
  noteAnswer(response)
  return response
}

/** The path of the call; for staff who work for a client the one under that client. */
function pathFor(endpoint: Endpoint, input: AnyInput, { actor, clientId }: CallOptions): string {
  if (actor !== 'staff' || clientId === undefined || !endpoint.staffTwin) return pathOf(endpoint.path, input)
  return pathOf(staffPath(endpoint.path), { ...input, params: { ...Object(input.params), clientId } })
}

/** '/api/shipments/:id' with its parameters filled in and the query behind it. */
export function pathOf(template: string, input: AnyInput): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name) ?? '')))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

/** What an answer that is no success says. */
export async function failureOf(response: Response, otherwise: Otherwise = httpError): Promise<ApiFailure> {
  const answer = refusalAnswer.safeParse(await response.json().catch(() => undefined))
  if (!answer.success) return new ApiFailure(response.status, undefined, otherwise(response.status))
  const { code, error, said, details } = answer.data
  return new ApiFailure(response.status, code, (language) => said?.[language] ?? error, details)
}

/** A code that only a newer server knows is like none: nothing here goes by it. The list of codes is long, and no first screen needs it. */
const refusalAnswer = refusal(
  z
    .custom<FailureCode>((code) => typeof code === 'string')
    .optional()
    .catch(undefined),
)

const KEY_REFUSALS: readonly (FailureCode | undefined)[] = [
  'request-key-missing',
  'request-key-invalid',
  'request-key-old',
  'request-key-ahead',
  'request-key-used',
]
/** Whether the server refused the request key itself, which says nothing about the session. */
export const isRequestKeyRefusal = ({ code }: ApiFailure): boolean => KEY_REFUSALS.includes(code)

function refuse(endpoint: Endpoint, actor: Actor | undefined, failure: ApiFailure): never {
  if (failure.code === 'company-switched') rereadSessions()
  if (failure.status !== 401 || !actor || isRequestKeyRefusal(failure)) throw failure
  const isBusinessInfoRead = endpoint.path === BUSINESS_INFO_PATH && endpoint.method === 'GET'
  if (!isBusinessInfoRead) endSession(actor, 'expired')
  throw new ApiFailure(
    401,
    'session-expired',
    sentence(sessionTexts, ({ expired }) => expired),
    failure.details,
  )
}
