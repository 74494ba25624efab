// Checks the request key of a client's call. Source: decisions 5.
import { timingSafeEqual } from 'node:crypto'
import { buildRequestKey, MAX_AGE_SECONDS, MAX_AHEAD_SECONDS, parseRequestKey } from '#contract/request-key.ts'
import { texts } from '#texts/api.ts'
import { AppError } from '../errors.ts'

type CheckedCall = { readonly secret: string; readonly method: string; readonly path: string; readonly now: Date }

/** Throws `unauthenticated` with the sentence that fits when the key is missing, too old, ahead or made for another call. */
export async function checkRequestKey(given: string | undefined, call: CheckedCall): Promise<void> {
  if (!given) throw new AppError('unauthenticated', texts.requestKeyMissing)
  const parsed = parseRequestKey(given)
  if (!parsed) throw new AppError('unauthenticated', texts.requestKeyInvalid)
  const age = Math.floor(call.now.getTime() / 1000) - parsed.seconds
  if (age > MAX_AGE_SECONDS) throw new AppError('unauthenticated', texts.requestKeyOld)
  if (age < -MAX_AHEAD_SECONDS) throw new AppError('unauthenticated', texts.requestKeyAhead)
  const expected = await buildRequestKey({ ...call, seconds: parsed.seconds, nonce: parsed.nonce })
  const same = expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
  if (!same) throw new AppError('unauthenticated', texts.requestKeyInvalid)
}
