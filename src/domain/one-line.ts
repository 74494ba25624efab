// Texts that stand between the words of others: in a letter, a list, a subject.

import { seenText } from './seen-text.ts'

/** In one line, whatever was typed: no name begins a line of its own among those of Portage. */
export const inOneLine = (text: string): string =>
  seenText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
