// The language of a page, and the texts of its screens in it.
import { createContext, use } from 'react'
import type { Language, Shape } from '#words/language.ts'
import { wordsIn } from '#words/language.ts'

export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => use(LanguageContext)

/** A set of texts in the language of the page. */
export const useTexts = <T extends object>(en: T): Shape<T> => wordsIn(useLanguage(), en)
