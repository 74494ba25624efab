// Properties tried on random cases: the same cases at every run, so that a failure is of the change that made it. To look for new ones:
// PROPERTY_SEED=$RANDOM PROPERTY_TIMES=50 npx vitest run --project code src/server/reference/duty-properties.test.ts
import fc from 'fast-check'

const SEED = Number(process.env.PROPERTY_SEED ?? 2026)
const TIMES = Number(process.env.PROPERTY_TIMES ?? 1)

/** @param count of random cases, one hundred where a property does not say */
export const runs = (count: number) => ({ seed: SEED, numRuns: count * TIMES })

fc.configureGlobal(runs(100))

export { fc }
