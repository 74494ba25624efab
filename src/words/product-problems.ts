// What is wrong with a file of products, in words.
import type { ProductReason } from '#domain/catalogue/import-rows.ts'
import { texts as en } from '#texts/en/catalogue.ts'
import { endedText } from './ended-code.ts'
import { fileProblemText } from './file-problems.ts'
import { type Language, wordsIn } from './language.ts'

export function productProblemText(language: Language, problem: ProductReason): string {
  const say = wordsIn(language, en)
  switch (problem.reason) {
    case 'unclosedQuote':
    case 'codeUnknown':
    case 'skuUnknown':
    case 'noAsinColumn':
    case 'noRows':
    case 'costAboveZero':
    case 'makerIncomplete':
      return say[problem.reason]
    case 'codeEnded':
      return endedText(language, problem.facts.code, problem.facts)
    case 'columnTwice':
      return say.columnTwice(problem.facts.column)
    case 'tooManyProducts':
      return say.tooManyRows(problem.facts.most)
    case 'asinTwice':
      return say.asinTwice(problem.facts.line)
    default:
      return fileProblemText(language, problem)
  }
}
