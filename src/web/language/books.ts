// The books of French sentences, for the places that show what the server wrote. They are asked only where French is shown.
import { french } from './french-shelf.ts'
import type { PhraseBook } from './phrase-book.ts'

/** Sentences about codes and duties. */
export const lawBook: PhraseBook = (english) => french().lawBook(english)
/** Sentences that any public page can show. */
export const serverBook: PhraseBook = (english) => french().serverBook(english)
/** What is said of a claim of a preference. */
export const preferenceBook: PhraseBook = (english) => french().preferenceBook(english)
