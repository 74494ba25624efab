// Where the focus goes when a dialog closes: to what opened it. Dialogs here are rendered while open and gone when closed, which the
// library's own return of the focus does not see.
import { useCallback, useEffect, useState } from 'react'

/** By the content of each open dialog: what had the focus when it came, nearest first. */
const WAYS_BACK = new WeakMap<Element, readonly HTMLElement[]>()

/** What was used last: a button that shows that it works is disabled meanwhile and loses the focus before its dialog comes. */
let lastUsed: HTMLElement | undefined

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'

/** Begins to note what is used last, once for the page. */
export function noteUse(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) lastUsed = target
  })
  document.addEventListener('pointerdown', ({ target }) => {
    lastUsed = (target instanceof Element && target.closest<HTMLElement>(CONTROLS)) || undefined
  })
}

/** A ref for the content of the dialog: the same function each time, since the trap of the focus begins anew with another. */
export function useReturnFocus(): (content: HTMLElement | null) => void {
  const [wayBack] = useState(wayBackFromHere)
  useEffect(
    () => () => {
      setTimeout(() => goBack(wayBack))
    },
    [wayBack],
  )
  return useCallback((content) => void (content && WAYS_BACK.set(content, wayBack)), [wayBack])
}

/** What has the focus, then what opened the menu or the dialog it stands in: those may be gone by then. */
function wayBackFromHere(): readonly HTMLElement[] {
  const { activeElement, body } = document
  const here = activeElement === body ? lastUsed : activeElement
  if (!(here instanceof HTMLElement)) return []
  const list = here.closest('[role="menu"], [role="listbox"]')
  const opener = list?.id ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(list.id)}"]`) : null
  const dialog = here.closest('[role="dialog"]')
  return [here, ...(opener ? [opener] : []), ...((dialog && WAYS_BACK.get(dialog)) ?? [])]
}

/** How often, every 50 ms, an opener that still works is waited for. */
const TRIES = 10

/** Nothing when the focus has gone somewhere on purpose, or another dialog has it. The page's content when all openers are gone. */
function goBack(wayBack: readonly HTMLElement[], tries = TRIES): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) return
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
  const target = wayBack.find((each) => each.isConnected && !each.closest('[role="menu"], [role="listbox"]'))
  if (dialog && !dialog.contains(target ?? null)) return
  if (target?.matches(':disabled') && tries > 0) {
    setTimeout(() => goBack(wayBack, tries - 1), 50)
    return
  }
  const to = target?.matches(':disabled') ? undefined : target
  const place = to ?? document.getElementById('content')
  place?.focus({ preventScroll: true })
}
