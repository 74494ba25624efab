// One endpoint of the contract plus one use case become one route.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import type { z } from 'zod'
import type { Endpoint, Received } from '#contract/endpoint.ts'
import { failuresOf } from '#contract/failures-of.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { seal } from '#contract/scramble.ts'
import type { ApiScope } from '#domain/api-scope.ts'
import { type Words, wordsOf } from '#words/language.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Actor, Member, Person, Scope } from '../scope.ts'
import { findClient, isErased } from '../store/clients.ts'
import { recordSecurityEvent } from '../store/security-events.ts'
import {
  authenticate,
  type Caller,
  callerOf,
  noteCaller,
  refuseRole,
  refuseUnproven,
  refuseWhileViewing,
  scopeOf,
} from './access.ts'
import { addressBlock } from './address-block.ts'
import { type SignedGate, signedGate } from './api-key-check.ts'
import { browserKey, keepBrowserKey } from './browser-key.ts'
import { clientNamedIn, takesClient } from './client-named.ts'
import { sendFailure } from './failures.ts'
import { isKeyed, onceByKey } from './once-by-key.ts'
import { languageOf, noteLanguage } from './reader-language.ts'
import { parsePart, refuseUnstorable } from './request-parts.ts'
import { siteOf } from './site-files.ts'
import { type NewVisit, newVisit, noteVisitor, recogniseVisitor, type Visitor, visitorOf } from './visitors.ts'
import { workOfCalls } from './work-of-calls.ts'

/** What a handler is called with: the checked request and who makes it. */
export type Call<E extends Endpoint> = Received<E> & {
  readonly deps: Deps
  /** The client whose data the call may touch. Reading it on a call without one (public, staff) is a mistake of ours and throws. */
  readonly scope: Scope
  /** The same, undefined when staff named no client and the call takes none. */
  readonly scopeIfAny: Scope | undefined
  readonly actor: Actor
  /** Who makes the call on staff; undefined for clients and for the shared password. */
  readonly member: Member | undefined
  /** Of a system: what its key was issued for; none of anybody else. */
  readonly keyScopes: readonly ApiScope[]
  /** Who makes the call of a client's people; undefined for staff, systems and visitors. */
  readonly person: Person | undefined
  /** Whether the company wants a passkey that the session has not shown. */
  readonly owesPasskey: boolean
  /** Whether the session has shown one. */
  readonly byPasskey: boolean
  /** Who makes a call of access 'visitor' without a session. Otherwise reading it throws. */
  readonly visitor: Visitor
  /** The visitor whose visit a public call goes on with; undefined when it carries no good key of one. */
  returningVisitor(): Promise<Visitor | undefined>
  newVisit(): Promise<NewVisit>
  /** Any texts in the language of the reader. */
  readonly say: Words
  /** The bearer token of the request; empty on public calls. */
  readonly token: string
  /** Network address of the caller, for limits: of IPv6 the network. */
  readonly address: string
  /** Where the installation is found: 'https://portage.example.com'; as the request says where it is not configured, empty when that is none. */
  readonly site: string
  /** The key that this browser alone holds while somebody is at the provider of single sign-on. */
  readonly browserKey: string | undefined
  keepBrowserKey(key: string | undefined): void
  /** As the browser names itself, at most 300 characters. */
  readonly userAgent: string
  /** Whether the browser asks not to be tracked: Do Not Track or Global Privacy Control. */
  readonly wantsPrivacy: boolean
  /** Names the file of a PDF answer. */
  attachAs(filename: string): void
}

/** What a handler answers: bytes, pieces of an archive, or the fields of the JSON answer but `success`, which `serve` adds. */
export type Content<E extends Endpoint> =
  z.input<E['answer']> extends Uint8Array
    ? Uint8Array
    : z.input<E['answer']> extends AsyncIterable<Uint8Array>
      ? Readable
      : ReadonlyDeep<WithoutSuccess<z.input<E['answer']>>>
/** Of each member where the answer is one of several. */
type WithoutSuccess<A> = A extends unknown ? Omit<A, 'success'> : never

const LONGEST_USER_AGENT = 300

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Content<E>>

