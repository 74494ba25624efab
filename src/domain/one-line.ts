// Texts that stand between the words of others: in a letter, a list, a subject.

import { seenText } from './seen-text.ts'

/** In one line, whatever was typed: no name begins a line of its own among those of Portage. */
export const inOneLine = (text: string): string =>
  seenText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** What mail programs make a link of. Initials such as "J.R. Roy" and "St. John" are none. */
const WEB_ADDRESS = /:\/\/|www\.|[\p{L}\p{N}-]{3}\.\p{L}{2}|\.\p{L}{2,10}\//iu

export const holdsWebAddress = (name: string): boolean => WEB_ADDRESS.test(name)
