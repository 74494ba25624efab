// Makes the invoice; what the browser kept of the form goes only once it is made.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { generateManualInvoice, manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { texts } from '#texts/manual-invoice.ts'
import { texts as formTexts } from '#texts/manual-invoice-form.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { type Defaults, draftProblems, type InvoiceDraft } from './invoice-draft.ts'
import { toRequest } from './to-request.ts'

export type MadeInvoice = { readonly number: string; readonly filename: string }

export function useGenerate(draft: InvoiceDraft, defaults: Defaults, onMade: (made: MadeInvoice) => void) {
  const client = useQueryClient()
  const send = useSend(generateManualInvoice, { countsAsSave: true })
  const [asked, setAsked] = useState(false)
  const [alert, setAlert] = useState<string>()
  const problems = asked ? draftProblems(draft, defaults) : []
  const generate = () => {
    if (send.isPending) return
    setAlert(draft.items.length === 0 ? texts.noItems : undefined)
    setAsked(draft.items.length > 0)
    const body = toRequest(draft, defaults)
    if (draft.items.length === 0 || !body || draftProblems(draft, defaults).length > 0) return
    send.mutate(
      { body },
      {
        onSuccess: ({ data }) => {
          setAsked(false)
          void client.invalidateQueries({ queryKey: endpointKey(manualInvoiceDefaults) })
          onMade({ number: data.invoiceNumber, filename: data.filename })
        },
        onError: (error) => setAlert(failureText(error, { noConnection: formTexts.noConnection, other: texts.failed })),
      },
    )
  }
  const forget = () => {
    setAsked(false)
    setAlert(undefined)
  }
  return {
    generate,
    problems,
    showAll: asked,
    alert,
    closeAlert: () => setAlert(undefined),
    forget,
    isRunning: send.isPending,
  }
}
