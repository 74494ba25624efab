// Keeps the place of who works by keyboard where what they stood on goes away with a new answer.
import { useLayoutEffect, useRef } from 'react'

/** A ref for a region that can take the focus. It takes it when `content` changed and what had the focus in it is gone. */
export function useKeptFocus(content: unknown) {
  const region = useRef<HTMLDivElement>(null)
  const wasWithin = useRef(false)
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const note = () => {
      wasWithin.current = element.contains(document.activeElement)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    if (content === undefined || !wasWithin.current || document.activeElement !== document.body) return
    region.current?.focus({ preventScroll: true })
  }, [content])
  return region
}
