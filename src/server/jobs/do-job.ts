// One try of one job: begun, done within its deadline, and ended in words of its own, whatever came of it.
import type { Deps } from '../deps.ts'
import { AppError, ProviderError } from '../errors.ts'
import type { Actor } from '../scope.ts'
import { inSpan, type SpanAbout } from '../spans.ts'
import { DatabaseAway } from '../store/database-away.ts'
import {
  beginJob,
  endJob,
  failTry,
  type JobProgress,
  type JobReason,
  type JobRow,
  noteProgress,
  putBack,
} from '../store/jobs.ts'
import { isJobKind, type JobData, type JobKind, kindOf } from './kinds.ts'

export type Job<K extends JobKind> = {
  readonly id: string
  readonly data: JobData<K>
  readonly actor: Actor
  readonly clientId: string | null
  /** Aborted when the time is over or the server ends: the work stops at the next good moment and throws. */
  readonly signal: AbortSignal
  /** Tells how far it is; costs nothing to call often. */
  tell(progress: JobProgress): void
}

/** What each kind does. It answers what the job keeps as its result, and may be begun again wherever it was cut off. */
export type Works = { readonly [K in JobKind]: (job: Job<K>) => Promise<unknown> }

/** A try failed for a reason that the work knows; `isFinal`: another would too. */
export class TryFailed extends Error {
  readonly reason: JobReason
  readonly isFinal: boolean
  constructor(reason: JobReason, { isFinal }: { readonly isFinal: boolean }) {
    super(reason.kind)
    this.reason = reason
    this.isFinal = isFinal
  }
}

type Needs = Pick<Deps, 'db' | 'now' | 'log'>
type Ending = { readonly stopped: AbortSignal }

/** Answers whether the job is to be tried again. Throws only when the database is away. */
export async function doJob(needs: Needs, works: Works, id: string, { stopped }: Ending): Promise<'over' | 'again'> {
  const { db, now, log } = needs
  const row = await beginJob(db, id, now())
  if (!row || !isJobKind(row.kind)) return 'over'
  const named = row.kind
  const kind = kindOf(named)
  if (row.tries > kind.tries) {
    await failTry(db, id, row.reason ?? { kind: 'cut-off' }, now())
    return 'over'
  }
  const reporter = reporterOf(needs, id)
  try {
    const result = await inSpan(
      () => spanOf(row),
      () => worked(works, row, named, { stopped, tell: reporter.tell }),
    )
    await reporter.settled()
    await endJob(db, id, { result, at: now(), keepsData: kind.keepsData })
    return 'over'
  } catch (error) {
    await reporter.settled()
    if (stopped.aborted) {
      // A try that outlived its grace finds the database closed: another server takes the job for cut off then.
      await putBack(db, id).catch((err: unknown) => log.debug({ err, job: id }, 'job not put back'))
      return 'again'
    }
    const { reason, isFinal } = reasonOf(error, kind.deadline)
    const isOver = isFinal || row.tries >= kind.tries
    log[isOver ? 'error' : 'warn'](
      { job: id, kind: row.kind, tries: row.tries, reason, ...traceOf(reason, error) },
      'job failed',
    )
    await failTry(db, id, reason, isOver ? now() : null)
    return isOver ? 'over' : 'again'
  }
}

const spanOf = ({ id, kind, tries }: JobRow): SpanAbout => ({
  name: `job ${kind}`,
  kind: 'inside',
  facts: { 'portage.job.kind': kind, 'portage.job.id': id, 'portage.job.tries': tries },
})

const MS = 1000

class TooLong extends Error {}

async function worked<K extends JobKind>(
  works: Works,
  row: JobRow,
  kind: K,
  { stopped, tell }: Ending & Pick<Job<K>, 'tell'>,
): Promise<unknown> {
  const { data: schema, deadline } = kindOf(kind)
  const data = schema.parse(row.data) as JobData<K>
  const late = Promise.withResolvers<never>()
  const timeUp = new AbortController()
  const timer = setTimeout(() => {
    timeUp.abort()
    late.reject(new TooLong())
  }, deadline * MS)
  const signal = AbortSignal.any([stopped, timeUp.signal])
  const actor: Actor = { kind: row.asked_by_kind, id: row.asked_by_id, name: row.asked_by }
  try {
    return await Promise.race([
      works[kind]({ id: row.id, data, actor, clientId: row.client_id, signal, tell }),
      late.promise,
    ])
  } finally {
    clearTimeout(timer)
  }
}

const TOLD_EVERY_MS = 1000

/** Progress is written outside of the work's own transaction, at most once a second, and never held against the work. */
function reporterOf({ db, log }: Needs, id: string) {
  let last = Number.NEGATIVE_INFINITY
  let writing: Promise<void> | undefined
  return {
    tell: (progress: JobProgress): void => {
      const at = performance.now()
      if (writing || at - last < TOLD_EVERY_MS) return
      last = at
      writing = noteProgress(db, id, progress)
        .catch((err: unknown) => log.debug({ err, job: id }, 'progress not noted'))
        .finally(() => {
          writing = undefined
        })
    },
    settled: async (): Promise<void> => writing,
  }
}

/** Kinds of failure that another try does not mend. */
const FINAL = new Set<AppError['kind']>(['invalid', 'forbidden', 'missing', 'conflict', 'too-large', 'reused'])

/** `deadline`: seconds a try may take. */
export function reasonOf(error: unknown, deadline: number): { readonly reason: JobReason; readonly isFinal: boolean } {
  if (error instanceof AppError)
    return { reason: { kind: 'failure', said: error.said }, isFinal: FINAL.has(error.kind) }
  if (error instanceof ProviderError)
    return { reason: { kind: 'service', words: error.message }, isFinal: !error.retryable }
  if (error instanceof TryFailed) return error
  if (error instanceof DatabaseAway) return { reason: { kind: 'database-away' }, isFinal: false }
  if (error instanceof TooLong) return { reason: { kind: 'too-long', seconds: deadline }, isFinal: false }
  return { reason: { kind: 'broken' }, isFinal: false }
}

/** A mistake of ours is logged whole; what is known to happen by its reason. */
const traceOf = ({ kind }: JobReason, err: unknown) => (kind === 'broken' ? { err } : {})
