// Checks the request key of a client's call. Source: decisions 5.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyMessage, MAX_AGE_SECONDS, MAX_AHEAD_SECONDS, parseRequestKey } from '#contract/request-key.ts'
import { AppError } from '../errors.ts'

type CheckedCall = { readonly secret: string; readonly method: string; readonly path: string; readonly now: Date }

/**
 * Throws `unauthenticated` with the sentence that fits when the key is missing, too old, ahead or made for another call.
 * Signs on this thread: a message so short is signed sooner than it is handed to another thread and back.
 */
export function checkRequestKey(given: string, call: CheckedCall): void {
  if (!given) throw new AppError('unauthenticated', 'request-key-missing')
  const parsed = parseRequestKey(given)
  if (!parsed) throw new AppError('unauthenticated', 'request-key-invalid')
  const age = Math.floor(call.now.getTime() / 1000) - parsed.seconds
  if (age > MAX_AGE_SECONDS) throw new AppError('unauthenticated', 'request-key-old')
  if (age < -MAX_AHEAD_SECONDS) throw new AppError('unauthenticated', 'request-key-ahead')
  const expected = createHmac('sha256', call.secret)
    .update(keyMessage({ ...call, ...parsed }))
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(parsed.signature, 'hex')))
    throw new AppError('unauthenticated', 'request-key-invalid')
}
