// Who visits without signing in: an id with a secret that only this installation can make, and request keys made with it.
// The secret is derived from the id, so a visit stores nothing. Source: decisions 5.
import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { VISITOR_HEADER } from '#contract/public-tools.ts'
import { REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { keepVisitorKey } from '../store/visits.ts'
import { checkRequestKey } from './request-key-check.ts'
import { spendKey } from './spend-key.ts'

/** A visitor, and the request key that this call carried: answers are sealed with it. */
export type Visitor = { readonly id: string; readonly secret: string; readonly requestKey: string }
export type NewVisit = Omit<Visitor, 'requestKey'>

type Incoming = { readonly headers: IncomingHttpHeaders; readonly method: string; readonly url: string }
type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret'>

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const KEY_BYTES = 32

/** A visitor nobody has seen before. */
export async function newVisit(needs: Needs): Promise<NewVisit> {
  const id = needs.newId()
  return { id, secret: await secretOf(needs, id) }
}

/**
 * The visitor who makes a request. Throws `unauthenticated` with the sentence that fits when the id is none, or the key is
 * missing, old, ahead, made for another call or by another visitor, or was used before.
 */
export async function recogniseVisitor(needs: Needs, { headers, method, url }: Incoming): Promise<Visitor> {
  const id = headers[VISITOR_HEADER]
  const requestKey = headers[REQUEST_KEY_HEADER]
  if (typeof id !== 'string' || typeof requestKey !== 'string')
    throw new AppError('unauthenticated', 'request-key-missing')
  if (!ID.test(id)) throw new AppError('unauthenticated', 'request-key-invalid')
  const secret = await secretOf(needs, id)
  checkRequestKey(requestKey, { secret, method, path: url, now: needs.now() })
  await spendKey(needs, hashed(id), requestKey)
  return { id, secret, requestKey }
}

const visitors = new WeakMap<object, Visitor>()

/** Notes which visitor makes a request, once that is known. */
export function noteVisitor(request: object, visitor: Visitor): void {
  visitors.set(request, visitor)
}

export const visitorOf = (request: object): Visitor | undefined => visitors.get(request)

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

const keys = new WeakMap<object, Promise<string>>()

async function secretOf(needs: Needs, id: string): Promise<string> {
  const key = keys.get(needs.db) ?? keepVisitorKey(needs.db, needs.newSecret(KEY_BYTES), needs.now())
  keys.set(needs.db, key)
  key.catch(() => keys.delete(needs.db))
  return createHmac('sha256', await key)
    .update(id)
    .digest('base64url')
}
