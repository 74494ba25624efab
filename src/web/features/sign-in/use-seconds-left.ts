// Seconds that count down to nothing.
import { useEffect, useState } from 'react'

/** Begins anew whenever `key` changes. */
export function useSecondsLeft(key: string, seconds: number): number {
  const [state, setState] = useState({ key, left: seconds })
  const left = state.key === key ? state.left : seconds
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setState({ key, left: left - 1 }), 1000)
    return () => clearTimeout(timer)
  }, [key, left])
  return left
}
