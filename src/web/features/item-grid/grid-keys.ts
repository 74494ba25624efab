// What a key asks of the grid while no cell is edited.
import { type Step, stepOfKey } from './range.ts'

export type Asked =
  | { readonly kind: 'step'; readonly step: Step; readonly extend: boolean }
  | { readonly kind: 'tab'; readonly backwards: boolean }
  | { readonly kind: 'edit'; readonly typed?: string }
  | { readonly kind: 'clear' | 'fill-down' | 'select-all' | 'retry' | 'leave' | 'take-out' }

type Key = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Copy, paste and undo are not here: the browser's own events and the page answer them. */
export function askedBy({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): Asked | undefined {
  if (altKey) return undefined
  const command = ctrlKey || metaKey
  const step = stepOfKey(key, command)
  if (step) return { kind: 'step', step, extend: shiftKey }
  if (command) return commanded(key)
  if (key === 'Tab') return { kind: 'tab', backwards: shiftKey }
  if (key === 'Enter' || key === 'F2') return { kind: 'edit' }
  if (key === 'Escape') return { kind: 'leave' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  return key.length === 1 && key !== ' ' ? { kind: 'edit', typed: key } : undefined
}

function commanded(key: string): Asked | undefined {
  const letter = key.toLowerCase()
  if (letter === 'd') return { kind: 'fill-down' }
  if (letter === 'a') return { kind: 'select-all' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'take-out' }
  return key === 'Enter' ? { kind: 'retry' } : undefined
}
