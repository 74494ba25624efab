// Long work on many things of one call, in parts: other calls are answered in between.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** About as long as others wait. */
const TURN_MS = 20

/** What `work` makes of each, in their order. */
export async function inTurns<T, U>(all: readonly T[], work: (each: T) => U): Promise<readonly U[]> {
  const made: U[] = []
  let begun = performance.now()
  for (const each of all) {
    if (performance.now() - begun > TURN_MS) {
      await nextTurn()
      begun = performance.now()
    }
    made.push(work(each))
  }
  return made
}
