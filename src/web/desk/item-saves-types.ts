// What the store of saves offers, what it asks of its keeper and of the server.
import type { ItemChange, SaveState } from '../api/shipment-item.ts'
import type { Compared } from './compared-change.ts'

export const SAVED_FIELDS = [
  'countryOfOrigin',
  'costCad',
  'htsCode',
  'maker',
  'mismatchReason',
  'quantities',
  'answers',
  'removed',
] as const

/** The parts of an item that are saved on their own. */
export type SavedField = (typeof SAVED_FIELDS)[number]

export type SendChange = (itemId: string, change: ItemChange) => Promise<void>

export type ItemSaves = {
  /** Sends a change, or holds it until the one under way for the same field is answered. */
  save(itemId: string, field: SavedField, change: ItemChange): void
  retry(itemId: string, field: SavedField): void
  /** Sends again what failed for want of a connection. */
  resend(): void
  /** Changes refused because somebody else had changed the value; the same array as long as nothing changed. */
  conflicts(): readonly Conflict[]
  /** Overwrites the other value with open eyes, or gives up one's own. */
  settle(conflict: Conflict, keep: 'mine' | 'theirs'): void
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
  /** What was typed before the page was last closed, by an ended session or otherwise, and nobody has seen to since. */
  returned: Returned
  /** The person leaves without saving, by choice: nothing is kept for the next visit. */
  forget(): void
  subscribe(listener: () => void): () => void
}

export type Conflict = {
  readonly itemId: string
  readonly field: SavedField
  readonly mine: ItemChange
  /** What is saved, of the values that the change sets. */
  readonly theirs: Compared
}

/** What the store needs to know of the server: the values as it last answered them. */
export type KnownValues = (itemId: string, change: ItemChange) => Compared

export type Returned = {
  /** Changes that wait to be saved again; values that were not finished and stand in their fields. */
  counts(): ReturnedCounts
  /** Sends all the changes. */
  save(): void
  /** Gives up all of it. */
  drop(): void
  /** How often `drop` was called: fields that hold what was typed begin anew. */
  drops(): number
}

export type ReturnedCounts = { readonly changes: number; readonly begun: number }

type KeptChange = { readonly field: SavedField; readonly change: ItemChange }
export type KeptDraft = { readonly field: SavedField; readonly typed: string }
export type KeptItem = { readonly changes: readonly KeptChange[]; readonly drafts: readonly KeptDraft[] }

export type ItemKeeper = {
  /** By item id, what an earlier page left. */
  read(): readonly (readonly [itemId: string, kept: KeptItem])[]
  /** Keeps all that is not acknowledged of an item; undefined when there is nothing left. */
  write(itemId: string, kept: KeptItem | undefined): void
  forget(): void
}
