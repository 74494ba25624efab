// The state of a form that outlives its page: every change is kept in the browser until the form is done with.
import { useState } from 'react'
import type { z } from 'zod'
import { type KeptPlace, useKeptText } from './kept-text.ts'

export type KeptState<T> = {
  readonly value: T
  readonly set: (value: T) => void
  /** What was kept when the form opened, and nobody has seen to it since. */
  readonly isReturned: boolean
  /** Forgets what is kept: the form was saved, or given up by choice. */
  readonly forget: () => void
}

type Shown<T> = KeptState<T> & {
  /** Puts another beginning in place of the value; nothing of it is kept. */
  readonly show: (value: T) => void
}

/** `shape` reads what is kept; what does not fit it, such as a form of an older release, is left out. */
export function useKeptState<T>(name: string, shape: z.ZodType<T>, initial: T, place: KeptPlace = 'tab'): Shown<T> {
  const kept = useKeptText(place)
  const [returned] = useState(() => shape.safeParse(kept.read(name)))
  const [value, setValue] = useState(returned.success ? returned.data : initial)
  const [isReturned, setReturned] = useState(returned.success)
  const forget = () => {
    kept.forget(name)
    setReturned(false)
  }
  const set = (next: T) => {
    kept.keep(name, next)
    setValue(next)
  }
  const show = (next: T) => {
    setValue(next)
    setReturned(false)
  }
  return { value, set, isReturned, forget, show }
}
