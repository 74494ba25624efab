// Papers of a shipment that are made by jobs, for whoever comes back to its page.
import { z } from 'zod'
import type { listPaperJobs } from '#contract/paper-jobs.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { getShipmentOrSample } from '../../../records/items/list-items.ts'
import { sellerReasonText } from '../../../records/jobs/seller-reason.ts'
import type { Scope } from '../../../scope.ts'
import { type JobRow, listJobsOfShipment } from '../../../store/jobs.ts'

type Wire = z.input<typeof listPaperJobs.answer>['data'][number]

/** Ended ones are told of for as long. */
const TOLD_MS = 24 * 60 * 60 * 1000

export async function paperJobsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  scope: Scope,
  shipmentId: string,
): Promise<readonly JobRow[]> {
  await getShipmentOrSample({ db }, scope, shipmentId)
  const since = new Date(now().getTime() - TOLD_MS)
  return listJobsOfShipment(db, scope.clientId, { kind: 'paper', shipmentId, since })
}

/** As `MadeByJob`, and what is asked for. */
const kept = z.object({ lines: z.int() })
const made = z.object({ number: z.string(), filename: z.string() })

export function wirePaperJob(job: JobRow, say: Words): Wire {
  const paper = made.safeParse(job.result).data
  return {
    id: job.id,
    state: job.state,
    lines: kept.safeParse(job.result).data?.lines ?? kept.safeParse(job.data).data?.lines ?? 0,
    askedBy: job.asked_by,
    askedAt: job.asked_at.toISOString(),
    problem: job.reason && job.state !== 'done' ? sellerReasonText(say, job.reason) : null,
    paper: job.state === 'done' && paper ? { invoiceNumber: paper.number, filename: paper.filename } : null,
  }
}
