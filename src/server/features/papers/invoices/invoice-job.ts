// A large invoice made by a job: checked while the person waits, printed behind the answer, and kept once however often it is begun.
import { generateInvoice } from '#contract/invoices.ts'
import type { Deps } from '../../../deps.ts'
import { askForJob } from '../../../jobs/ask.ts'
import { type Job, TryFailed } from '../../../jobs/do-job.ts'
import type { Scope } from '../../../scope.ts'
import { beginOnce, type HeldCall, takeOver } from '../../../store/idempotency.ts'
import { findJob, findJobByKey, type JobRow } from '../../../store/jobs.ts'
import { duringCall, keyOfCall } from '../../../store/paper-under-key.ts'
import { checkInvoice, makeCheckedInvoice } from './generate-invoice.ts'
import type { InvoiceRequest } from './invoice-request.ts'

type Needs = Parameters<typeof checkInvoice>[0] & Pick<Deps, 'jobs' | 'secrets' | 'newId' | 'now' | 'db'>

/** What a paper job keeps once it is done. */
type MadeByJob = {
  readonly shipmentId: string
  readonly lines: number
  readonly number: string
  readonly filename: string
}

const OWNER = 'paper'

/**
 * Throws what stands in the way of the paper, as the call that makes it at once. The password is given up here: the job needs none.
 * A call that was cut off once it had asked is given the same job.
 */
export async function askForInvoice(needs: Needs, scope: Scope, request: InvoiceRequest): Promise<JobRow> {
  const { db, secrets, jobs } = needs
  const { clientId, actor } = scope
  const callKey = keyOfCall()
  const key = callKey && `paper ${callKey}`
  const before = key && (await findJobByKey(db, clientId, key))
  if (before) return before
  const lines = await checkInvoice(needs, scope, request)
  const sealed = secrets.seal(JSON.stringify(withoutPassword(request)), OWNER)
  const data = { shipmentId: request.shipmentData.id, lines, request: sealed }
  const id = await db
    .transaction()
    .execute((tx) => askForJob(tx, needs, { kind: 'paper', data, actor, clientId, key: key || undefined }))
  jobs.ring()
  const job = id === undefined ? key && (await findJobByKey(db, clientId, key)) : await findJob(db, id)
  if (!job) throw new Error('a job that was asked for is gone')
  return job
}

/** The work of the job. One that takes over from another try is given the paper that one kept, and shuts it out. */
export async function makeAsked(needs: Needs, { id, data, actor, clientId }: Job<'paper'>): Promise<MadeByJob> {
  if (clientId === null) throw new TypeError('an invoice belongs to a client')
  const { shipmentId, lines, request: sealed } = data
  const text = needs.secrets.open(sealed, OWNER)
  if (text === undefined) throw new TryFailed({ kind: 'sealed' }, { isFinal: true })
  const request = generateInvoice.body.parse(JSON.parse(text))
  const call = { owner: 'job', key: id, by: needs.newId() }
  const paperId = await taken(needs, call, clientId)
  const scope = { clientId, actor }
  const { number, filename } = await duringCall({ call, paperId }, () => makeCheckedInvoice(needs, scope, request))
  return { shipmentId, lines, number, filename }
}

/** What is printed comes from the shipment as it is saved: of its items nothing is said here. */
const withoutPassword = ({ shipmentData: { id }, ...request }: InvoiceRequest): InvoiceRequest => ({
  ...request,
  shipmentData: { id },
  password: '',
})

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Takes the making over at once from a try before, which the hall has given up: should that one still be there, it keeps nothing. Answers
 * the paper it had kept.
 */
async function taken({ db, now }: Needs, call: HeldCall, clientId: string): Promise<string | undefined> {
  const at = now()
  const until = new Date(at.getTime() - 1)
  const isFirst = await beginOnce(
    db,
    { ...call, clientId, fingerprint: OWNER, at, until },
    new Date(at.getTime() - DAY_MS),
  )
  if (isFirst) return undefined
  const before = await takeOver(db, call, { at, until })
  if (!before) throw new TryFailed({ kind: 'cut-off' }, { isFinal: false })
  return before.paper_id ?? undefined
}
