// The texts of the pages in other languages than English, which most people never see: fetched where the language is first shown, and at
// hand from then on.
import type { Language } from '#words/language.ts'
import { LANGUAGE_ROWS } from '#words/language-rows.ts'

const fetched = new Set<Language>(['en'])

/** Rejects when they cannot be fetched. */
export async function fetchTexts(language: Language): Promise<void> {
  if (fetched.has(language)) return
  await LANGUAGE_ROWS[language].learnTexts()
  fetched.add(language)
}

export const isAtHand = (language: Language): boolean => fetched.has(language)
