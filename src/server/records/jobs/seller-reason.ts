// Why a try of a job failed, for a seller: null where it would be of use to nobody but who runs the server.
import { texts } from '#texts/en/seller-jobs.ts'
import type { Words } from '#words/language.ts'
import type { JobReason } from '../../store/jobs.ts'
import { reasonText } from './reason-text.ts'

export function sellerReasonText(say: Words, reason: JobReason): string | null {
  switch (reason.kind) {
    case 'failure':
      return reasonText(say, reason)
    case 'service':
    case 'too-long':
    case 'cut-off':
    case 'database-away':
      return say(texts)[reason.kind]
    default:
      return null
  }
}
