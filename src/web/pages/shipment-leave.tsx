// Leaving the page asks once while something typed is not saved.
import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { texts } from '#texts/shipment.ts'
import type { ItemSaves } from '../features/item-card/item-saves.ts'
import { Confirm } from '../ui/confirm.tsx'

export function LeaveGuard({ saves }: { readonly saves: ItemSaves }) {
  const unsaved = useSyncExternalStore(saves.subscribe, () => saves.unsavedCount() > 0)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      title={texts.leaveTitle}
      action={texts.leave}
      onConfirm={() => {
        saves.forget()
        blocker.proceed()
      }}
      onCancel={() => blocker.reset()}
    >
      {texts.leaveText}
    </Confirm>
  )
}
