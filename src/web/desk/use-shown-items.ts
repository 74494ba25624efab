// The items of a shipment as the screen shows them while saves are under way.

import { useSyncExternalStore } from 'react'
import type { Item, ItemChange } from '../api/shipment-item.ts'
import type { ItemSaves } from './item-saves-types.ts'
import { withChange } from './shown-item.ts'

/** The items with what is not acknowledged laid over them. Items without such changes are the server's own objects. */
export function useShownItems(items: readonly Item[], saves: ItemSaves): readonly Item[] {
  return useSyncExternalStore(saves.subscribe, () => pendingSnapshot(saves, items))
}

const snapshots = new WeakMap<ItemSaves, { items: readonly Item[]; shown: readonly Item[] }>()
const overlays = new WeakMap<ItemChange, { item: Item; shown: Item }>()

/** The same list as before when neither the items nor what lies over them changed. */
function pendingSnapshot(saves: ItemSaves, items: readonly Item[]): readonly Item[] {
  const last = snapshots.get(saves)
  const shown = items.map((item) => overlaid(item, saves.pendingOf(item.id)))
  const same = last?.items === items && last.shown.every((each, index) => each === shown[index])
  if (last && same) return last.shown
  snapshots.set(saves, { items, shown })
  return shown
}

function overlaid(item: Item, change: ItemChange | undefined): Item {
  if (!change) return item
  const last = overlays.get(change)
  if (last?.item === item) return last.shown
  const shown = withChange(item, change)
  overlays.set(change, { item, shown })
  return shown
}
