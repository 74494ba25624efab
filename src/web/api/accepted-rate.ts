// Whether the person accepted to go on with a fallback rate of exchange: said once where the rate is announced, for the papers of this visit.
import { useSyncExternalStore } from 'react'
import { onSessionChange } from './session.ts'

let accepted: string | undefined
const listeners = new Set<() => void>()

function change(rate: string | undefined): void {
  accepted = rate
  for (const listener of listeners) listener()
}

onSessionChange(() => change(undefined))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `cadToUsd`: the rate as shown, '0.7400'; another rate has to be accepted anew. */
export function useAcceptedRate(cadToUsd: string): {
  readonly isAccepted: boolean
  readonly accept: (isAccepted: boolean) => void
} {
  const rate = useSyncExternalStore(subscribe, () => accepted)
  return { isAccepted: rate === cadToUsd, accept: (isAccepted) => change(isAccepted ? cadToUsd : undefined) }
}
