// The language of the public pages: what the browser asks for, or what the person chose, which is remembered. Every other screen
// is in English. Texts of a screen come in both languages with one shape: a French text that is missing does not compile.
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'

export type Language = 'en' | 'fr'

/** Where numbers and dates are written as Canadians write them. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' }

/** The shape of a set of texts: which sentences there are and what fills their blanks, whatever they say. */
export type Shape<T> = T extends string
  ? string
  : T extends (...blanks: infer Blanks) => string
    ? (...blanks: Blanks) => string
    : { readonly [Name in keyof T]: Shape<T[Name]> }

/** A set of texts in each language. */
export type Words<S> = Readonly<Record<Language, S>>

/** A set of texts in both languages; the English one gives the shape. */
export function inBoth<T>(en: T, fr: Shape<NoInfer<T>>): Words<Shape<T>>
export function inBoth<S>(en: S, fr: S): Words<S> {
  return { en, fr }
}

const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => use(LanguageContext)

/** The texts in the language of the page. */
export const useWords = <S,>(words: Words<S>): S => words[useLanguage()]

/** Around the public pages; also tells the browser which language they are in. */
export function ChosenLanguage({ children }: { readonly children: ReactNode }) {
  const language = useChosenLanguage()
  useEffect(() => {
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

const KEPT = 'language'
const listeners = new Set<() => void>()

/** The choice that is kept, else the first of the browser's languages that there is, else English. */
export function chosenLanguage(): Language {
  const kept = localStorage.getItem(KEPT)
  if (kept === 'en' || kept === 'fr') return kept
  const asked = navigator.languages.map((each) => each.slice(0, 2).toLowerCase())
  return asked.find((each) => each === 'fr' || each === 'en') === 'fr' ? 'fr' : 'en'
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEPT, language)
  for (const listener of listeners) listener()
}

const useChosenLanguage = (): Language => useSyncExternalStore(onChoice, chosenLanguage)

function onChoice(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}
