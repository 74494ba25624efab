// Tells the hall of jobs that something was asked for: rung when the transaction that asked is over.

export type JobBell = {
  ring(): void
  /** Hears every ring from now on; answers what ends it. */
  listen(hear: () => void): () => void
}

export function jobBell(): JobBell {
  const listeners = new Set<() => void>()
  return {
    ring: () => {
      for (const hear of listeners) hear()
    },
    listen: (hear) => {
      listeners.add(hear)
      return () => {
        listeners.delete(hear)
      }
    },
  }
}
