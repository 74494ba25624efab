// Puts the focus on a field by its id, also when the dialog it stands in is only just opening.

/** How long a field may take to appear, in milliseconds. */
const PATIENCE_MS = 10_000

/** Brings an element into sight and puts the focus on it; a closed disclosure around it opens. */
export function focusOn(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true
  }
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
}

/** As `focusOn`, once the element is there: a dialog that opens takes the focus first. */
export function focusWhenThere(id: string): void {
  if (document.getElementById(id)) {
    focusOn(id)
    return
  }
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)) return
    stop()
    setTimeout(() => focusOn(id))
  })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
}

/** For a field of a step that has taken the place of the one before: the next thing to do is to type. */
export function focusOnce(field: HTMLInputElement | null): void {
  field?.focus()
}
