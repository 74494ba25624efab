// Lets in requests that a system signed with its API key: known and not revoked, signed lately, used once, not too many a minute.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { MAX_AGE_SECONDS, MAX_AHEAD_SECONDS, type ParsedKey, parseRequestKey } from '#contract/request-key.ts'
import { API_KEY_HEADER, SIGNATURE_HEADER, signedPrefix } from '#contract/signed-request.ts'
import type { ApiScope } from '#domain/api-scope.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ApiKeyRow, findApiKey, takeNonce, touchApiKey } from '../store/api-keys.ts'
import type { Caller } from './access.ts'
import { createRateLimit } from './rate-limit.ts'

/** Requests a minute of one key: a warehouse sends batches, not single records. */
const REQUESTS_PER_MINUTE = 120

type Incoming = {
  readonly headers: IncomingHttpHeaders
  readonly method: string
  readonly url: string
  readonly body: AsyncIterable<Uint8Array>
  readonly limitBytes: number
  /** What the key must have been issued for. */
  readonly scope: ApiScope
}
type Needs = Pick<Deps, 'db' | 'now' | 'secrets'>

export type SignedGate = (incoming: Incoming) => Promise<{ readonly caller: Caller; readonly body: Readable }>

/**
 * A gate with its own count of requests. It answers the caller and the body to be parsed, which was read to check the signature
 * and is not looked at before that holds. Throws `unauthenticated` with the sentence that fits, `limited`, `too-large`.
 */
export function signedGate(needs: Needs): SignedGate {
  const limit = createRateLimit(REQUESTS_PER_MINUTE)
  return async (incoming) => {
    const now = needs.now()
    const signature = freshSignature(incoming.headers, now)
    const { key, secret } = await usableKey(needs, incoming.headers)
    const body = await readBody(incoming)
    refuseForged(signature, secret, incoming, body)
    const forget = new Date(now.getTime() - 2 * (MAX_AGE_SECONDS + MAX_AHEAD_SECONDS) * 1000)
    await refuseRevoked(needs, key)
    const isFirst = await takeNonce(needs.db, { keyId: key.id, nonce: signature.nonce, at: now, forget })
    if (!isFirst) throw new AppError('unauthenticated', 'signature-used')
    // Only what the key's holder sent counts: the id is no secret, and who knows it alone must not use the minute up.
    if (!limit.take(key.id, now)) throw new AppError('limited', 'too-many-requests')
    await touchApiKey(needs.db, key, now)
    if (!key.scopes.includes(incoming.scope))
      throw new AppError('forbidden', 'key-scope-missing', { scope: incoming.scope })
    const actor = { kind: 'system', id: `api-key ${key.id}`, name: key.name } as const
    return { caller: { token: '', actor, clientId: undefined, keyScopes: key.scopes }, body: streamOf(body) }
  }
}

function freshSignature(headers: IncomingHttpHeaders, now: Date): ParsedKey {
  const given = headers[SIGNATURE_HEADER]
  if (typeof given !== 'string' || typeof headers[API_KEY_HEADER] !== 'string')
    throw new AppError('unauthenticated', 'api-key-missing')
  const parsed = parseRequestKey(given)
  if (!parsed) throw new AppError('unauthenticated', 'signature-invalid')
  const age = Math.floor(now.getTime() / 1000) - parsed.seconds
  if (age > MAX_AGE_SECONDS) throw new AppError('unauthenticated', 'signature-old')
  if (age < -MAX_AHEAD_SECONDS) throw new AppError('unauthenticated', 'signature-ahead')
  return parsed
}

async function usableKey(
  { db, secrets }: Needs,
  headers: IncomingHttpHeaders,
): Promise<{ readonly key: ApiKeyRow; readonly secret: string }> {
  const id = String(headers[API_KEY_HEADER])
  const key = /^pk_[\w-]{16}$/.test(id) ? await findApiKey(db, id) : undefined
  const secret = key && !key.revoked_at ? secrets.open(key.sealed_secret, key.id) : undefined
  if (!key || secret === undefined) throw new AppError('unauthenticated', 'api-key-unknown')
  return { key, secret }
}

/** The body may take its time: a key that was revoked meanwhile opens nothing. */
async function refuseRevoked({ db }: Needs, { id }: ApiKeyRow): Promise<void> {
  const key = await findApiKey(db, id)
  if (!key || key.revoked_at) throw new AppError('unauthenticated', 'api-key-unknown')
}

async function readBody({ body, limitBytes }: Incoming): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.byteLength
    if (bytes > limitBytes) throw new AppError('too-large', 'too-large', { limitBytes })
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function refuseForged(
  { seconds, nonce, signature }: ParsedKey,
  secret: string,
  incoming: Incoming,
  body: Buffer,
): void {
  const expected = createHmac('sha256', secret)
    .update(signedPrefix({ seconds, nonce, method: incoming.method, path: incoming.url }))
    .update(body)
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    throw new AppError('unauthenticated', 'signature-invalid')
}

/** The body once more, with the length that the parser compares with the header's. */
const streamOf = (body: Buffer): Readable =>
  Object.assign(Readable.from([body], { objectMode: false }), { receivedEncodedLength: body.byteLength })
