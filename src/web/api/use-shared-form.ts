// The state of a form that others may save meanwhile: what it was opened with stays beside what is typed, also when it comes back later.
import { z } from 'zod'
import type { KeptPlace } from './kept-text.ts'
import { useKeptState } from './use-kept-state.ts'

/** What is saved, with the version that a save sends back; null: nothing was saved. */
export type Saved<T> = { readonly version: string | null; readonly value: T }

type SharedForm<T> = {
  readonly value: T
  readonly set: (value: T) => void
  /** What the form stands on. */
  readonly opened: Saved<T>
  /** Lets it stand on what is saved by now, with other values. */
  readonly standOn: (saved: Saved<T>, value: T) => void
  readonly isReturned: boolean
  readonly forget: () => void
}

export function useSharedForm<T>(
  name: string,
  shape: z.ZodType<T>,
  saved: Saved<T>,
  place: KeptPlace = 'tab',
): SharedForm<T> {
  const kept = z.object({ opened: z.object({ version: z.string().nullable(), value: shape }), value: shape })
  const state = useKeptState<{ opened: Saved<T>; value: T }>(name, kept, { opened: saved, value: saved.value }, place)
  const { opened, value } = state.value
  return {
    value,
    opened,
    set: (next) => state.set({ opened, value: next }),
    standOn: (now, next) => state.set({ opened: now, value: next }),
    isReturned: state.isReturned,
    forget: state.forget,
  }
}
