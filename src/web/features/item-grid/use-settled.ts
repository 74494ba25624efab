import { startTransition, useEffect, useState } from 'react'
import { NEXT_KEY_MS } from '../../api/press-under-way.ts'

/** A value that follows once no further key changes it, such as the place of a cursor that may move on. */
export function useSettled<T extends string | undefined>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), NEXT_KEY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
