// The facts that a refusal comes with. Apart from the failures: the shapes of all facts are many, and the first screens need none of them.
import type { z } from 'zod'
import { FAILURES, type FailureCode } from '#contract/failure-codes.ts'
import { ApiFailure } from './failures.ts'

/** The facts of a refusal with the code; undefined for any other trouble. */
export function factsOf<C extends FailureCode>(error: unknown, code: C): z.output<(typeof FAILURES)[C]> | undefined
export function factsOf(error: unknown, code: FailureCode): unknown {
  if (!(error instanceof ApiFailure) || error.code !== code) return undefined
  return FAILURES[code].safeParse(error.details).data
}
