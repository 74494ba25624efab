// The unfinished invoice, kept in the browser: a reload or an ended session loses nothing that was typed.
// It stays on this device, apart for each owner as `ownerOf` names them, until the invoice is made or the person starts over.
import { keptText } from '../../api/kept-text.ts'
import { EMPTY_DRAFT, type InvoiceDraft, invoiceDraft, isBegun } from './invoice-draft.ts'

const NAME = 'manual-invoice'

const storeOf = (owner: string) => keptText(owner, 'device')

/** The stored draft; an empty one when nothing readable is stored. */
export function readDraft(owner: string): InvoiceDraft {
  const parsed = invoiceDraft.safeParse(storeOf(owner).read(NAME))
  return parsed.success ? parsed.data : EMPTY_DRAFT
}

/** Stores the draft and says whether the browser took it. */
export const keepDraft = (owner: string, draft: InvoiceDraft): boolean => storeOf(owner).keep(NAME, draft)

export const forgetDraft = (owner: string): void => storeOf(owner).forget(NAME)

/** What one owner has begun goes over to another who has begun nothing. */
export function moveDraft(from: string, to: string): void {
  const begun = readDraft(from)
  if (!isBegun(begun) || isBegun(readDraft(to))) return
  if (keepDraft(to, begun)) forgetDraft(from)
}
