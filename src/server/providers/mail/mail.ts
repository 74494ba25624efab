// Letters to people: a code to sign in with, a word about an account.

export interface Mailer {
  /** Sends one letter. Throws ProviderError when the mail server does not take it. */
  send(letter: Letter): Promise<void>
  /** What was not sent but kept to be read here, newest first; undefined where letters are really sent. */
  readonly outbox?: () => readonly KeptLetter[]
}

/** Plain text to one address. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string }
export type KeptLetter = Letter & { readonly at: Date }
