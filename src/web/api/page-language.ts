// The language of the page, as it says itself: calls ask the server for the same.
import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#words/language.ts'

export const pageLanguage = (): Language =>
  LANGUAGES.find((language) => document.documentElement.lang.startsWith(language)) ?? 'en'
