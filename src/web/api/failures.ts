// What can go wrong with a call, and the sentence a screen shows for it.
import type { z } from 'zod'
import { FAILURES, type FailureCode } from '#contract/failure-codes.ts'

/**
 * The server answered, and not with success. `message` is a sentence for the user; screens go by the code, which is undefined
 * when the answer was none of the API.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: FailureCode | undefined
  readonly details: unknown

  constructor(status: number, code: FailureCode | undefined, message: string, details?: unknown) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** Whether a call was refused with the code. */
export const isRefusal = (error: unknown, code: FailureCode): boolean =>
  error instanceof ApiFailure && error.code === code

/** The facts of a refusal with the code; undefined for any other trouble. */
export function factsOf<C extends FailureCode>(error: unknown, code: C): z.output<(typeof FAILURES)[C]> | undefined
export function factsOf(error: unknown, code: FailureCode): unknown {
  if (!(error instanceof ApiFailure) || error.code !== code) return undefined
  return FAILURES[code].safeParse(error.details).data
}

/** No answer came: no network, no server, or the call was cut off. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/** Whether more is known of a failure than that the call failed: not where the server broke or answered what nobody can read. */
export const saysWhy = (error: unknown): boolean =>
  error instanceof NoConnection || (error instanceof ApiFailure && error.code !== 'broken')

/** The server's own sentence, or the screen's sentence for a call that got no answer, or its general one. */
export function failureText(error: unknown, sentences: { noConnection: string; other: string }): string {
  if (error instanceof ApiFailure) return error.message
  return error instanceof NoConnection ? sentences.noConnection : sentences.other
}

/** The sentence of a failure, where there is one. */
export const failureOf = (error: unknown, sentences: Parameters<typeof failureText>[1]): string | undefined =>
  error ? failureText(error, sentences) : undefined
