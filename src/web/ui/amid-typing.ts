// Whether somebody is typing into the field that has the focus: what arrives meanwhile leaves it there.

/** Milliseconds after a letter in which whoever types goes on. */
const GOES_ON_MS = 1000

let last: { readonly field: EventTarget | null; readonly at: number } | undefined

addEventListener(
  'input',
  ({ target }) => {
    last = { field: target, at: performance.now() }
  },
  true,
)

export const isAmidTyping = (): boolean =>
  last !== undefined && last.field === document.activeElement && performance.now() - last.at < GOES_ON_MS
