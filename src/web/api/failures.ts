// What can go wrong with a call, and the sentence a screen shows for it.

/** The server answered, and not with success. `message` is a sentence for the user. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly details: unknown

  constructor(status: number, message: string, details?: unknown) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** No answer came: no network, no server, or the call was cut off. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/** The server's own sentence, or the screen's sentence for a call that got no answer, or its general one. */
export function failureText(error: unknown, sentences: { noConnection: string; other: string }): string {
  if (error instanceof ApiFailure) return error.message
  return error instanceof NoConnection ? sentences.noConnection : sentences.other
}
