// Calls that make something, made once by their key: the second with the same key and content is given the answer of the first.
// A call that failed and made nothing gives its key back. One that broke or was cut off while it made a paper is gone on with; of others nobody
// knows, and they are not made again.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { IDEMPOTENCY_HEADER, isIdempotencyKey, KEY_KEPT_HOURS, REPLAYED_HEADER } from '#contract/idempotency.ts'
import type { Deps } from '../deps.ts'
import { AppError, StorageError } from '../errors.ts'
import type { Actor } from '../scope.ts'
import {
  beginOnce,
  findKeptCall,
  giveKeyBack,
  type HeldCall,
  holdOn,
  type KeptCall,
  keepAnswer,
  keepUnknown,
  takeOver,
} from '../store/idempotency.ts'
import { duringCall } from '../store/paper-under-key.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'secrets'>

const KEPT_MS = KEY_KEPT_HOURS * 60 * 60 * 1000
/** Longer than any call takes: one that is not answered after it was cut off. */
const UNDER_WAY_MS = 2 * 60 * 1000
/** A server that makes a paper says so anew well before this is over; one that does not is gone. */
const HELD_MS = 20 * 1000
const HOLDS_ON_EVERY_MS = HELD_MS / 4
/** What the answer's body is told by. */
const KEPT_HEADERS = ['content-type', 'content-disposition', 'content-language'] as const

type Making = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly actor: Actor
  readonly clientId: string | null
  readonly makesPaper: boolean
  /** Makes the thing; its headers stand in `reply`. */
  readonly make: () => Promise<string | Buffer>
}

/** Whether the call names itself by a key and is one of those that make something. */
export const isKeyed = ({ makes }: Pick<Endpoint, 'makes'>, { headers }: FastifyRequest): boolean =>
  makes && headers[IDEMPOTENCY_HEADER] !== undefined

/** What is to be sent: made now, or as it was answered before. Throws for a key that is none, is under way, or stood for something else. */
export async function onceByKey(needs: Needs, making: Making): Promise<string | Buffer> {
  const { db, now, newId } = needs
  const { request, reply, clientId, makesPaper } = making
  const call = { owner: ownerOf(making), key: keyOf(request), by: newId() }
  const fingerprint = fingerprintOf(request)
  const at = now()
  const term = { at, until: heldUntil(at) }
  const isFirst = await beginOnce(db, { ...call, clientId, fingerprint, ...term }, new Date(at.getTime() - KEPT_MS))
  if (isFirst) return made(needs, making, call, undefined)
  const kept = await findKeptCall(db, call)
  if (!kept) throw new AppError('conflict', 'idempotency-in-progress')
  if (kept.fingerprint !== fingerprint) throw new AppError('reused', 'idempotency-key-reused')
  const answer = openedAnswer(needs, kept)
  if (answer) return replayed(reply, answer)
  const taken = makesPaper ? await takeOver(db, call, term) : undefined
  if (taken) return made(needs, making, call, taken.paper_id ?? undefined)
  const isUnderWay = !kept.answered_at && at.getTime() - kept.begun_at.getTime() < UNDER_WAY_MS
  const isHeld = makesPaper && kept.held_by !== null && !kept.answer
  throw new AppError('conflict', isUnderWay || isHeld ? 'idempotency-in-progress' : 'idempotency-outcome-unknown')
}

/** `paperId`: the paper that was kept before the call was cut off, which is answered instead of another. */
async function made(
  needs: Needs,
  { reply, makesPaper, make }: Making,
  call: HeldCall,
  paperId: string | undefined,
): Promise<string | Buffer> {
  const { db, now } = needs
  const holding = makesPaper ? keptHold(needs, call) : undefined
  try {
    const body = await (makesPaper ? duringCall({ call, paperId }, make) : make())
    if (paperId) reply.header(REPLAYED_HEADER, 'true')
    const answer = { status: reply.statusCode, headers: headersOf(reply), bytes: Buffer.from(body) }
    await keepAnswer(db, call, { at: now(), ...sealedAnswer(needs, call.owner, answer) })
    return body
  } catch (error) {
    const madeNothing = error instanceof AppError || error instanceof StorageError
    // Where this fails too the database is away: the key stays under way, which is as true.
    await letGo(needs, call, madeNothing).catch(() => undefined)
    throw error
  } finally {
    clearInterval(holding)
  }
}

/** A key that is not given back stands for what nobody knows of. */
async function letGo({ db, now }: Needs, call: HeldCall, madeNothing: boolean): Promise<void> {
  if (madeNothing) await giveKeyBack(db, call)
  await keepUnknown(db, call, now())
}

const heldUntil = (at: Date): Date => new Date(at.getTime() + HELD_MS)

/** A word that does not arrive is no harm: the next may, and where none does another takes over and this one keeps nothing. */
const keptHold = ({ db, now }: Needs, call: HeldCall): NodeJS.Timeout =>
  setInterval(() => void holdOn(db, call, heldUntil(now())).catch(() => undefined), HOLDS_ON_EVERY_MS).unref()

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly bytes: Uint8Array }

function replayed(reply: FastifyReply, answer: Answer): string | Buffer {
  reply.status(answer.status).headers({ ...answer.headers, [REPLAYED_HEADER]: 'true' })
  const bytes = Buffer.from(answer.bytes)
  return answer.headers['content-type']?.startsWith('application/json') ? bytes.toString('utf8') : bytes
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
