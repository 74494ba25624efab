// The language of the public pages; every other screen is in English. Texts of a screen come in both languages with one shape: a French text that is missing does not compile.
import { createContext, use } from 'react'
import type { Language, Shape } from '#words/language.ts'
import { wordsIn } from '#words/language.ts'

/** A set of texts in each language. */
export type Words<S> = Readonly<Record<Language, S>>

/** A set of texts in both languages; the English one gives the shape. `fr` is asked only where French is shown. */
export function inBoth<T>(en: T, fr: () => Shape<NoInfer<T>>): Words<Shape<T>>
export function inBoth<S>(en: S, fr: () => S): Words<S> {
  return {
    en,
    get fr() {
      return fr()
    },
  }
}

export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => use(LanguageContext)

/** The texts in the language of the page. */
export const useWords = <S,>(words: Words<S>): S => words[useLanguage()]

/** A set of texts in the language of the page. */
export const useTexts = <T extends object>(en: T): Shape<T> => wordsIn(useLanguage(), en)
