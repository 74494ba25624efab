// A large paper made by a job: checked while the person waits, printed behind the answer, and kept once however often it is begun.
import { z } from 'zod'
import { askedByJob } from '#contract/paper-jobs.ts'
import { day } from '#domain/calendar.ts'
import { LANGUAGES } from '#domain/language.ts'
import { type Words, wordsOf } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { askForJob } from '../../../jobs/ask.ts'
import { type Job, TryFailed } from '../../../jobs/do-job.ts'
import type { JobData } from '../../../jobs/kinds.ts'
import type { Actor } from '../../../scope.ts'
import { beginOnce, type HeldCall, takeOver } from '../../../store/idempotency.ts'
import { findJob, findJobByKey, type JobRow } from '../../../store/jobs.ts'
import { duringCall, keyOfCall } from '../../../store/paper-under-key.ts'
import { NothingInTheWay } from '../make-paper.ts'
import { type Asked, makeAskedPaper, withoutChecked } from './make-asked.ts'

/** What a paper job keeps once it is done. `file`: sealed, of a paper that is kept nowhere else. */
type MadeByJob = Omit<JobData<'paper'>, 'request'> & {
  readonly filename: string
  readonly warnings: readonly string[]
  readonly file?: string
}

const OWNER = 'paper'
/** Of the file of an estimate. */
export const fileOwner = (jobId: string): string => `paper of ${jobId}`

/** What was asked for, in which language and when: a certificate is signed at that moment. */
const kept = z.strictObject({
  asked: askedByJob,
  language: z.enum(LANGUAGES),
  at: z.iso.datetime(),
  on: z.string(),
})

type Asking = { readonly actor: Actor; readonly clientId: string | null; readonly say: Words }

/** Makes the paper that is asked for. */
type Make = (deps: Deps) => Promise<unknown>

/**
 * Throws what stands in the way of the paper, as the call that makes it at once. The password is given up here: the job needs none.
 * A call that was cut off once it had asked is given the same job.
 */
export async function askForPaper(deps: Deps, asking: Asking, asked: Asked, make: Make): Promise<JobRow> {
  const { db, secrets, jobs, now, today } = deps
  const { actor, clientId, say } = asking
  const callKey = keyOfCall()
  const key = callKey && `paper ${callKey}`
  const before = key && (await findJobByKey(db, clientId, key))
  if (before) return before
  const { lines, name, shipmentIds } = await foundFree(deps, make)
  const said = { asked: withoutChecked(asked), language: say.language, at: now().toISOString(), on: today() }
  const request = secrets.seal(JSON.stringify(said), OWNER)
  const data = { paper: asked.paper, name, shipmentIds: [...shipmentIds], lines, request }
  const id = await db
    .transaction()
    .execute((tx) => askForJob(tx, deps, { kind: 'paper', data, actor, clientId, key: key || undefined }))
  jobs.ring()
  const job = id === undefined ? key && (await findJobByKey(db, clientId, key)) : await findJob(db, id)
  if (!job) throw new Error('a job that was asked for is gone')
  return job
}

async function foundFree(deps: Deps, make: Make): Promise<NothingInTheWay['found']> {
  try {
    await make({ ...deps, paperRun: 'check' })
  } catch (error) {
    if (error instanceof NothingInTheWay) return error.found
    throw error
  }
  throw new Error('a paper was made that was only to be checked')
}

/** The work of the job. One that takes over from another try is given the paper that one kept, and shuts it out. */
export async function makePaperOfJob(deps: Deps, { id, data, actor, clientId }: Job<'paper'>): Promise<MadeByJob> {
  const { request, ...told } = data
  const text = deps.secrets.open(request, OWNER)
  if (text === undefined) throw new TryFailed({ kind: 'sealed' }, { isFinal: true })
  const { asked, language, at, on } = kept.parse(JSON.parse(text))
  const call = { owner: 'job', key: id, by: deps.newId() }
  const paperId = await taken(deps, call, clientId)
  const asking = { actor, clientId, say: wordsOf(language) }
  const run = { ...deps, paperRun: 'checked', ...(isSigned(asked) && signedThen(at, on)) } as const
  const made = await duringCall({ call, paperId }, () => makeAskedPaper(run, asking, asked))
  const { number, filename, bytes, warnings = [] } = made
  const known = { ...told, filename, warnings }
  if (number !== undefined) return { ...known, name: number }
  return { ...known, file: deps.secrets.seal(Buffer.from(bytes).toString('base64'), fileOwner(id)) }
}

const isSigned = ({ paper }: Asked): boolean => paper === 'cusma_certificate' || paper === 'product_certificate'

/** Who signed did so when they asked. */
const signedThen = (at: string, on: string): Pick<Deps, 'now' | 'today'> => ({
  now: () => new Date(at),
  today: () => day(on),
})

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Takes the making over at once from a try before, which the hall has given up: should that one still be there, it keeps nothing. Answers
 * the paper it had kept.
 */
async function taken({ db, now }: Deps, call: HeldCall, clientId: string | null): Promise<string | undefined> {
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
