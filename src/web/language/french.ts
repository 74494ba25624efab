// Everything that only pages in French need: their texts, and the books of the sentences that the server writes in English.
import { texts as duty } from '#texts/en/duty.ts'
import { texts as frenchDuty } from '#texts/fr/duty.ts'
import { texts as item } from '#texts/fr/item.ts'
import { lawBook } from './law-book.ts'
import { phraseBook, sayAll } from './phrase-book.ts'
import { serverBook } from './server-book.ts'

export type French = typeof french

export const french = {
  duty: frenchDuty,
  item,
  lawBook,
  serverBook,
  /** Knows what is said of a claim. */
  preferenceBook: phraseBook([{ en: duty, fr: frenchDuty }]),
  sayAll,
} as const
