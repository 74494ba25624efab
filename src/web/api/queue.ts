// Runs at most so many tasks at once; the rest wait their turn.

/** Wraps tasks so that `atOnce` run side by side, first come, first served. A task that was given up before its turn is not run. */
export function createQueue(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  const next = () => {
    running -= 1
    waiting.shift()?.()
  }
  const turn = () =>
    new Promise<void>((go) => {
      const start = () => {
        running += 1
        go()
      }
      if (running < atOnce) start()
      else waiting.push(start)
    })
  return async function run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await turn()
    try {
      signal?.throwIfAborted()
      return await task()
    } finally {
      next()
    }
  }
}
