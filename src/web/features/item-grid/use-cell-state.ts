// How the save of a cell stands, and what was typed into it that cannot be saved.

import { createContext, use, useSyncExternalStore } from 'react'
import type { CustomsField } from '#domain/shipment/item.ts'
import type { SaveState } from '../../api/shipment-item.ts'
import type { GridDesk } from './grid-item.ts'
import type { Makers } from './makers.ts'

export type GridShared = {
  readonly desk: GridDesk
  readonly makers: Makers
  /** Id of the line that says what is wrong with the cell at the focus. */
  readonly messageId: string
}

const SharedContext = createContext<GridShared | undefined>(undefined)
export const GridSharedProvider = SharedContext.Provider

export function useGridShared(): GridShared {
  const shared = use(SharedContext)
  if (!shared) throw new Error('a cell stands outside GridSharedProvider')
  return shared
}

export type CellState = { readonly save: SaveState; readonly draft: string | undefined }

export function useCellState(itemId: string, field: CustomsField): CellState {
  const { saves } = useGridShared().desk
  const save = useSyncExternalStore(saves.subscribe, () => saves.stateOf(itemId, field))
  const draft = useSyncExternalStore(saves.subscribe, () => saves.draftOf(itemId, field))
  return { save, draft }
}
