// What a row of a run says.
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/ai-lookup.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { failureText } from '../../api/failures.ts'
import type { RowState, Why } from './batch-run.ts'

export function rowText(language: Language, state: RowState): string {
  const texts = wordsIn(language, en)
  switch (state.kind) {
    case 'found':
      return [state.code && texts.code(formatHtsCode(state.code)), state.maker && texts.maker(state.maker)]
        .filter(Boolean)
        .join(', ')
    case 'not-found':
      return texts.notFound
    case 'skipped':
      return texts.settledMeanwhile
    case 'failed':
      return whyText(language, state.why)
    default:
      return texts[state.kind]
  }
}

export function whyText(language: Language, why: Why): string {
  const texts = wordsIn(language, en)
  if (why === 'not-saved') return texts.notSaved
  return failureText(why.problem, { noConnection: texts.noConnection, other: texts.failed })
}
