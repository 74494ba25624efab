// Saves of item fields: one at a time for each field, the last typed value wins, a failure keeps what was typed.
import type { ItemChange } from './shown-item.ts'

/** The parts of an item that are saved on their own. */
export type SavedField =
  | 'countryOfOrigin'
  | 'costCad'
  | 'htsCode'
  | 'maker'
  | 'mismatchReason'
  | 'quantities'
  | 'answers'
  | 'removed'

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string }

export type SendChange = (itemId: string, change: ItemChange) => Promise<void>

export type ItemSaves = {
  /** Sends a change, or holds it until the one under way for the same field is answered. */
  save(itemId: string, field: SavedField, change: ItemChange): void
  retry(itemId: string, field: SavedField): void
  /** The same object as long as nothing changed. */
  stateOf(itemId: string, field: SavedField): SaveState
  /** All that is not acknowledged for an item, on top of each other; the same object as long as nothing changed. */
  pendingOf(itemId: string): ItemChange | undefined
  /** Keeps what was typed but cannot be saved yet, so that closing the item does not lose it; undefined forgets it. */
  keepDraft(itemId: string, field: SavedField, typed: string | undefined): void
  draftOf(itemId: string, field: SavedField): string | undefined
  /** Fields under way, waiting, failed or typed and not valid, over all items. */
  unsavedCount(): number
  failedCount(): number
  subscribe(listener: () => void): () => void
}

type Entry = { state: SaveState; unsaved: ItemChange | undefined; waiting: ItemChange | undefined }

const IDLE: SaveState = { kind: 'idle' }
const SAVING: SaveState = { kind: 'saving' }
const SAVED: SaveState = { kind: 'saved' }

/** A store of saves. `send` resolves when the server has acknowledged; `messageOf` turns its refusal into a sentence. */
export function createItemSaves(send: SendChange, messageOf: (problem: unknown) => string): ItemSaves {
  const byItem = new Map<string, Map<SavedField, Entry>>()
  const pending = new Map<string, ItemChange | undefined>()
  const drafts = new Map<string, string>()
  const listeners = new Set<() => void>()

  const entryOf = (itemId: string, field: SavedField): Entry => {
    const fields = byItem.get(itemId) ?? new Map<SavedField, Entry>()
    byItem.set(itemId, fields)
    const entry = fields.get(field) ?? { state: IDLE, unsaved: undefined, waiting: undefined }
    fields.set(field, entry)
    return entry
  }

  const changed = (itemId: string) => {
    const parts = [...(byItem.get(itemId)?.values() ?? [])].map((each) => each.waiting ?? each.unsaved)
    const given = parts.filter((each) => each !== undefined)
    pending.set(itemId, given.length > 0 ? Object.assign({}, ...given) : undefined)
    for (const listener of listeners) listener()
  }

  const run = async (itemId: string, entry: Entry, change: ItemChange) => {
    entry.state = SAVING
    entry.unsaved = change
    changed(itemId)
    const failure = await send(itemId, change).then(
      () => undefined,
      (problem: unknown) => messageOf(problem),
    )
    const next = entry.waiting
    entry.waiting = undefined
    if (next) return run(itemId, entry, next)
    entry.state = failure === undefined ? SAVED : { kind: 'failed', message: failure }
    if (failure === undefined) entry.unsaved = undefined
    changed(itemId)
  }

  const count = (test: (entry: Entry) => boolean) =>
    [...byItem.values()].reduce((sum, fields) => sum + [...fields.values()].filter(test).length, 0)

  return {
    save(itemId, field, change) {
      const entry = entryOf(itemId, field)
      if (entry.state.kind !== 'saving') return void run(itemId, entry, change)
      entry.waiting = change
      changed(itemId)
    },
    retry(itemId, field) {
      const entry = entryOf(itemId, field)
      if (entry.state.kind === 'failed' && entry.unsaved) void run(itemId, entry, entry.unsaved)
    },
    stateOf: (itemId, field) => byItem.get(itemId)?.get(field)?.state ?? IDLE,
    pendingOf: (itemId) => pending.get(itemId),
    keepDraft(itemId, field, typed) {
      if (typed === undefined && !drafts.delete(`${itemId} ${field}`)) return
      if (typed !== undefined) drafts.set(`${itemId} ${field}`, typed)
      for (const listener of listeners) listener()
    },
    draftOf: (itemId, field) => drafts.get(`${itemId} ${field}`),
    unsavedCount: () => count((each) => each.unsaved !== undefined) + drafts.size,
    failedCount: () => count((each) => each.state.kind === 'failed'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
