// Leaving the shipment asks once while a change of an item is not saved.
import { useSyncExternalStore } from 'react'
import { texts as en } from '#texts/en/shipment.ts'
import type { ItemSaves } from '../desk/item-saves-types.ts'
import { useTexts } from '../language/page-language.tsx'
import { LeaveGuard } from '../ui/leave-guard.tsx'

export function ShipmentLeave({ saves }: { readonly saves: ItemSaves }) {
  const texts = useTexts(en)
  const unsaved = useSyncExternalStore(saves.subscribe, () => saves.unsavedCount() > 0)
  return <LeaveGuard wouldLose={unsaved} title={texts.leaveTitle} text={texts.leaveText} action={texts.leave} />
}
