// What can go wrong with a call, and the sentence a screen shows for it.
import type { FailureCode } from '#contract/failure-codes.ts'
import { texts as en } from '#texts/en/session.ts'
import { type Sentence, type Shape, wordsIn } from '#words/language.ts'
import { pageLanguage } from './page-language.ts'

/**
 * The server answered, and not with success. `said` is the sentence for the user, made when it is shown: the page may have changed its
 * language since. Screens go by the code, which is undefined when the answer was none of the API.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: FailureCode | undefined
  readonly details: unknown

  readonly said: Sentence

  constructor(status: number, code: FailureCode | undefined, said: Sentence, details?: unknown) {
    super(said('en'))
    this.status = status
    this.code = code
    this.said = said
    this.details = details
  }
}

/** Whether a call was refused with the code. */
export const isRefusal = (error: unknown, code: FailureCode): boolean =>
  error instanceof ApiFailure && error.code === code

/** No answer came: no network, no server, or the call was cut off. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/** Whether more is known of a failure than that the call failed: not where the server broke or answered what nobody can read. */
export const saysWhy = (error: unknown): boolean =>
  error instanceof NoConnection || (error instanceof ApiFailure && error.code !== 'broken')

/**
 * In the language of the page at this moment: the server's own sentence, or `other`. `noConnection`: for a call that got no answer, where the
 * screen has more to say than that.
 */
export function failureText(error: unknown, other: string, noConnection?: string): string {
  if (error instanceof ApiFailure) return error.said(pageLanguage())
  if (!(error instanceof NoConnection)) return other
  return noConnection ?? wordsIn(pageLanguage(), en).noConnection
}

/** The same for what is kept and said later. `pick`: the sentence of the screen among its texts. */
export const failureSentence =
  <T extends object>(error: unknown, texts: T, pick: (texts: Shape<T>) => string): Sentence =>
  (language) =>
    failureText(error, pick(wordsIn(language, texts)))

/** The sentence of a failure, where there is one. */
export const failureOf = (error: unknown, other: string, noConnection?: string): string | undefined =>
  error ? failureText(error, other, noConnection) : undefined
