// Makes the invoice and tells apart what may come back: made, codes to confirm first, the fallback rate to accept first, or a failure.
import { useQueryClient } from '@tanstack/react-query'
import { generateInvoice, listDocuments } from '#contract/invoices.ts'
import { completeData } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { invoiceRefusal } from '../../api/invoice-refusal.ts'
import { useTexts } from '../../language/page-language.tsx'
import type { InvoiceBody } from './invoice-draft.ts'

export type MadeInvoice = {
  readonly number: string
  readonly filename: string
  /** The PDF, base64; empty when it has to be downloaded by its name. */
  readonly fileData: string
}

/** `onRefused`: told of every try that failed. */
export function useGenerate(
  shipmentId: string,
  { onMade, onRefused }: { onMade(made: MadeInvoice): void; onRefused(error: Error): void },
) {
  const texts = useTexts(en)
  const client = useQueryClient()
  const send = useSend(generateInvoice)
  const generate = (body: InvoiceBody) =>
    send.mutate(
      { body },
      {
        onSuccess: ({ invoiceNumber, filename, fileData }) => onMade({ number: invoiceNumber, filename, fileData }),
        onError: onRefused,
        onSettled: () => {
          const input = { params: { id: shipmentId } }
          void client.invalidateQueries({ queryKey: endpointKey(listDocuments, input) })
          void client.invalidateQueries({ queryKey: endpointKey(completeData, input) })
        },
      },
    )
  return {
    generate,
    isRunning: send.isPending,
    forget: send.reset,
    failure: send.error
      ? failureText(send.error, { noConnection: texts.noConnection, other: texts.failed })
      : undefined,
    refused: send.error,
    ...invoiceRefusal(send.error),
  }
}
