// Why a try of a job failed, in words.

import type { SaidFailure } from '#contract/failure-codes.ts'
import { texts } from '#texts/en/jobs.ts'
import type { Words } from '#words/language.ts'
import { failureSentence } from '../../http/failure-words.ts'
import type { JobReason } from '../../store/jobs.ts'

export function reasonText(say: Words, reason: JobReason): string {
  const words = say(texts).reasons
  switch (reason.kind) {
    case 'failure':
      // Written by this program, or by one that knew the same codes.
      return failureSentence(say, ...(reason.said as unknown as SaidFailure))
    case 'service':
      return words.service(reason.words)
    case 'parts':
      return words.parts(reason.parts.join(', '))
    case 'too-long':
      return words.tooLong(Math.round(reason.seconds / 60))
    case 'cut-off':
      return words.cutOff
    case 'sealed':
      return words.sealed
    case 'database-away':
      return words.databaseAway
    case 'broken':
      return words.broken
  }
}
