// Why an invoice cannot be made now, first things first; undefined when it can.
import { texts } from '#texts/en/invoice.ts'
import { texts as preflightTexts } from '#texts/en/preflight.ts'
import { allConfirmed } from './confirmed-codes.ts'
import { fcProblem, type PaperConditions, type PaperDraft, portProblem } from './paper-draft.ts'

export function paperBlocked(draft: PaperDraft, { codes, isFallbackRate, stops }: PaperConditions): string | undefined {
  const problem = fcProblem(draft) ?? portProblem(draft.delivery)
  if (problem) return problem
  if (stops > 0) return preflightTexts.settleFirst(stops)
  if (!allConfirmed(draft.confirmed, codes)) return texts.needConfirm
  if (isFallbackRate && !draft.acceptsFallback) return texts.needFallback
  return draft.password.trim() === '' ? texts.needPassword : undefined
}
