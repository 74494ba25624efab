// The unfinished invoice of a client, kept in the browser: a reload or an ended session loses nothing that was typed.
// It stays on this device, apart for each client's e-mail, until the invoice is made or the person starts over.
import { keptText } from '../../api/kept-text.ts'
import { EMPTY_DRAFT, type InvoiceDraft, invoiceDraft } from './invoice-draft.ts'

const NAME = 'manual-invoice'

const storeOf = (owner: string) => keptText(`client:${owner.trim().toLowerCase()}`, 'device')

/** The stored draft; an empty one when nothing readable is stored. */
export function readDraft(owner: string): InvoiceDraft {
  const parsed = invoiceDraft.safeParse(storeOf(owner).read(NAME))
  return parsed.success ? parsed.data : EMPTY_DRAFT
}

/** Stores the draft and says whether the browser took it. */
export const keepDraft = (owner: string, draft: InvoiceDraft): boolean => storeOf(owner).keep(NAME, draft)

export const forgetDraft = (owner: string): void => storeOf(owner).forget(NAME)
