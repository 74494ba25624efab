// Counts requests by caller in windows of a minute, in memory: a brake on loops and guessing, not an account of use.

const WINDOW_MS = 60_000
/** Callers counted at a time; beyond, the one counted longest is forgotten, so that many callers cannot fill the memory. */
const MOST_CALLERS = 50_000

type RateLimit = {
  /** Counts a request of `key` and answers whether it may be made; one that may not is not counted. */
  take(key: string, now: Date): boolean
  /** Takes back what `take` counted. */
  giveBack(key: string): void
}

/** A limiter of its own: each key may make `perMinute` requests in a minute. */
export function createRateLimit(perMinute: number, mostCallers = MOST_CALLERS): RateLimit {
  const counts = new Map<string, number>()
  let window = 0
  return {
    take: (key, now) => {
      const current = Math.floor(now.getTime() / WINDOW_MS)
      if (current !== window) counts.clear()
      window = current
      const count = counts.get(key) ?? 0
      if (count >= perMinute) return false
      if (count === 0 && counts.size >= mostCallers) forgetOldest(counts)
      counts.set(key, count + 1)
      return true
    },
    giveBack: (key) => {
      const count = counts.get(key) ?? 0
      if (count > 0) counts.set(key, count - 1)
    },
  }
}

function forgetOldest(counts: Map<string, number>): void {
  for (const key of counts.keys()) {
    counts.delete(key)
    return
  }
}
