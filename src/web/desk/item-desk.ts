// What cards and grid of a shipment's items share: its saved addresses, its saves, and the way to change a field so that it can be
// taken back.

import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ExchangeRate } from '#domain/exchange.ts'
import type { Sentence } from '#words/language.ts'
import type { Item, ItemChange, SavedAddress, SaveState } from '../api/shipment-item.ts'
import type { AddressDrafts } from './address-draft.ts'
import type { ItemSaves, SavedField } from './item-saves-types.ts'
import type { UndoAct, UndoStep } from './undo-stack.ts'

export type ItemDesk = {
  readonly shipmentId: string
  /** Whether it is the sample shipment. */
  readonly isSample?: boolean | undefined
  readonly saves: ItemSaves
  readonly addresses: readonly SavedAddress[]
  readonly exchange: Pick<ExchangeRate, 'cadToUsd' | 'source'>
  /** Saves a change of one field and remembers how to take it back; `act`: what goes and comes back with it. */
  readonly change: (item: Item, field: SavedField, change: ItemChange, act?: UndoAct) => void
  /** Saves many changes as one step that is taken back as one, under the label. A single one makes no toast: its cell is in sight. */
  readonly changeAll: (changes: readonly FieldChange[], label: Sentence) => void
  /** Does what is no change of a field, so that it can be taken back under the label. */
  readonly act: (label: Sentence, act: UndoAct) => void
  /** Remembers how to take back what was done elsewhere, such as by a job. */
  readonly note: (step: UndoStep) => void
  /** Puts a new address among the saved ones before the server lists it. */
  readonly addAddress: (address: SavedAddress) => void
  /** Lays what is newly known of a saved address over it. */
  readonly changeAddress: (id: string, known: Partial<SavedAddress>) => void
  /** New addresses that were begun and not saved yet, by item id. */
  readonly addressDrafts: AddressDrafts
}

export type FieldChange = { readonly item: Item; readonly field: SavedField; readonly change: ItemChange }

const ItemDeskContext = createContext<ItemDesk | undefined>(undefined)

/** Around the items of a shipment, whether cards or a grid. */
export const ItemDeskProvider = ItemDeskContext.Provider

export function useItemDesk(): ItemDesk {
  const desk = use(ItemDeskContext)
  if (!desk) throw new Error('an item stands outside ItemDeskProvider')
  return desk
}

type FieldSave = { readonly state: SaveState; readonly retry: () => void }

/** How the save of one field of one item stands. */
export function useFieldSave(itemId: string, field: SavedField): FieldSave {
  const { saves } = useItemDesk()
  const state = useSyncExternalStore(saves.subscribe, () => saves.stateOf(itemId, field))
  const retry = useCallback(() => saves.retry(itemId, field), [saves, itemId, field])
  return { state, retry }
}

/** The same, and what was typed and cannot be saved yet. */
export function useFieldState(itemId: string, field: SavedField): FieldSave & { readonly draft: string | undefined } {
  const { saves } = useItemDesk()
  const draft = useSyncExternalStore(saves.subscribe, () => saves.draftOf(itemId, field))
  return { ...useFieldSave(itemId, field), draft }
}
