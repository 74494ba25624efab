// What scrolls within the page is reached by keyboard: by what it holds, or else by itself.

const REACHED = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]'

/** A ref for a part that may scroll. It stands among the stops of the Tab key while it holds more than it shows and nothing else to stop at. */
export function reachableScroll(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  const look = () => {
    const isCut = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth
    if (isCut && !part.querySelector(REACHED)) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(part)
  const content = new MutationObserver(look)
  content.observe(part, { childList: true, subtree: true })
  look()
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
