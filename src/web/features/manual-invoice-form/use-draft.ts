// The unfinished invoice as state that outlives the page: every change is stored at once.
import { useCallback, useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts'
import { EMPTY_DRAFT, type InvoiceDraft } from './invoice-draft.ts'

/** Changes what stands now; the same function for as long as the form is there. */
export type ChangeDraft = (step: (draft: InvoiceDraft) => InvoiceDraft) => void

type DraftDesk = {
  readonly draft: InvoiceDraft
  readonly change: ChangeDraft
  /** Empties the form and what the browser keeps of it; with `sent`, only while that is still what stands there. */
  readonly clear: (sent?: InvoiceDraft) => void
  /** Whether the browser keeps what was typed; `none` before anything was. */
  readonly kept: 'none' | 'kept' | 'refused'
}

export function useDraft(owner: string): DraftDesk {
  const [state, setState] = useState<Pick<DraftDesk, 'draft' | 'kept'>>(() => ({
    draft: readDraft(owner),
    kept: 'none',
  }))
  const change = useCallback<ChangeDraft>(
    (step) =>
      setState(({ draft }) => {
        const next = step(draft)
        return { draft: next, kept: keepDraft(owner, next) ? 'kept' : 'refused' }
      }),
    [owner],
  )
  const clear = (sent?: InvoiceDraft) =>
    setState((now) => {
      if (sent && now.draft !== sent) return now
      forgetDraft(owner)
      return { draft: EMPTY_DRAFT, kept: 'none' }
    })
  return { ...state, change, clear }
}
