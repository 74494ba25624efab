// When something was last saved in this tab, for the data bar.
import { useSyncExternalStore } from 'react'

let lastSave: Date | undefined
const listeners = new Set<() => void>()

export function noteSaved(at: Date): void {
  lastSave = at
  for (const listener of listeners) listener()
}

export function useLastSave(): Date | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lastSave,
  )
}
