// What each kind of job does, and what is asked for every day.
import type { Deps } from './deps.ts'
import { saveStaged } from './features/imports/save-staged.ts'
import { writeDueLetters } from './features/notifications/letters.ts'
import { HOUSEKEEPER, keepHouse } from './features/papers/archive/housekeeping.ts'
import { makePaperOfJob } from './features/papers/jobs/paper-by-job.ts'
import { lookupPieces } from './features/shipments/lookups/look-up-item.ts'
import { lookUpShipment } from './features/shipments/lookups/look-up-shipment.ts'
import { askForJob } from './jobs/ask.ts'
import { TryFailed, type Works } from './jobs/do-job.ts'
import { sendLetter } from './jobs/letters.ts'
import { hasDue } from './store/notification-letters.ts'

export const worksOf = (deps: Deps): Works => ({
  letter: (job) => sendLetter(deps, job),
  import: async (job) => {
    const saved = await saveStaged(deps, job)
    // It may have written letters.
    deps.jobs.ring()
    return saved
  },
  paper: (job) => makePaperOfJob(deps, job),
  lookup: (job) => lookUpShipment(deps, job, lookupPieces(deps)),
  notices: async ({ data, signal }) => ({ written: await writeDueLetters(deps, data.mail, signal) }),
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
  await askForNotices(deps)
  jobs.ring()
}

/** Letters of the day go out in the morning, where the business is. */
const DIGEST_HOUR = 7

/** What is due at once and was not asked for by who told of it; what waits for the morning, once a day. */
async function askForNotices(deps: Deps): Promise<void> {
  const { db, now, today } = deps
  const ask = (mail: 'now' | 'daily', key: string) =>
    askForJob(db, deps, { kind: 'notices', data: { mail }, actor: HOUSEKEEPER, clientId: null, key })
  if (await hasDue(db, 'now')) await ask('now', `notices ${now().toISOString().slice(0, MINUTE)}`)
  if (hourIn(deps.settings.businessTimeZone, now()) >= DIGEST_HOUR && (await hasDue(db, 'daily')))
    await ask('daily', `digest ${today()}`)
}

/** '2026-11-21T15:00'. */
const MINUTE = 16

const hourIn = (timeZone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hour12: false }).format(at)) % 24
