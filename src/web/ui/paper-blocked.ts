// Why an invoice cannot be made now, first things first; undefined when it can.
import { parseDate } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { texts as preflightEn } from '#texts/en/preflight.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { allConfirmed } from './confirmed-codes.ts'
import { fcProblem, isChargeWhole, type PaperConditions, type PaperDraft, portProblem } from './paper-draft.ts'

export function paperBlocked(
  language: Language,
  draft: PaperDraft,
  { codes, isFallbackRate, stops }: PaperConditions,
): string | undefined {
  const texts = wordsIn(language, en)
  const preflightTexts = wordsIn(language, preflightEn)
  const problem = fcProblem(language, draft) ?? portProblem(language, draft.delivery)
  if (problem) return problem
  const { on } = draft.delivery.sale
  if (draft.delivery.reasonForExport === 'sale' && on !== '' && !parseDate(on)) return texts.soldOnWrong
  if (!draft.delivery.charges.every(isChargeWhole)) return texts.needCharge
  if (stops > 0) return preflightTexts.settleFirst(stops)
  if (!allConfirmed(draft.confirmed, codes)) return texts.needConfirm
  if (isFallbackRate && !draft.acceptsFallback) return texts.needFallback
  return draft.password.trim() === '' ? texts.needPassword : undefined
}
