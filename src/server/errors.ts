// The ways a call fails on purpose.

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

/** A failure the user can understand and act on: `message` is a whole sentence from `texts/`; `details` is for the screen that asked. */
export class AppError extends Error {
  readonly kind: FailureKind
  readonly details: unknown
  constructor(kind: FailureKind, message: string, details?: unknown) {
    super(message)
    this.name = 'AppError'
    this.kind = kind
    this.details = details
  }
}

/** A limit that is known to end: the caller is told when to come again. */
export class LimitReached extends AppError {
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number, details?: unknown) {
    super('limited', message, details)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** An outside service did not answer as it should. */
export class ProviderError extends Error {
  readonly provider: string
  readonly retryable: boolean
  constructor(provider: string, reason: string, retryable: boolean, options?: ErrorOptions) {
    super(`${provider}: ${reason}`, options)
    this.name = 'ProviderError'
    this.provider = provider
    this.retryable = retryable
  }
}

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
    options: ErrorOptions & { retryAfterMs?: number } = {},
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
