// Calls that make something, made once by their key: the second with the same key and content is given the answer of the first.
// A call that failed and made nothing gives its key back; of one that broke or was cut off nobody knows, and it is not made again.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { IDEMPOTENCY_HEADER, isIdempotencyKey, KEY_KEPT_HOURS, REPLAYED_HEADER } from '#contract/idempotency.ts'
import type { Deps } from '../deps.ts'
import { AppError, StorageError } from '../errors.ts'
import type { Actor } from '../scope.ts'
import { beginOnce, findKeptCall, giveKeyBack, type KeptCall, keepAnswer, keepUnknown } from '../store/idempotency.ts'

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
export async function onceByKey({ db, now }: Pick<Deps, 'db' | 'now'>, making: Making): Promise<string | Buffer> {
  const { request, reply, clientId } = making
  const call = { owner: ownerOf(making), key: keyOf(request) }
  const fingerprint = fingerprintOf(request)
  const at = now()
  const isFirst = await beginOnce(db, { ...call, clientId, fingerprint, at }, new Date(at.getTime() - KEPT_MS))
  if (!isFirst) return replayed(reply, await findKeptCall(db, call), fingerprint, at)
  try {
    const body = await making.make()
    await keepAnswer(db, call, {
      at: now(),
      status: reply.statusCode,
      headers: headersOf(reply),
      bytes: Buffer.from(body),
    })
    return body
  } catch (error) {
    const madeNothing = error instanceof AppError || error instanceof StorageError
    // Where this fails too the database is away: the key stays under way, which is as true.
    await (madeNothing ? giveKeyBack(db, call) : keepUnknown(db, call, now())).catch(() => undefined)
    throw error
  }
}

function replayed(reply: FastifyReply, kept: KeptCall | undefined, fingerprint: string, at: Date): string | Buffer {
  if (!kept) throw new AppError('conflict', 'idempotency-in-progress')
  if (kept.fingerprint !== fingerprint) throw new AppError('reused', 'idempotency-key-reused')
  if (kept.answer && kept.status) {
    reply.status(kept.status).headers({ ...kept.headers, [REPLAYED_HEADER]: 'true' })
    const bytes = Buffer.from(kept.answer)
    return kept.headers?.['content-type']?.startsWith('application/json') ? bytes.toString('utf8') : bytes
  }
  const isUnderWay = !kept.answered_at && at.getTime() - kept.begun_at.getTime() < UNDER_WAY_MS
  throw new AppError('conflict', isUnderWay ? 'idempotency-in-progress' : 'idempotency-outcome-unknown')
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
