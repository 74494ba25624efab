// A request whose answer may not stay away for ever: whoever only waits is told nothing, and can do nothing.
import type { Endpoint } from '#contract/endpoint.ts'
import { NoConnection } from './failures.ts'

/** Milliseconds until the answer begins. */
const READ_WITHIN = 30_000
/** A question that others are asked as well: a language model, a search. */
const ASKED_WITHIN = 90_000
/** With a file over a slow line. */
const CHANGED_WITHIN = 180_000

/** The answer, or `NoConnection` where none came, or none in time. */
export async function fetchInTime(
  { changes }: Pick<Endpoint, 'changes'>,
  path: string,
  { signal, ...init }: RequestInit & { readonly method: string },
): Promise<Response> {
  const late = new AbortController()
  const question = init.method === 'GET' ? READ_WITHIN : ASKED_WITHIN
  const timer = setTimeout(() => late.abort(), changes ? CHANGED_WITHIN : question)
  try {
    return await fetch(path, { ...init, signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal })
  } catch (cause) {
    throw new NoConnection('no answer', { cause })
  } finally {
    clearTimeout(timer)
  }
}
