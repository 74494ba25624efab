// Jobs that are not done, for the people who run the installation: what waits, what failed and why, begun again or dropped.
import type { z } from 'zod'
import type { listJobs } from '#contract/jobs.ts'
import type { exportJobs } from '#contract/list-files.ts'
import { texts as fileTexts } from '#texts/en/list-files.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { byPages, type ListFile } from '../../http/serve-list-file.ts'
import { jobKinds } from '../../jobs/kinds.ts'
import { reasonText } from '../../records/jobs/reason-text.ts'
import { pageOf } from '../../records/shipments/paging.ts'
import type { Actor } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import type { Tx } from '../../store/database.ts'
import { countJobs, deleteFailedJob, findJob, type JobRow, pageOfOpenJobs, reopenJob } from '../../store/jobs.ts'

type Listed = Omit<z.input<typeof listJobs.answer>, 'success'>

const PER_PAGE = 25

export async function list({ db }: Pick<Deps, 'db'>, say: Words, page: number): Promise<Listed> {
  const counts = await countJobs(db)
  const count = (kind: string, state: JobRow['state'], tried?: boolean) =>
    counts
      .filter((each) => each.kind === kind && each.state === state && (tried === undefined || each.tried === tried))
      .reduce((sum, each) => sum + each.count, 0)
  const { rows, total } = await pageOfOpenJobs(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const { pagination } = pageOf(rows, { page, perPage: PER_PAGE, total })
  return {
    data: {
      kinds: jobKinds.map((kind) => ({
        kind,
        waiting: count(kind, 'waiting', false),
        running: count(kind, 'running'),
        again: count(kind, 'waiting', true),
        failed: count(kind, 'failed'),
      })),
      jobs: rows.flatMap((row) => (row.state === 'done' ? [] : [{ ...wire(row, say), state: row.state }])),
    },
    pagination,
  }
}

/** Those that are not done, as the list has them. */
export const jobsFile = ({ db }: Pick<Deps, 'db'>): ListFile<typeof exportJobs, JobRow, number> => ({
  heading: (say) => say(fileTexts).jobs,
  cells: (row, { say }) => [
    row.kind,
    row.state,
    row.asked_by,
    row.asked_at.toISOString(),
    row.tries,
    row.reason && reasonText(say, row.reason),
  ],
  read: byPages(async (_call, { page, perPage }) => {
    const { rows } = await pageOfOpenJobs(db, { limit: perPage, offset: (page - 1) * perPage })
    return rows
  }),
})

const wire = (row: JobRow, say: Words) => ({
  id: row.id,
  kind: row.kind,
  askedBy: row.asked_by,
  askedAt: row.asked_at.toISOString(),
  tries: row.tries,
  progress: row.progress,
  reason: row.reason && reasonText(say, row.reason),
})

type Needs = Pick<Deps, 'db' | 'now' | 'jobs'>

/** Throws `missing` when it is not one that failed for good. */
export async function retry(needs: Needs, actor: Actor, id: string): Promise<{ readonly id: string }> {
  await change(needs, actor, { id, action: 'job.retried', make: reopenJob })
  needs.jobs.ring()
  return { id }
}

/** Throws `missing` when it is not one that failed for good. */
export async function drop(needs: Needs, actor: Actor, id: string): Promise<{ readonly id: string }> {
  await change(needs, actor, { id, action: 'job.dropped', make: deleteFailedJob })
  return { id }
}

type Change = {
  readonly id: string
  readonly action: string
  readonly make: (tx: Tx, id: string) => Promise<boolean>
}

async function change({ db, now }: Needs, actor: Actor, { id, action, make }: Change): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await findJob(tx, id)
    if (!job || !(await make(tx, id))) throw new AppError('missing', 'not-found')
    await insertAudit(tx, {
      at: now(),
      actor,
      clientId: job.client_id,
      action,
      subject: { kind: 'job', id },
      before: { kind: job.kind, tries: job.tries },
      after: null,
    })
  })
}
