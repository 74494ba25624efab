// Leaving the shipment asks once while a change of an item is not saved.
import { useSyncExternalStore } from 'react'
import { texts } from '#texts/en/shipment.ts'
import type { ItemSaves } from '../features/item-card/item-saves.ts'
import { LeaveGuard } from '../ui/leave-guard.tsx'

export function ShipmentLeave({ saves }: { readonly saves: ItemSaves }) {
  const unsaved = useSyncExternalStore(saves.subscribe, () => saves.unsavedCount() > 0)
  return <LeaveGuard wouldLose={unsaved} title={texts.leaveTitle} text={texts.leaveText} action={texts.leave} />
}
