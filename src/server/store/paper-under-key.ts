// The paper of a call that names itself by a key: noted in the transaction that keeps it, so that a call that was cut off is gone on with
// and makes no second one. It goes with the call through whatever makes the paper, which need not know of it.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from './database.ts'
import { type HeldCall, notePaper } from './idempotency.ts'

type UnderKey = {
  readonly call: HeldCall
  /** What was kept before the call was cut off. */
  readonly paperId: string | undefined
}

const calls = new AsyncLocalStorage<UnderKey>()

export function duringCall<T>(underKey: UnderKey, work: () => Promise<T>): Promise<T> {
  return calls.run(underKey, work)
}

/** By what this call names itself, and nobody else's. */
export function keyOfCall(): string | undefined {
  const call = calls.getStore()?.call
  return call && `${call.owner} ${call.key}`
}

/** The id of the paper that this call had made when it was cut off. */
export const paperMadeBefore = (): string | undefined => calls.getStore()?.paperId

/** Last in the transaction that keeps a paper. False where another has taken the call over: the paper must not be kept. */
export async function keepUnderKey(tx: Tx, paperId: string): Promise<boolean> {
  const call = calls.getStore()?.call
  return !call || notePaper(tx, call, paperId)
}
