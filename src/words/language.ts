// The languages of Portage, and the texts in each: an English set gives the shape, its French has the same keys and blanks.

export type Language = 'en' | 'fr'

/** Where numbers and dates are written as Canadians write them. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' }

/** The shape of a set of texts: which sentences there are and what fills their blanks, whatever they say. */
export type Shape<T> = T extends string
  ? string
  : T extends (...blanks: infer Blanks) => string
    ? (...blanks: Blanks) => string
    : { readonly [Name in keyof T]: Shape<T[Name]> }

const frenchOf = new Map<object, unknown>()

/** Puts the French of a set beside it. A French text that is missing does not compile. */
export function learnFrench<T extends object>(en: T, fr: Shape<NoInfer<T>>): void {
  frenchOf.set(en, fr)
}

/** Whether a set has its French (staff's screens and papers for customs need none). */
export const isInFrench = (en: object): boolean => frenchOf.has(en)

/** A set in a language. English where French was not learned: `french-catalogue.ts` learns it, the browser fetches that when French is chosen. */
export function wordsIn<T extends object>(language: Language, en: T): Shape<T>
export function wordsIn(language: Language, en: object): unknown {
  return language === 'fr' ? (frenchOf.get(en) ?? en) : en
}

/** Any set of texts in the language of one reader. */
export type Words = (<T extends object>(en: T) => Shape<T>) & { readonly language: Language }

export const wordsOf = (language: Language): Words =>
  Object.assign(<T extends object>(en: T) => wordsIn(language, en), { language })
