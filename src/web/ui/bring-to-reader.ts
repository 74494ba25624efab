// Brings what a wait ended with before the eyes and the hands of the person who asked for it.
import { useLayoutEffect, useRef } from 'react'

/** Into view where its beginning is not in the upper two thirds of the window. */
export function showFromItsTop(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > (window.innerHeight * 2) / 3) element.scrollIntoView({ block: 'start' })
}

/** A ref for what stands there once a wait is over. It takes the focus from the button that asked, never from a field. */
export function useArrival<T extends HTMLElement>(isWaiting: boolean) {
  const arrived = useRef<T>(null)
  const waited = useRef(false)
  useLayoutEffect(() => {
    if (waited.current && !isWaiting && arrived.current) {
      showFromItsTop(arrived.current)
      if (isFocusAtRest()) arrived.current.focus({ preventScroll: true })
    }
    waited.current = isWaiting
  }, [isWaiting])
  return arrived
}

/** On nothing, or on the button that sent a form: a button that waits loses the focus in some browsers and keeps it in others. */
function isFocusAtRest(): boolean {
  const at = document.activeElement
  return !at || at === document.body || (at instanceof HTMLButtonElement && at.type === 'submit')
}
