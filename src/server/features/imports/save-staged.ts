// The saving of an import from a screen: a job, so that a page loaded again, a restart and another server lose nothing of it. Whoever asks
// waits a while for what came of it, and else finds it with the import.
import { type NotificationFacts, STAFF_MAIL_BY_DEFAULT } from '#domain/notification.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { askForJob, awaitJob } from '../../jobs/ask.ts'
import type { Job } from '../../jobs/do-job.ts'
import type { JobData } from '../../jobs/kinds.ts'
import type { Actor } from '../../scope.ts'
import type { Tx } from '../../store/database.ts'
import { finishRun, type ImportRunRow, lockRun, setJob } from '../../store/import-runs.ts'
import { findJob, type JobRow, keepResult } from '../../store/jobs.ts'
import { SHARED_STAFF, tellMember } from '../../store/notifications.ts'
import type { ImportReport } from './import-report.ts'
import { savePreviewed, saveWithin } from './save-import.ts'
import { askOf, type Needs, openRun } from './staged-import.ts'

/** Longer than most take, shorter than proxies wait. */
const AWAITED_MS = 20_000
/** What another try would end in too: told to whoever saves. */
const REFUSALS: readonly string[] = ['lines-wrong', 'data-changed-since', 'import-not-open']

const isRefusal = ({ said }: Pick<AppError, 'said'>): boolean => REFUSALS.includes(said[0])

type Result = { readonly report: ImportReport } | { readonly refused: Pick<AppError, 'kind' | 'said'> }

type Save = Omit<JobData<'import'>, 'runId'>

/**
 * Saves all in one transaction. Undefined when it takes longer than a caller should wait. Throws `invalid` with the lines that are wrong,
 * `conflict` when data has changed since the check.
 */
export async function saveImportRun(
  needs: Needs & Pick<Deps, 'jobs'>,
  actor: Actor,
  id: string,
  save: Save,
): Promise<ImportReport | undefined> {
  const jobId = await needs.db.transaction().execute(async (tx) => {
    await openRun(tx, id)
    const asked = { kind: 'import', data: { runId: id, ...save }, actor, clientId: null } as const
    const made = (await askForJob(tx, needs, asked)) ?? ''
    await setJob(tx, id, made)
    return made
  })
  needs.jobs.ring()
  const job = await awaitJob(needs.db, jobId, AWAITED_MS)
  if (job?.state === 'failed') throw new Error('the saving of an import failed for good')
  const result = resultOf(job)
  if (result && 'refused' in result && isRefusal(result.refused))
    throw new AppError(result.refused.kind, ...result.refused.said)
  return result && 'report' in result ? result.report : undefined
}

/** What saving came to; undefined until it is over. */
export const resultOf = (job: JobRow | undefined): Result | undefined =>
  job?.state === 'done' ? (job.result as Result) : undefined

/** The work of the job. */
export async function saveStaged(needs: Needs, { id, data, actor, signal, tell }: Job<'import'>): Promise<Result> {
  const { runId, fingerprint, takeLines } = data
  try {
    return await needs.db.transaction().execute(async (tx) => {
      const run = await lockRun(tx, runId)
      if (!run) throw new AppError('conflict', 'import-not-open')
      if (run.state === 'saved' && run.job_id === id) return (await findJob(tx, id))?.result as Result
      refuseUnlessOwn(run, id)
      const onProgress = (done: number) => {
        signal.throwIfAborted()
        tell({ done, of: run.line_count })
      }
      const ask = askOf(tx, run, actor, takeLines, onProgress)
      const report = await (fingerprint === undefined
        ? saveWithin(tx, needs, ask)
        : savePreviewed(tx, needs, ask, fingerprint))
      await finishRun(tx, runId, { state: 'saved', counts: report.counts, at: needs.now() })
      await keepResult(tx, id, { report })
      await tellAsker(tx, needs, actor, { name: run.filename, isRefused: false })
      return { report }
    })
  } catch (error) {
    if (!(error instanceof AppError) || !isRefusal(error)) throw error
    await tellRefused(needs, actor, runId)
    return { refused: { kind: error.kind, said: error.said } }
  }
}

/** Whoever asked on staff may have left the page. */
async function tellAsker(tx: Tx, { now }: Pick<Needs, 'now'>, actor: Actor, facts: NotificationFacts['import']) {
  if (actor.kind !== 'staff') return
  const memberId = actor.id === SHARED_STAFF ? null : actor.id
  const mail = memberId === null ? 'never' : STAFF_MAIL_BY_DEFAULT.import
  await tellMember(tx, memberId, { kind: 'import', facts, at: now(), mail })
}

async function tellRefused(needs: Needs, actor: Actor, runId: string): Promise<void> {
  await needs.db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run) await tellAsker(tx, needs, actor, { name: run.filename, isRefused: true })
  })
}

/** An older server beside this one knows nothing of jobs and may have saved or cancelled it. */
function refuseUnlessOwn({ state, job_id: jobId }: ImportRunRow, id: string): void {
  if (state !== 'open' || jobId !== id) throw new AppError('conflict', 'import-not-open')
}
