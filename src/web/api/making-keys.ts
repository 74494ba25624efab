// A key for each making of something, so that asking again after a lost answer makes nothing twice: pressed again with the same content, a
// button whose last call got no answer goes on with the key it had.
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiFailure, isRefusal, NoConnection } from './failures.ts'

/** Makings whose answer was lost, by what they were to make; beyond these the oldest is let go. */
const MOST = 20
const unanswered = new Map<string, string>()

const FAILED = 500

/** A key of its own for the call; the one of before where no answer to the same came. Undefined for calls that make nothing. */
export function makingKey(endpoint: Endpoint, path: string, body: string | undefined): string | undefined {
  if (!endpoint.makes) return undefined
  return unanswered.get(nameOf(path, body)) ?? crypto.randomUUID()
}

/** Notes what became of the call: with an answer the next one is another making. */
export function noteMaking(path: string, body: string | undefined, key: string, problem?: unknown): void {
  const name = nameOf(path, body)
  unanswered.delete(name)
  if (!isLost(problem)) return
  const [oldest] = unanswered.keys()
  if (unanswered.size >= MOST && oldest !== undefined) unanswered.delete(oldest)
  unanswered.set(name, key)
}

/** Whether it may have been made all the same: no answer, a server that broke, or one that is at it. */
function isLost(problem: unknown): boolean {
  if (problem instanceof NoConnection) return true
  if (!(problem instanceof ApiFailure)) return false
  if (problem.code === 'idempotency-in-progress') return true
  return problem.status >= FAILED && problem.code !== 'overloaded'
}

/** Between two looks whether what is under way is made, and how many there are: a minute. */
const LOOK_EVERY_MS = 1_000
const LOOKS = 60

/** The task's answer; while the server is at the same making already, it is asked again until that is done. */
export async function patientlyMade<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = LOOKS - 1; ; left -= 1) {
    try {
      return await task()
    } catch (problem) {
      if (!isRefusal(problem, 'idempotency-in-progress') || left === 0) throw problem
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      signal?.throwIfAborted()
    }
  }
}

const nameOf = (path: string, body: string | undefined): string => `${path}\n${body ?? ''}`
