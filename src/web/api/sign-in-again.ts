// Calls that wait until their caller has signed in again, or shown a passkey: the dialog that asks is told here, once for all of them.
import { useSyncExternalStore } from 'react'
import { isRefusal } from './failures.ts'
import type { Actor } from './session.ts'

export type Asked = {
  readonly actor: Actor
  readonly what:
    | { readonly kind: 'again'; readonly minutes: number }
    | { readonly kind: 'passkey'; readonly hasOne: boolean }
}
type Waiting = Asked & { readonly settle: (done: boolean) => void; readonly settled: Promise<boolean> }

let waiting: Waiting | undefined
const listeners = new Set<() => void>()

const tell = (next: Waiting | undefined): void => {
  waiting = next
  for (const listener of listeners) listener()
}

/** What the failure of a call asks for; undefined for any other, and where the code that reads its facts does not come. */
async function askedBy(actor: Actor, failure: unknown): Promise<Asked | undefined> {
  if (!isRefusal(failure, 'sign-in-again') && !isRefusal(failure, 'passkey-needed')) return undefined
  const reader = await import('./failure-facts.ts').catch(() => undefined)
  if (!reader) return undefined
  const { factsOf } = reader
  const again = factsOf(failure, 'sign-in-again')
  if (again) return { actor, what: { kind: 'again', minutes: again.minutes } }
  const passkey = factsOf(failure, 'passkey-needed')
  return passkey && { actor, what: { kind: 'passkey', hasOne: passkey.hasOne } }
}

/** Whether the call may be sent again: its person signed in again. False for any other failure, and where nobody asks. */
export async function mayGoOn(actor: Actor, failure: unknown): Promise<boolean> {
  const asked = await askedBy(actor, failure)
  if (!asked || listeners.size === 0) return false
  if (waiting) return waiting.actor === actor && waiting.settled
  let settle: Waiting['settle'] = () => undefined
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  tell({ ...asked, settle, settled })
  return settled
}

/** Calls that waited go on, or fail as they did. */
export function settleAgain(done: boolean): void {
  const before = waiting
  tell(undefined)
  before?.settle(done)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) settleAgain(false)
  }
}

/** What is asked for now; undefined while nothing is. */
export const useAskedAgain = (): Asked | undefined => useSyncExternalStore(subscribe, () => waiting)
