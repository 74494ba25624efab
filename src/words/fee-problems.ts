// What is wrong with a broker's fee schedule, in words.
import type { PastProblem, ScheduleReason } from '#domain/clearance/fee-schedule-reasons.ts'
import { texts } from '#texts/en/settings.ts'
import { type Language, wordsIn } from './language.ts'

export function scheduleProblemText(language: Language, { reason, next = '' }: ScheduleReason): string {
  const say = wordsIn(language, texts)
  return reason === 'overlaps' ? say.overlaps(next) : say[reason]
}

export const pastProblemText = (language: Language, { reason, from }: PastProblem): string =>
  wordsIn(language, texts)[reason](from)
