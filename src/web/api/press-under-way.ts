// Whether a button of the mouse or a finger is down: what is drawn meanwhile could move what is pressed away from under it, so that the press
// begins on one row and ends on another, and does nothing. And whether somebody types: what is drawn meanwhile holds up the letters.

/** Milliseconds: whoever holds longer selects or drags, and is kept waiting no more. */
const LONGEST_PRESS_MS = 1000

let since = Number.NEGATIVE_INFINITY

const begin = () => {
  since = performance.now()
}
const end = () => {
  since = Number.NEGATIVE_INFINITY
}
addEventListener('pointerdown', begin, true)
addEventListener('pointercancel', end, true)
addEventListener('pointerup', () => setTimeout(end), true) // its click comes right after it

export const isPressUnderWay = (): boolean => performance.now() - since < LONGEST_PRESS_MS

/** Milliseconds after a key in which whoever types presses the next one. */
export const NEXT_KEY_MS = 200

let lastKey = Number.NEGATIVE_INFINITY

addEventListener(
  'keydown',
  () => {
    lastKey = performance.now()
  },
  true,
)

export const isTyping = (): boolean => performance.now() - lastKey < NEXT_KEY_MS