type ReadonlyDeep<T> = T extends Uint8Array
  ? T
  : T extends readonly (infer U)[]
    ? readonly ReadonlyDeep<U>[]
    : T extends object
      ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
      : T

/**
 * Registers an endpoint: access and request key, then the schemas, then the handler, then its answer through the schema.
 * A call that staff make on a client's behalf is registered under the path of the client too.
 */
export function serve<E extends Endpoint>(app: FastifyInstance, deps: Deps, endpoint: E, handler: Handler<E>): void {
  register(app, deps, endpoint, handler)
  if (endpoint.staffTwin) register(app, deps, onBehalf(endpoint), handler as unknown as Handler<Endpoint>)
}

function register<E extends Endpoint>(app: FastifyInstance, deps: Deps, endpoint: E, handler: Handler<E>): void {
  const context = {
    failure: endpoint.failure,
    failures: deps.settings.production ? undefined : failuresOf(endpoint),
    bodyLimitBytes: endpoint.bodyLimitBytes,
    endpoint: endpoint.path,
  }
  const signed = endpoint.access === 'api-key' ? signedGate(deps) : undefined
  const noted = workOfCalls(app)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimitBytes,
    exposeHeadRoute: false,
    errorHandler: (error, request, reply) => sendFailure(request, reply, error, context),
    preParsing: signed && (async (request, _reply, body) => letSigned(signed, endpoint, request, body)),
    onRequest: (request) => noted(admit(deps, endpoint, request)),
    handler: async (request, reply) => reply.send(await noted(answered(deps, endpoint, handler, request, reply))),
  })
}

/** Notes who makes the call, or throws. */
async function admit(deps: Deps, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.access === 'visitor' && request.headers.authorization === undefined)
    return noteVisitor(request, await recogniseVisitor(deps, request))
  const incoming = { headers: request.headers, method: request.method, url: request.url }
  const caller = await authenticate(deps, endpoint.access, incoming)
  if (!caller) return
  refuseRole(endpoint, caller)
  refuseWhileViewing(endpoint, request.headers)
  await refuseUnproven(deps, endpoint, caller)
  noteCaller(request, caller)
  request.log = request.log.child({ actor: `${caller.actor.kind} ${caller.actor.id}` })
}

