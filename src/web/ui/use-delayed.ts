// True once something has lasted a while: keeps quick answers from flickering.
import { useEffect, useState } from 'react'

/** Wait before anything says that it is loading or saving. Source: interface, section 5. */
const PATIENCE_MS = 300

export function useDelayed(active: boolean, delayMs: number = PATIENCE_MS): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setPassed(true), delayMs)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [active, delayMs])
  return active && passed
}
