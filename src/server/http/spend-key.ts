// A request key is good once, on however many servers.
import { MAX_AGE_SECONDS, MAX_AHEAD_SECONDS, parseRequestKey } from '#contract/request-key.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { forgetNoncesBefore, takeNonce } from '../store/visits.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/** Twice as long as a key that carries the nonce can be valid: keys count whole seconds, and clocks of servers differ. */
const KEEP_MS = 2 * (MAX_AGE_SECONDS + MAX_AHEAD_SECONDS) * 1000
const SWEEP_EVERY_MS = 60_000
const swept = new WeakMap<object, number>()

/** Throws `unauthenticated` where this key was used before. `owner`: a hash of the visitor's id or the client's token. */
export async function spendKey(needs: Needs, owner: string, requestKey: string): Promise<void> {
  await forgetOldNonces(needs)
  const nonce = parseRequestKey(requestKey)?.nonce ?? ''
  if (!(await takeNonce(needs.db, { visitor: owner, nonce, at: needs.now() })))
    throw new AppError('unauthenticated', 'request-key-used')
}

async function forgetOldNonces({ db, now }: Needs): Promise<void> {
  const at = now().getTime()
  if (at - (swept.get(db) ?? 0) < SWEEP_EVERY_MS) return
  swept.set(db, at)
  await forgetNoncesBefore(db, new Date(at - KEEP_MS))
}

/** Of a transaction that is undone: it would only keep others waiting who sweep. */
export const sweepNoNonces = (db: Needs['db']): void => void swept.set(db, Number.POSITIVE_INFINITY)
