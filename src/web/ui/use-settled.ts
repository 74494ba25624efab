import { startTransition, useEffect, useState } from 'react'

/** Milliseconds: a step is drawn before what is said of the place it came to. */
const SETTLED_AFTER_MS = 60

/** A value that follows once it has stood still for a moment, such as the place of a cursor that may move on. */
export function useSettled<T extends string | undefined>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
