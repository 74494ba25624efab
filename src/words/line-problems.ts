// What is wrong with lines that are taken in, in words beside the reason.
import type { LineReason } from '#domain/import/record-reason.ts'
import type { LineProblem } from '#domain/import/records.ts'
import { texts as en } from '#texts/en/import-problems.ts'
import { type Language, wordsIn } from './language.ts'
import { countIn } from './local-text.ts'
import { productProblemText } from './product-problems.ts'

/** As answers carry it: `problem` is the sentence of `reason` and `facts`. */
export function saidLine(language: Language, { line, column, problem }: LineProblem<LineReason>) {
  const facts = 'facts' in problem ? { facts: problem.facts } : {}
  return { line, column, reason: problem.reason, ...facts, problem: lineProblemText(language, problem) }
}

export function lineProblemText(language: Language, problem: LineReason): string {
  const say = wordsIn(language, en)
  switch (problem.reason) {
    case 'numberIsEmail':
    case 'emailNotByKey':
    case 'newClientNeeds':
    case 'newItemNeeds':
      return say[problem.reason]
    case 'repeated':
    case 'apart':
      return say[problem.reason](problem.facts.line)
    case 'clientUnknown':
    case 'shipmentUnknown':
    case 'emailTaken':
      return say[problem.reason](problem.facts.given)
    case 'severalItems':
      return say.severalItems(problem.facts.count)
    case 'tooManyLines':
      return say.tooManyLines(countIn(language, problem.facts.most))
    case 'missingColumns':
      return say.missingColumns(problem.facts.columns.map(say.quoted).join(', '))
    default:
      return productProblemText(language, problem)
  }
}
