// The language of the page, as it says itself: calls ask the server for the same.
import { LANGUAGES } from '#domain/language.ts'
import { type Language, type Words, wordsOf } from '#words/language.ts'

export const pageLanguage = (): Language =>
  LANGUAGES.find((language) => document.documentElement.lang.startsWith(language)) ?? 'en'

/** Texts in the language of the page at this moment, for what is no screen. */
export const pageWords = (): Words => wordsOf(pageLanguage())
