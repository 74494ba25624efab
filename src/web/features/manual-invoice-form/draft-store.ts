// The unfinished invoice of a client, kept in the browser: a reload or an ended session loses nothing that was typed.
// It stays on this device, apart for each client's e-mail, until the invoice is made or the person starts over.
import { EMPTY_DRAFT, type InvoiceDraft, invoiceDraft } from './invoice-draft.ts'

const storageKey = (owner: string): string => `manualInvoiceDraft:${owner}`

/** The stored draft; an empty one when nothing readable is stored. */
export function readDraft(owner: string): InvoiceDraft {
  const parsed = invoiceDraft.safeParse(parseJson(read(owner)))
  return parsed.success ? parsed.data : EMPTY_DRAFT
}

/** Stores the draft and says whether the browser took it. */
export function keepDraft(owner: string, draft: InvoiceDraft): boolean {
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify(draft))
    return true
  } catch {
    return false // storage is full or switched off: the screen says so and asks before it is left
  }
}

export function forgetDraft(owner: string): void {
  try {
    localStorage.removeItem(storageKey(owner))
  } catch {
    // storage is switched off: nothing was stored
  }
}

function read(owner: string): string {
  try {
    return localStorage.getItem(storageKey(owner)) ?? 'null'
  } catch {
    return 'null' // storage is switched off
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not JSON: as good as nothing stored
  }
}
