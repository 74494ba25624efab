// Why a change of an item is not saved, and that in the words of the page.
import { texts as en } from '#texts/en/item.ts'
import { texts as failuresEn } from '#texts/en/item-failures.ts'
import { texts as keptEn } from '#texts/en/kept-text.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { failureText } from './failures.ts'

/** `returned`: typed before the page was last closed, and not sent since; else what the send was refused with. */
export type SaveTrouble = 'returned' | { readonly problem: unknown }

export function troubleText(language: Language, why: SaveTrouble): string {
  if (why === 'returned') return wordsIn(language, keptEn).notSavedYet
  const { saveNoConnection } = wordsIn(language, en)
  return failureText(why.problem, wordsIn(language, failuresEn).saveFailed, saveNoConnection)
}
