// Calls that make something, made once by their key: the second with the same key and content is given the answer of the first.
// A call that failed and made nothing gives its key back; of one that broke or was cut off nobody knows, and it is not made again.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { IDEMPOTENCY_HEADER, isIdempotencyKey, KEY_KEPT_HOURS, REPLAYED_HEADER } from '#contract/idempotency.ts'
import type { Deps } from '../deps.ts'
import { AppError, StorageError } from '../errors.ts'
import type { Actor } from '../scope.ts'
import { beginOnce, findKeptCall, giveKeyBack, type KeptCall, keepAnswer, keepUnknown } from '../store/idempotency.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'secrets'>

const KEPT_MS = KEY_KEPT_HOURS * 60 * 60 * 1000
/** Longer than any call takes: one that is not answered after it was cut off. */
const UNDER_WAY_MS = 2 * 60 * 1000
/** What the answer's body is told by. */
const KEPT_HEADERS = ['content-type', 'content-disposition', 'content-language'] as const

type Making = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly actor: Actor
  readonly clientId: string | null
  /** Makes the thing; its headers stand in `reply`. */
  readonly make: () => Promise<string | Buffer>
}

/** Whether the call names itself by a key and is one of those that make something. */
export const isKeyed = ({ makes }: Pick<Endpoint, 'makes'>, { headers }: FastifyRequest): boolean =>
  makes && headers[IDEMPOTENCY_HEADER] !== undefined

/** What is to be sent: made now, or as it was answered before. Throws for a key that is none, is under way, or stood for something else. */
export async function onceByKey(needs: Needs, making: Making): Promise<string | Buffer> {
  const { db, now } = needs
  const { request, reply, clientId } = making
  const call = { owner: ownerOf(making), key: keyOf(request) }
  const fingerprint = fingerprintOf(request)
  const at = now()
  const isFirst = await beginOnce(db, { ...call, clientId, fingerprint, at }, new Date(at.getTime() - KEPT_MS))
  if (!isFirst) {
    const kept = await findKeptCall(db, call)
    return replayed(reply, { kept, answer: kept && openedAnswer(needs, kept) }, fingerprint, at)
  }
  try {
    const body = await making.make()
    const answer = { status: reply.statusCode, headers: headersOf(reply), bytes: Buffer.from(body) }
    await keepAnswer(db, call, { at: now(), ...sealedAnswer(needs, call.owner, answer) })
    return body
  } catch (error) {
    const madeNothing = error instanceof AppError || error instanceof StorageError
    // Where this fails too the database is away: the key stays under way, which is as true.
    await (madeNothing ? giveKeyBack(db, call) : keepUnknown(db, call, now())).catch(() => undefined)
    throw error
  }
}

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly bytes: Uint8Array }
type Found = { readonly kept: KeptCall | undefined; readonly answer: Answer | undefined }

function replayed(reply: FastifyReply, { kept, answer }: Found, fingerprint: string, at: Date): string | Buffer {
  if (!kept) throw new AppError('conflict', 'idempotency-in-progress')
  if (kept.fingerprint !== fingerprint) throw new AppError('reused', 'idempotency-key-reused')
  if (answer) {
    reply.status(answer.status).headers({ ...answer.headers, [REPLAYED_HEADER]: 'true' })
    const bytes = Buffer.from(answer.bytes)
    return answer.headers['content-type']?.startsWith('application/json') ? bytes.toString('utf8') : bytes
  }
  const isUnderWay = !kept.answered_at && at.getTime() - kept.begun_at.getTime() < UNDER_WAY_MS
  throw new AppError('conflict', isUnderWay ? 'idempotency-in-progress' : 'idempotency-outcome-unknown')
}

const answerShape = z.strictObject({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
const sealOwner = (owner: string): string => `answer ${owner}`

/** Papers and what was typed lie in answers. Status and headers are within: a server of before takes it for a call whose outcome is unknown. */
function sealedAnswer({ secrets }: Needs, owner: string, { status, headers, bytes }: Answer) {
  const text = JSON.stringify({ status, headers, body: Buffer.from(bytes).toString('base64') })
  try {
    return { status: null, headers: null, bytes: Buffer.from(secrets.seal(text, sealOwner(owner))) }
  } catch (error) {
    // An operator who set no key has nothing sealed: `docs/operations/keys.md`.
    if (!(error instanceof AppError) || error.kind !== 'unavailable') throw error
    return { status, headers, bytes }
  }
}

/** Undefined while there is none, and for one that no key opens: nobody knows then what it said. */
function openedAnswer({ secrets }: Needs, { owner, status, headers, answer }: KeptCall): Answer | undefined {
  if (!answer) return undefined
  if (status !== null) return { status, headers: headers ?? {}, bytes: answer }
  const text = secrets.open(Buffer.from(answer).toString(), sealOwner(owner))
  if (text === undefined) return undefined
  const { body, ...kept } = answerShape.parse(JSON.parse(text))
  return { ...kept, bytes: Buffer.from(body, 'base64') }
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers[IDEMPOTENCY_HEADER]
  if (typeof key !== 'string' || !isIdempotencyKey(key)) throw new AppError('invalid', 'idempotency-key-invalid')
  return key
}

/** Keys of one are nothing to another: those of each person, of a client or on staff, for each client, and those of each system. */
const ownerOf = ({ actor, clientId }: Making): string =>
  actor.kind === 'system' ? actor.id : `${actor.id} ${clientId ?? ''}`.trim()

const fingerprintOf = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(`${method}\n${url}\n${JSON.stringify(body ?? {})}`)
    .digest('base64url')

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name)
      return value === undefined ? [] : [[name, String(value)] as const]
    }),
  )
}
