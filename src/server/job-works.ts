// What each kind of job does, and what is asked for every day.
import type { Deps } from './deps.ts'
import { saveStaged } from './features/imports/save-staged.ts'
import { HOUSEKEEPER, keepHouse } from './features/papers/archive/housekeeping.ts'
import { askForJob } from './jobs/ask.ts'
import { TryFailed, type Works } from './jobs/do-job.ts'
import { sendLetter } from './jobs/letters.ts'

export const worksOf = (deps: Deps): Works => ({
  letter: (job) => sendLetter(deps, job),
  import: (job) => saveStaged(deps, job),
  housekeeping: async ({ signal }) => {
    const done = await keepHouse(deps, signal)
    signal.throwIfAborted()
    if (done.failed.length > 0) throw new TryFailed({ kind: 'parts', parts: done.failed }, { isFinal: false })
    return done
  },
})

/** Once a day, and once more with another release or another law: whichever server asks first. */
export async function askForDaily(deps: Deps): Promise<void> {
  const { db, jobs, today, installation, tariffSummary } = deps
  const key = `housekeeping ${today()} ${installation.release} ${tariffSummary.release}`
  await askForJob(db, deps, { kind: 'housekeeping', data: {}, actor: HOUSEKEEPER, clientId: null, key })
  jobs.ring()
}
