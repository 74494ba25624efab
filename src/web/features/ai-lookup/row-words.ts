// What a row of a look-up says.
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/ai-lookup.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { LookupItem } from './use-shipment-lookup.ts'

export function rowText(language: Language, { state, code, maker, problem }: LookupItem): string {
  const texts = wordsIn(language, en)
  switch (state) {
    case 'found':
      return [code && texts.code(formatHtsCode(code)), maker && texts.maker(maker)].filter(Boolean).join(', ')
    case 'not-found':
      return texts.notFound
    case 'skipped':
      return texts.settledMeanwhile
    case 'failed':
      return problem ?? texts.failed
    default:
      return texts[state]
  }
}
