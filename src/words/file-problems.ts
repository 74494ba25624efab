// What is wrong with a file or a cell of it, in words.
import type { FileReason } from '#domain/import/file-reason.ts'
import { texts as en } from '#texts/en/file-problems.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { type Language, wordsIn } from './language.ts'
import { countIn } from './local-text.ts'

export function fileProblemText(language: Language, problem: FileReason): string {
  const say = wordsIn(language, en)
  switch (problem.reason) {
    case 'codeSigns':
      return wordsIn(language, itemEn).codeSigns
    case 'tooLong':
    case 'atLeast':
    case 'codeDigits':
    case 'tooManyNames':
    case 'tooManyRows':
    case 'skuTwice':
    case 'tooManyBoxes':
      return say[problem.reason](problem.facts.count)
    case 'tooMuchPacked':
      return say.tooMuchPacked(countIn(language, problem.facts.count))
    case 'needed':
    case 'givenTwice':
    case 'boxDiffers':
    case 'planDiffers':
      return say[problem.reason](problem.facts.column)
    default:
      return 'facts' in problem ? say[problem.reason](problem.facts.given) : say[problem.reason]
  }
}
