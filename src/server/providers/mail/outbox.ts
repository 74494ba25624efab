// No mail server: letters are kept in memory to be read by whoever tries the program. Never used in production.
import type { KeptLetter, Mailer } from './mail.ts'

/** More than one person reads in one sitting. */
const MOST_LETTERS = 50

/** `note` is told of each letter, for the log. */
export function keepLetters(now: () => Date, note: (letter: KeptLetter) => void): Mailer {
  let letters: readonly KeptLetter[] = []
  return {
    send: async (letter) => {
      const kept = { ...letter, at: now() }
      letters = [kept, ...letters].slice(0, MOST_LETTERS)
      note(kept)
    },
    outbox: () => letters,
  }
}
