// The language of the page, as it says itself: calls ask the server for the same.
import { type Language, type Words, wordsOf } from '#words/language.ts'

export const pageLanguage = (): Language => (document.documentElement.lang.startsWith('fr') ? 'fr' : 'en')

/** Texts in the language of the page at this moment, for what is no screen. */
export const pageWords = (): Words => wordsOf(pageLanguage())
