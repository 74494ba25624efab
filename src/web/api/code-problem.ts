// Why the check of a code said no, in the language of the page.
import type { validateHts } from '#contract/classification.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/item.ts'
import { endedText } from '#words/ended-code.ts'
import { type Language, wordsIn } from '#words/language.ts'

type Validation = Pick<AnswerOf<typeof validateHts>, 'error' | 'ended'>

/** A code that ended says what took its place. */
export function checkProblem(language: Language, code: string, { error, ended }: Validation): string {
  if (!ended) return error ?? wordsIn(language, en).codeNotFound
  return endedText(language, code, { on: ended.on, successors: ended.successors.map(({ htsCode }) => htsCode) })
}
