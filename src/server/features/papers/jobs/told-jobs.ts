// Papers that jobs make, for whoever of the company looks, on whatever device; and their files.
import { z } from 'zod'
import { type listPaperJobs, PAPERS_BY_JOB } from '#contract/paper-jobs.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { sellerReasonText } from '../../../records/jobs/seller-reason.ts'
import type { Actor } from '../../../scope.ts'
import { findJobOf, listJobsOf, type ToldJob } from '../../../store/jobs.ts'
import { findStaffDocument } from '../../../store/staff-documents.ts'
import { giveAgain, type StoredPaper } from '../give-again.ts'
import { findPaper } from '../invoices/download-invoice.ts'
import { fileOwner } from './paper-by-job.ts'

type Wire = z.input<typeof listPaperJobs.answer>['data'][number]
type Whose = { readonly actor: Actor; readonly clientId: string | null }

const PAPER = 'paper'
/** Ended ones are told of for as long. */
const TOLD_MS = 24 * 60 * 60 * 1000

export function paperJobsOf({ db, now }: Pick<Deps, 'db' | 'now'>, { clientId }: Whose): Promise<readonly ToldJob[]> {
  return listJobsOf(db, clientId, { kind: PAPER, since: new Date(now().getTime() - TOLD_MS) })
}

const told = z.object({
  paper: z.enum(PAPERS_BY_JOB),
  name: z.string(),
  shipmentIds: z.array(z.string()),
  lines: z.int(),
})
/** As `MadeByJob`. */
const made = told.extend({ filename: z.string(), warnings: z.array(z.string()), file: z.string().optional() })

/** Of jobs that say what they are about: none of a release before. */
export function wirePaperJobs(jobs: readonly ToldJob[], { actor }: Whose, say: Words): Wire[] {
  return jobs.flatMap((job) => {
    const paper = job.state === 'done' ? made.safeParse(job.result).data : undefined
    const about = paper ?? told.safeParse(job.data).data
    if (!about) return []
    const { id, state, asked_by: askedBy, asked_at, reason } = job
    return {
      ...{ id, state, askedBy, paper: about.paper, name: about.name, lines: about.lines },
      shipmentIds: [...about.shipmentIds],
      isOwn: job.asked_by_id === actor.id,
      askedAt: asked_at.toISOString(),
      problem: reason && state !== 'done' ? sellerReasonText(say, reason) : null,
      made: paper ? { filename: paper.filename, warnings: paper.warnings } : null,
    }
  })
}

/** The one job of a call that asked for it. */
export function wirePaperJob(job: ToldJob, whose: Whose, say: Words): Wire {
  const [wire] = wirePaperJobs([job], whose, say)
  if (!wire) throw new Error('a paper job does not say what it is about')
  return wire
}

/** Throws `missing` for a job of another, one that is not done, and a paper that is gone. */
export async function fileOfJob(
  deps: Pick<Deps, 'db' | 'files' | 'log' | 'secrets'>,
  { actor, clientId }: Whose,
  id: string,
): Promise<StoredPaper> {
  const job = await findJobOf(deps.db, clientId, PAPER, id)
  const paper = job?.state === 'done' ? made.safeParse(job.result).data : undefined
  if (!paper) throw new AppError('missing', 'no-such-document')
  const { filename, file } = paper
  if (file === undefined) {
    if (clientId !== null) return findPaper(deps, { clientId, actor }, filename)
    return giveAgain(deps, await findStaffDocument(deps.db, filename), 'no-such-document')
  }
  const opened = deps.secrets.open(file, fileOwner(id))
  if (opened === undefined) throw new AppError('missing', 'no-such-document')
  return { filename, bytes: Buffer.from(opened, 'base64') }
}
