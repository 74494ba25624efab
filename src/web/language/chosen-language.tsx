// The language that the pages of visitors and clients are shown in: what the browser asks for, or what the person chose, which is remembered.
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#words/language.ts'
import { fetchTexts, isAtHand } from './language-shelf.ts'
import { LanguageContext } from './page-language.tsx'

/** Around the pages of visitors and of clients; also tells the browser which language they are in. */
export function ChosenLanguage({ children }: { readonly children: ReactNode }) {
  const language = useSyncExternalStore(onChoice, shownLanguage)
  useEffect(() => {
    showWhenAtHand()
  }, [])
  // Before the effects of what is inside: their first calls ask the server for this language.
  useLayoutEffect(() => {
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
  const wishes = [localStorage.getItem(KEPT), ...navigator.languages.map((each) => each.slice(0, 2).toLowerCase())]
  return wishes.flatMap((wish) => LANGUAGES.find((language) => language === wish) ?? [])[0] ?? 'en'
}

/** Waited for before such a page is first drawn, so that nobody sees it in another language. Rejects when texts cannot be fetched. */
export async function fetchChosenLanguage(): Promise<void> {
  await fetchTexts(chosenLanguage())
}

/** Rejects when the texts cannot be fetched; the language then stays. */
export async function chooseLanguage(language: Language): Promise<void> {
  await fetchTexts(language)
  localStorage.setItem(KEPT, language)
  tellListeners()
}

/** What a client chose before, perhaps elsewhere. Texts that cannot be fetched leave the page as it is. */
export function takeStoredLanguage(language: Language | undefined): void {
  if (language && language !== chosenLanguage()) chooseLanguage(language).catch(() => undefined)
}

const shownLanguage = (): Language => (isAtHand(chosenLanguage()) ? chosenLanguage() : 'en')

/** The page says its language before it is drawn in it: what the server said of a failure is shown in the language of the page. */
function tellListeners(): void {
  if (listeners.size > 0) document.documentElement.lang = shownLanguage()
  for (const listener of listeners) listener()
}

/** For a choice made in another tab. Texts that cannot be fetched leave the page as it is. */
function showWhenAtHand(): void {
  fetchChosenLanguage().then(tellListeners, () => undefined)
}

function onChoice(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('storage', showWhenAtHand)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener('storage', showWhenAtHand)
  }
}
