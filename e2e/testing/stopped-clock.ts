// A page whose clock moves by the journey alone: an installed clock goes on by itself, and what stands there for a second is missed on a
// busy machine.
import type { Page } from 'playwright-core'

/** Ahead of the clock that runs until it is stopped; nothing on the page ends within it. */
const AHEAD_MS = 60_000

/** `page` has a clock installed. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + AHEAD_MS)
