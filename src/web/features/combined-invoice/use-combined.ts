// Makes the combined invoice and tells apart what may come back: made, codes to confirm first, the fallback rate to accept
// first, or a failure.
import { useMutation } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { generateCombinedInvoice, listDocuments } from '#contract/invoices.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/combined-invoice.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { ApiFailure, failureText, saysWhy } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { invoiceRefusal } from '../../api/invoice-refusal.ts'
import { MOST_AT_ONCE, useStartPaper } from '../../api/paper-jobs.ts'
import { useLanguage } from '../../language/page-language.tsx'
import type { CombinedBody } from './combined-draft.ts'

export type MadeCombined = Pick<
  AnswerOf<typeof generateCombinedInvoice>,
  'fileData' | 'filename' | 'invoiceNumber' | 'combinedShipments'
>

/** Lists and shipments are read again afterwards: what was invoiced has moved on, and confirmed codes are confirmed. */
const TOUCHED = [listShipments, completeData, listDocuments]

type Outcomes = {
  onMade(made: MadeCombined): void
  /** A large one is made behind the screen. */
  onStarted(): void
}

export function useCombined(lines: number, { onMade, onStarted }: Outcomes) {
  const language = useLanguage()
  const outdate = useOutdate()
  const atOnce = useSend(generateCombinedInvoice)
  const byJob = useMutation({ mutationFn: useStartPaper() })
  const isLarge = lines > MOST_AT_ONCE
  const send = isLarge ? byJob : atOnce
  const onSettled = () => outdate(...TOUCHED)
  const generate = (body: CombinedBody) =>
    isLarge
      ? byJob.mutate({ paper: 'combined_invoice', body }, { onSuccess: onStarted, onSettled })
      : atOnce.mutate({ body }, { onSuccess: onMade, onSettled })
  const refusal = invoiceRefusal(send.error)
  return {
    generate,
    isRunning: send.isPending,
    forget: send.reset,
    refused: send.error,
    ...refusal,
    /** The server's own sentence, for what belongs to one field. */
    reason: send.error instanceof ApiFailure ? send.error.said(language) : undefined,
    failure: send.error && !refusal.isQuestion ? alertText(language, send.error) : undefined,
  }
}

/** Source: specification part 1, section 8: with the message, or the default alone when there is none of its own. */
function alertText(language: Language, error: Error): string {
  const texts = wordsIn(language, en)
  if (!saysWhy(error)) return texts.failed
  return texts.failedBecause(failureText(error, texts.failed))
}