/** What is to be sent. */
async function answered<E extends Endpoint>(
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object | string> {
  const call = callOf(deps, endpoint, request, reply, callerOf(request))
  if (call.scopeIfAny) await refuseUnknownClient(deps, call.scopeIfAny, endpoint.changes)
  noteLanguage(request, reply)
  const made = async () => {
    const content = await handler(call)
    await noteEvent(deps, endpoint, call as unknown as Call<Endpoint>)
    if (endpoint.startsJob) reply.code(202)
    return answerOf(reply, endpoint, content, visitorOf(request))
  }
  reply.header('cache-control', 'no-store')
  if (!isKeyed(endpoint, request)) return made()
  const { actor, scopeIfAny } = call
  const make = async () => asSent(reply, await made())
  const { makesPaper } = endpoint
  return onceByKey(deps, { request, reply, actor, clientId: scopeIfAny?.clientId ?? null, makesPaper, make })
}

/** Notes the system that signed the request and answers the body, which was read for it. */
async function letSigned(gate: SignedGate, endpoint: Endpoint, request: FastifyRequest, body: RequestPayload) {
  const { headers, method, url } = request
  const incoming = { headers, method, url, body, limitBytes: endpoint.bodyLimitBytes, scope: endpoint.keyScope }
  const signed = await gate(incoming)
  noteCaller(request, signed.caller)
  request.log = request.log.child({ actor: signed.caller.actor.id })
  return signed.body
}

/** What the call says of itself, and every change that staff make on a client's behalf. */
async function noteEvent({ db, now }: Deps, endpoint: Endpoint, call: Call<Endpoint>): Promise<void> {
  const { address, scopeIfAny } = call
  const onBehalf = endpoint.changes && scopeIfAny?.actor.kind === 'staff'
  const kind = endpoint.event ?? (onBehalf ? 'on-behalf' : undefined)
  if (!kind) return
  const detail = `${endpoint.method} ${endpoint.path}`
  const clientId = scopeIfAny?.clientId ?? null
  const { kind: actorKind, name: person } = call.actor
  const personId = call.member?.id ?? call.person?.id
  await recordSecurityEvent(db, { at: now(), kind, actorKind, person, personId, clientId, address, detail })
}

function callOf<E extends Endpoint>(
  deps: Deps,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | undefined,
): Call<E> {
  refuseUnstorable([request.params, request.query, request.body])
  const params = parsePart<E['params']>(endpoint.params, request.params, 'params')
  const query = parsePart<E['query']>(endpoint.query, request.query, 'query')
  const body = parsePart<E['body']>(endpoint.body, request.body ?? {}, 'body')
  const scope = caller && scopeOf(caller, [params, query, body].flatMap(clientNamedIn))
  if (caller && !scope && takesClient(endpoint)) throw new AppError('invalid', 'client-not-named')
  return {
    params,
    query,
    body,
    deps,
    get scope() {
      return required(scope, endpoint)
    },
    scopeIfAny: scope,
    get actor() {
      return required(caller, endpoint).actor
    },
    member: caller?.member,
    keyScopes: caller?.keyScopes ?? [],
    person: caller?.person,
    owesPasskey: caller?.owesPasskey ?? false,
    byPasskey: caller?.byPasskey ?? false,
    get visitor() {
      return required(visitorOf(request), endpoint)
    },
    returningVisitor: () => visitorIfAny(deps, request),
    newVisit: () => newVisit(deps),
    say: wordsOf(languageOf(request)),
    token: caller?.token ?? '',
    address: addressBlock(request.ip),
    site: siteOf(deps.settings, request),
    browserKey: browserKey(request, siteOf(deps.settings, request)),
    keepBrowserKey: (key) => keepBrowserKey(reply, siteOf(deps.settings, request), key),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
    wantsPrivacy: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
    attachAs: (filename) => {
      reply.header('content-disposition', `attachment; filename="${filename.replace(/[^\w. -]/g, '_')}"`)
    },
  }
}

/** Throws `missing` when staff or a system named a client that does not exist. A client's own scope always exists. */
async function refuseUnknownClient({ db }: Deps, scope: Scope, changes: boolean): Promise<void> {
  if (scope.actor.kind === 'client') return
  if (!(await findClient(db, scope.clientId))) throw new AppError('missing', 'not-found')
  if (changes && (await isErased(db, scope.clientId))) throw new AppError('conflict', 'client-erased')
}

/** A key that is refused here only means that a visit begins anew. */
async function visitorIfAny(deps: Deps, request: FastifyRequest): Promise<Visitor | undefined> {
  try {
    return await recogniseVisitor(deps, request)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** What the handler answered, through the answer's schema: what does not fit it is a mistake of ours. A visitor's is sealed. */
async function answerOf(
  reply: FastifyReply,
  endpoint: Endpoint,
  content: unknown,
  visitor: Visitor | undefined,
): Promise<object> {
  if (endpoint.answerKind === 'json') {
    const answer = endpoint.answer.parse({ success: true, ...asObject(content) })
    return visitor ? { sealed: await seal(JSON.stringify(answer), visitor) } : Object(answer)
  }
  if (content instanceof Readable) {
    reply.type(endpoint.answerKind === 'csv' ? 'text/csv; charset=utf-8' : 'application/zip')
    return content
  }
  if (!(content instanceof Uint8Array)) throw new TypeError(`${endpoint.path} answered no bytes`)
  reply.type(endpoint.answerKind === 'pdf' ? 'application/pdf' : 'application/x-ndjson; charset=utf-8')
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}

/** The body of an answer as it goes over the wire. */
function asSent(reply: FastifyReply, answer: object): string | Buffer {
  if (answer instanceof Buffer) return answer
  reply.type('application/json; charset=utf-8')
  return JSON.stringify(answer)
}

const asObject = (content: unknown): object => (typeof content === 'object' && content !== null ? content : {})

function required<T>(value: T | undefined, endpoint: Endpoint): T {
  if (value === undefined) throw new TypeError(`${endpoint.method} ${endpoint.path} has no signed-in caller or client`)
  return value
}
