// Counts requests by caller in windows of a minute, in memory: a brake on loops and guessing, not an account of use.

const WINDOW_MS = 60_000
/** Counters kept before those of past windows are swept. */
const SWEEP_AT = 10_000

type Counter = { window: number; count: number }

/** A limiter of its own: answers whether `key` may make one more request in this minute. */
export function createRateLimit(perMinute: number): (key: string, now: Date) => boolean {
  const counters = new Map<string, Counter>()
  return (key, now) => {
    const window = Math.floor(now.getTime() / WINDOW_MS)
    if (counters.size >= SWEEP_AT) sweep(counters, window)
    const counter = counters.get(key)
    if (!counter || counter.window !== window) {
      counters.set(key, { window, count: 1 })
      return perMinute >= 1
    }
    counter.count += 1
    return counter.count <= perMinute
  }
}

function sweep(counters: Map<string, Counter>, window: number): void {
  for (const [key, counter] of counters) if (counter.window !== window) counters.delete(key)
}
