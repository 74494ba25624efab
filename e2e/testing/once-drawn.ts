// Looks at a page until it is right: half-drawn, it may show for a moment what it does not show once it is drawn.
import { setTimeout as pause } from 'node:timers/promises'

/** Half-drawn for so long at most, however busy the machine. */
const DRAWN_WITHIN_MS = 30_000
const LOOK_AGAIN_MS = 200

/** What is seen as soon as it is right, or the last that was seen. */
export async function onceDrawn<T>(look: () => Promise<T>, isRight: (seen: T) => boolean): Promise<T> {
  const until = Date.now() + DRAWN_WITHIN_MS
  let seen = await look()
  while (!isRight(seen) && Date.now() < until) {
    await pause(LOOK_AGAIN_MS)
    seen = await look()
  }
  return seen
}
