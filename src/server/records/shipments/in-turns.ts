// Long work on many things of one call, in parts: other calls are answered in between.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** About as long as others wait. */
const TURN_MS = 20

/** Lets others in once the work has gone on long enough without. */
export type LetIn = () => Promise<void>

/** For work in several loops: all of it together is what others wait for. */
export function turns(): LetIn {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun <= TURN_MS) return
    await nextTurn()
    begun = performance.now()
  }
}

/** What `work` makes of each, in their order. `letIn`: of the larger work that this is part of. */
export async function inTurns<T, U>(
  all: readonly T[],
  work: (each: T) => U,
  letIn: LetIn = turns(),
): Promise<readonly U[]> {
  const made: U[] = []
  for (const each of all) {
    await letIn()
    made.push(work(each))
  }
  return made
}
