// Everything that only pages in French need: their texts, and the books of the sentences that the server writes in English.
import { texts as duty } from '#texts/en/duty.ts'
import { texts as feeRules } from '#texts/fr/carrier-fees.ts'
import { texts as frenchDuty } from '#texts/fr/duty.ts'
import { texts as frame } from '#texts/fr/frame.ts'
import { texts as item } from '#texts/fr/item.ts'
import { texts as login } from '#texts/fr/login.ts'
import { texts as answers } from '#texts/fr/public-tools.ts'
import { texts as session } from '#texts/fr/session.ts'
import { texts as code } from '#texts/fr/sign-in-code.ts'
import { texts as tools } from '#texts/fr/tools.ts'
import { lawBook } from './law-book.ts'
import { phraseBook, sayAll } from './phrase-book.ts'
import { serverBook } from './server-book.ts'

export type French = typeof french

export const french = {
  answers,
  code,
  duty: frenchDuty,
  feeRules,
  frame,
  item,
  login,
  session,
  tools,
  lawBook,
  serverBook,
  /** Knows what is said of a claim. */
  preferenceBook: phraseBook([{ en: duty, fr: frenchDuty }]),
  sayAll,
} as const
