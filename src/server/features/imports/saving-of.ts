// How far an import is, and what came of its saving: for whoever comes back to its page.
import type { Words } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { failureSentence } from '../../http/failure-words.ts'
import { reasonText } from '../../records/jobs/reason-text.ts'
import type { ImportRunRow } from '../../store/import-runs.ts'
import { findJob, type JobRow } from '../../store/jobs.ts'
import { checkedLines } from './progress.ts'
import { saidReport } from './said-report.ts'
import { resultOf } from './save-staged.ts'

export async function savingOf({ db }: Pick<Deps, 'db'>, run: ImportRunRow, say: Words) {
  const job = run.job_id === null ? undefined : await findJob(db, run.job_id)
  const result = resultOf(job)
  return {
    progress: progressOf(run, job),
    report: result && 'report' in result ? saidReport(say, result.report) : null,
    problem: problemOf(say, job) ?? null,
  }
}

function problemOf(say: Words, job: JobRow | undefined): string | undefined {
  const result = resultOf(job)
  if (result && 'refused' in result) return failureSentence(say, ...result.refused.said)
  return job?.reason ? reasonText(say, job.reason) : undefined
}

function progressOf({ id }: ImportRunRow, job: JobRow | undefined) {
  if (job?.state === 'waiting' || job?.state === 'running')
    return { doing: 'saving', lines: job.progress?.done ?? 0 } as const
  const lines = checkedLines(id)
  return lines === undefined ? null : ({ doing: 'checking', lines } as const)
}
