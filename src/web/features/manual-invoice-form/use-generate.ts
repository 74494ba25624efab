// Makes the invoice; what the browser kept of the form goes only once it is made.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { texts as en } from '#texts/en/manual-invoice.ts'
import { failureOf } from '../../api/failures.ts'
import { noteSaved } from '../../api/last-save.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import type { InvoiceCalls } from './invoice-calls.ts'
import { type Defaults, draftProblems, filledItems, type InvoiceDraft } from './invoice-draft.ts'
import { toRequest } from './to-request.ts'

/** `points`: how many things are left to check, for which it is stamped a draft. */
export type MadeInvoice = { readonly number: string; readonly filename: string; readonly points: number }

export function useGenerate(
  calls: InvoiceCalls,
  draft: InvoiceDraft,
  defaults: Defaults,
  /** Undefined: it is made behind the screen. */
  onMade: (made: MadeInvoice | undefined) => void,
) {
  const language = useLanguage()
  const texts = useTexts(en)
  const client = useQueryClient()
  const send = useMutation({ mutationFn: calls.generate, onSuccess: () => noteSaved(new Date()) })
  const [asked, setAsked] = useState(false)
  const [lacksItems, setLacksItems] = useState(false)
  const hasItems = filledItems(draft).length > 0
  const problems = asked ? draftProblems(language, draft, defaults) : []
  const generate = () => {
    if (send.isPending) return
    send.reset()
    setLacksItems(!hasItems)
    setAsked(hasItems)
    const body = toRequest(draft, defaults)
    if (!hasItems || !body || draftProblems(language, draft, defaults).length > 0) return
    send.mutate(body, {
      onSuccess: (made) => {
        setAsked(false)
        void client.invalidateQueries({ queryKey: calls.defaultsKey })
        onMade(made && { number: made.invoiceNumber, filename: made.filename, points: made.warnings.length })
      },
    })
  }
  const closeAlert = () => {
    send.reset()
    setLacksItems(false)
  }
  const forget = () => {
    setAsked(false)
    closeAlert()
  }
  const failure = failureOf(send.error, texts.failed)
  return {
    generate,
    problems,
    showAll: asked,
    /** The specified sentence stays until there is an item. */
    alert: lacksItems && !hasItems ? texts.noItems : failure,
    closeAlert,
    forget,
    isRunning: send.isPending,
  }
}
