// Fields of a form that saves itself which the server does not have yet, kept for the tab: a closed dialog, a reload or an ended session
// loses none of them.
import { useState } from 'react'
import type { z } from 'zod'
import { type KeptText, useKeptText } from './kept-text.ts'

type UnsavedFields<D> = {
  /** What was kept when the form opened. */
  readonly returned: Partial<D>
  add(changed: Partial<D>): void
  /** The server has these values; a field that changed since stays kept. */
  settle(saved: Partial<D>): void
}

/** `shape` reads what is kept; what does not fit it, such as a form of an older release, is left out. */
export function createUnsavedFields<D extends object>(
  text: KeptText,
  name: string,
  shape: z.ZodType<Partial<D>>,
): UnsavedFields<D> {
  const parsed = shape.safeParse(text.read(name))
  const returned: Partial<D> = parsed.success ? parsed.data : {}
  const waiting = new Map<string, unknown>(Object.entries(returned))
  const store = () => {
    if (waiting.size === 0) text.forget(name)
    else text.keep(name, Object.fromEntries(waiting))
  }
  return {
    returned,
    add(changed) {
      for (const [field, value] of Object.entries(changed)) waiting.set(field, value)
      store()
    },
    settle(saved) {
      for (const [field, value] of Object.entries(saved)) {
        if (JSON.stringify(waiting.get(field)) === JSON.stringify(value)) waiting.delete(field)
      }
      store()
    },
  }
}

export function useUnsavedFields<D extends object>(name: string, shape: z.ZodType<Partial<D>>): UnsavedFields<D> {
  const text = useKeptText('tab')
  const [fields] = useState(() => createUnsavedFields(text, name, shape))
  return fields
}
