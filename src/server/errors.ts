// The ways a call fails on purpose.
import type { SaidFailure } from '#contract/failure-codes.ts'

/** What went wrong, in words the HTTP edge turns into a status. */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'limited'
  | 'too-large'
  | 'unavailable'
  | 'overloaded'
  | 'reused'

/** A failure the caller can understand and act on: one of the codes its endpoint declares, with the facts of the code. */
export class AppError extends Error {
  readonly kind: FailureKind
  readonly said: SaidFailure
  constructor(kind: FailureKind, ...said: SaidFailure) {
    super(said[0])
    this.name = 'AppError'
    this.kind = kind
    this.said = said
  }
}

/** A limit that is known to end: the caller is told when to come again. */
export class LimitReached extends AppError {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number, ...said: SaidFailure) {
    super('limited', ...said)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** An outside service did not answer as it should. */
export class ProviderError extends Error {
  readonly provider: string
  readonly retryable: boolean
  /** The HTTP status it answered with, where it did. */
  readonly status: number | undefined
  constructor(
    provider: string,
    reason: string,
    retryable: boolean,
    { status, ...options }: ErrorOptions & { readonly status?: number } = {},
  ) {
    super(`${provider}: ${reason}`, options)
    this.name = 'ProviderError'
    this.provider = provider
    this.retryable = retryable
    this.status = status
  }
}

/** What the answer says of it: the status it came with, and the trouble as it is logged. */
export const serviceTrouble = ({ message, status }: ProviderError) => ({
  said: message,
  ...(status === undefined ? {} : { status }),
})

/**
 * An outside service did not take a request: it could not be connected to, or turned the request away by its status. What it
 * charges for was not done. retryAfterMs: how long it asks to be left alone.
 */
export class NotTaken extends ProviderError {
  readonly retryAfterMs: number | undefined
  constructor(
    provider: string,
    reason: string,
    retryable: boolean,
    options: ErrorOptions & { readonly status?: number; readonly retryAfterMs?: number } = {},
  ) {
    super(provider, reason, retryable, options)
    this.retryAfterMs = options.retryAfterMs
  }
}

/** An outside service gave no whole answer within the deadline. */
export class NoAnswerInTime extends ProviderError {}

export type StorageAct = 'write' | 'read' | 'delete' | 'link'

/** The storage of papers did not do as asked. Whatever waited for it was not done either. */
export class StorageError extends ProviderError {
  readonly act: StorageAct
  constructor(provider: string, act: StorageAct, retryable: boolean, options?: ErrorOptions) {
    super(provider, `cannot ${act} a file`, retryable, options)
    this.name = 'StorageError'
    this.act = act
  }
}
