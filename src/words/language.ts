// The texts of Portage in each of its languages: an English set gives the shape, another language has the same keys and blanks.
import type { Language } from '#domain/language.ts'

export type { Language } from '#domain/language.ts'

/** The shape of a set of texts: which sentences there are and what fills their blanks, whatever they say. */
export type Shape<T> = T extends string
  ? string
  : T extends (...blanks: infer Blanks) => string
    ? (...blanks: Blanks) => string
    : { readonly [Name in keyof T]: Shape<T[Name]> }

const learned = new Map<Language, Map<object, unknown>>()

/** Puts the words of a language beside an English set. A text that is missing does not compile. */
export const learning =
  (language: Language) =>
  <T extends object>(en: T, words: Shape<NoInfer<T>>): void => {
    const sets = learned.get(language) ?? new Map<object, unknown>()
    learned.set(language, sets.set(en, words))
  }

/** Whether a set has its words in a language (staff's screens and papers for customs need none). */
export const isSpoken = (language: Language, en: object): boolean => learned.get(language)?.has(en) ?? false

/** A set in a language; English where its words were not learned: a catalogue learns them, the browser fetches it when the language is chosen. */
export function wordsIn<T extends object>(language: Language, en: T): Shape<T>
export function wordsIn(language: Language, en: object): unknown {
  return learned.get(language)?.get(en) ?? en
}

/** What is kept and said later: in the language of whoever reads it then. */
export type Sentence = (language: Language) => string

/** A sentence of a set, its blanks filled, to be said later. */
export const sentence =
  <T extends object>(en: T, pick: (texts: Shape<T>) => string): Sentence =>
  (language) =>
    pick(wordsIn(language, en))

/** Any set of texts in the language of one reader. */
export type Words = (<T extends object>(en: T) => Shape<T>) & { readonly language: Language }

export const wordsOf = (language: Language): Words =>
  Object.assign(<T extends object>(en: T) => wordsIn(language, en), { language })
