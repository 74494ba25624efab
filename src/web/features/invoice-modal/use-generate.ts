// Makes the invoice and tells apart what may come back: made, codes to confirm first, the fallback rate to accept first, or a failure.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { generateInvoice, listDocuments } from '#contract/invoices.ts'
import { completeData } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { invoiceRefusal } from '../../api/invoice-refusal.ts'
import { MOST_AT_ONCE, useStartPaper } from '../../api/paper-jobs.ts'
import { useTexts } from '../../language/page-language.tsx'
import type { InvoiceBody } from './invoice-draft.ts'

export type MadeInvoice = {
  readonly number: string
  readonly filename: string
  /** The PDF, base64; empty when it has to be downloaded by its name. */
  readonly fileData: string
}

type Outcomes = {
  onMade(made: MadeInvoice): void
  onStarted(): void
  onRefused(error: Error): void
}

/** `lines`: of the shipment. `onStarted`: a large one is made behind the screen. `onRefused`: told of every try that failed. */
export function useGenerate(
  { shipmentId, lines }: { readonly shipmentId: string; readonly lines: number },
  { onMade, onStarted, onRefused }: Outcomes,
) {
  const texts = useTexts(en)
  const client = useQueryClient()
  const atOnce = useSend(generateInvoice)
  const byJob = useMutation({ mutationFn: useStartPaper() })
  const onSettled = () => {
    const input = { params: { id: shipmentId } }
    void client.invalidateQueries({ queryKey: endpointKey(listDocuments, input) })
    void client.invalidateQueries({ queryKey: endpointKey(completeData, input) })
  }
  const makeAtOnce = (body: InvoiceBody) => {
    const onSuccess = ({ invoiceNumber, filename, fileData }: AnswerOf<typeof generateInvoice>) =>
      onMade({ number: invoiceNumber, filename, fileData })
    atOnce.mutate({ body }, { onSuccess, onError: onRefused, onSettled })
  }
  const start = (body: InvoiceBody) =>
    byJob.mutate({ paper: 'commercial_invoice', body }, { onSuccess: onStarted, onError: onRefused, onSettled })
  const send = lines > MOST_AT_ONCE ? byJob : atOnce
  return {
    generate: lines > MOST_AT_ONCE ? start : makeAtOnce,
    isRunning: send.isPending,
    forget: send.reset,
    failure: send.error ? failureText(send.error, texts.failed) : undefined,
    refused: send.error,
    ...invoiceRefusal(send.error),
  }
}
