// Whether the words that came with the page have been drawn: drawing the screen keeps the browser from it for as long as it takes.

/** Milliseconds: where no picture comes, such as behind other windows, the screen does not wait for one. */
const NO_LONGER_THAN = 100

/** Resolves once they are on screen, or nobody looks. */
export function firstWordsSeen(): Promise<void> {
  const isPainted = performance.getEntriesByType('paint').some(({ name }) => name === 'first-contentful-paint')
  if (isPainted || document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve)) // a frame is drawn right after its callbacks
    setTimeout(resolve, NO_LONGER_THAN)
  })
}
