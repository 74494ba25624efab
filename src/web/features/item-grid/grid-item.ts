// What the grid knows of items, and what it asks of the desk that the page hands it: the same desk the cards save through.

import type { Big } from 'big.js'
import { decimal } from '#domain/money.ts'
import type { CustomsField } from '#domain/shipment/item.ts'
import type { Item, ItemChange, SavedAddress, SaveState } from '../../api/shipment-item.ts'

/** One cell that gets another value, or a row that leaves the shipment. */
export type CellChange = { readonly item: Item; readonly field: CustomsField | 'removed'; readonly change: ItemChange }

export type GridDesk = {
  readonly addresses: readonly SavedAddress[]
  /** Saves one change as a step of Undo, and tells of it. */
  readonly change: (item: Item, field: 'removed', change: ItemChange) => void
  /** Saves the changes as one step of Undo, under the label. */
  readonly changeAll: (changes: readonly CellChange[], label: string) => void
  readonly saves: {
    /** The same object as long as nothing changed. */
    stateOf(itemId: string, field: CustomsField): SaveState
    retry(itemId: string, field: CustomsField): void
    failedCount(): number
    /** What was typed and cannot be saved; undefined forgets it. */
    keepDraft(itemId: string, field: CustomsField, typed: string | undefined): void
    draftOf(itemId: string, field: CustomsField): string | undefined
    subscribe(listener: () => void): () => void
  }
}

/** Where the duty of a line stands, as far as a cell shows it. */
export type CellDuty =
  | { readonly kind: 'waiting' | 'loading' | 'unknown' | 'failed' | 'prohibited' }
  | { readonly kind: 'dutiable' | 'free'; readonly dutyCad: Big }

/** Cost of one unit, CAD; null when there is none. */
export const costOf = (item: Item) => (item.declaredValue === null ? null : decimal(String(item.declaredValue)))
