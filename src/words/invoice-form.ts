// What the form of an invoice lacks, in words.
import type { CentreLack } from '#domain/invoice/ltl.ts'
import type { ManualLineProblem } from '#domain/invoice/manual-lines.ts'
import { texts } from '#texts/en/invoice.ts'
import { texts as itemTexts } from '#texts/en/item.ts'
import { type Language, wordsIn } from './language.ts'

export const centreLackText = (language: Language, lacks: CentreLack): string =>
  wordsIn(language, texts)[lacks === 'id' ? 'fcIdRequired' : 'fcAddressRequired']

export function manualLineText(language: Language, problem: ManualLineProblem): string {
  return problem.reason === 'incomplete'
    ? wordsIn(language, texts).manualLineIncomplete
    : wordsIn(language, itemTexts).tenDigits(problem.digits)
}
