// Waits when the server says that there were too many calls in a minute, as happens when hundreds of items are saved at once.
import { ApiFailure } from './failures.ts'

const TOO_MANY = 429
/** Between two tries, and how many there are: a little over the minute that the server counts. */
const WAIT_MS = 3000
const TRIES = 22

/** The task's answer; its failure when that is any other, or when the limit lasts longer than a minute. */
export async function patiently<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await task()
    } catch (problem) {
      const limited = problem instanceof ApiFailure && problem.status === TOO_MANY
      if (!limited || left === 0) throw problem
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
      signal?.throwIfAborted()
    }
  }
}
