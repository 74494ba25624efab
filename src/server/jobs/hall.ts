// Where jobs are done: pg-boss claims them, one server at a time each, tries again with growing pauses, and takes back what a server that was
// killed had begun. What was asked for stands in the table `jobs`; pg-boss's own tables are made anew from it wherever they lack something.
import type { PgBoss } from 'pg-boss'
import type { Deps } from '../deps.ts'
import type { Database } from '../store/database.ts'
import { findUnsent } from '../store/jobs.ts'
import { doJob, type Works } from './do-job.ts'
import { isJobKind, type JobKind, jobKinds, kindOf } from './kinds.ts'

export type Hall = {
  /** Begins no job any more, tells those under way to stop, and resolves when they have or their grace is over. */
  close(): Promise<void>
}

type Needs = Pick<Deps, 'db' | 'now' | 'log' | 'jobs'> & { readonly database: Pick<Database, 'execute' | 'kind'> }

const MS = 1000
/** Another server's jobs are looked for as often; one's own are begun at once. */
const LOOKS_EVERY_S = 10
/** Jobs that were asked for without the bell being heard, or that pg-boss does not know. */
const SWEEPS_EVERY_S = 60
/** A server that has not been heard of for so long is gone: its jobs are taken back at the next look at them. */
const SILENT_FOR_S = 30
const SUPERVISES_EVERY_S = 30
const SELDOM_S = 86_400
const SCHEMA = 'pgboss'
const GRACE_MS = 6000

/** Opens behind the running server and again where the database is away; never throws. */
export function openHall(needs: Needs, works: Works): Hall {
  const ending = new AbortController()
  const opening = opened(needs, works, ending.signal)
  return {
    close: async () => {
      ending.abort()
      const close = await opening
      await close()
    },
  }
}

async function opened(needs: Needs, works: Works, stopped: AbortSignal): Promise<() => Promise<void>> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: needs.database.execute },
    backend: needs.database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    schedule: false,
    registerInstance: false,
    persistWarnings: false,
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISES_EVERY_S,
    monitorIntervalSeconds: SUPERVISES_EVERY_S,
    flowIntervalSeconds: SELDOM_S,
    bamIntervalSeconds: SELDOM_S,
  })
  boss.on('error', told(needs, stopped))
  for (;;) {
    if (stopped.aborted) return () => closed(needs, boss)
    try {
      return await begun(needs, works, boss, stopped)
    } catch (err) {
      needs.log.warn({ err }, 'jobs not opened')
    }
    await pauseUnless(stopped, LOOKS_EVERY_S * MS)
  }
}

/** Answers what closes it. */
async function begun(needs: Needs, works: Works, boss: PgBoss, stopped: AbortSignal): Promise<() => Promise<void>> {
  await boss.start()
  for (const kind of jobKinds) await openQueue(boss, kind)
  // On the embedded database there is no other server: whatever is under way was cut off.
  if (needs.database.kind === 'embedded')
    await needs.database.execute(`delete from ${SCHEMA}.job where state in ('active', 'retry')`)
  const workers = await hired(needs, works, boss, stopped)
  let sweeping = Promise.resolve()
  const sweep = () => {
    sweeping = sweeping
      .then(() => swept(needs, boss, workers))
      .catch((err: unknown) => needs.log.warn({ err }, 'jobs not sent'))
  }
  const deaf = needs.jobs.listen(sweep)
  const timer = setInterval(sweep, SWEEPS_EVERY_S * MS).unref()
  sweep()
  return async () => {
    deaf()
    clearInterval(timer)
    await sweeping
    await closed(needs, boss)
  }
}

/** With the database away it cannot say goodbye, and is taken for gone by the others. */
async function closed({ log }: Needs, boss: PgBoss): Promise<void> {
  await boss.stop({ graceful: true, timeout: GRACE_MS }).catch((err: unknown) => log.warn({ err }, 'jobs not closed'))
}

/** Settings of a kind may change with the program: the newest to start has its way. */
async function openQueue(boss: PgBoss, kind: JobKind): Promise<void> {
  const { tries, firstPause, longestPause, deadline, alone } = kindOf(kind)
  const options = {
    // Which try is the last the table `jobs` says: this is only what must never be in its way.
    retryLimit: tries * 2,
    retryDelay: firstPause,
    retryBackoff: true,
    retryDelayMax: longestPause,
    expireInSeconds: deadline + SILENT_FOR_S,
    heartbeatSeconds: SILENT_FOR_S,
    deleteAfterSeconds: SELDOM_S,
  }
  await boss.createQueue(kind, { ...options, policy: alone ? 'singleton' : 'standard' })
  await boss.updateQueue(kind, options)
}

/** Answers the workers' ids. A worker that had a job looks for the next at once. */
async function hired(needs: Needs, works: Works, boss: PgBoss, stopped: AbortSignal): Promise<readonly string[]> {
  const hire = async (kind: JobKind): Promise<string> => {
    let own = ''
    own = await boss.work(kind, { pollingIntervalSeconds: LOOKS_EVERY_S, batchSize: 1 }, async (jobs) => {
      boss.notifyWorker(own)
      for (const { id } of jobs)
        if ((await doJob(needs, works, id, { stopped })) === 'again') throw new Error('to be tried again')
    })
    return own
  }
  const places = jobKinds.flatMap((kind) => Array.from({ length: kindOf(kind).atOnce }, () => kind))
  return Promise.all(places.map(hire))
}

/** Hands to pg-boss what it does not know yet, and wakes the workers. */
async function swept({ db, database }: Needs, boss: PgBoss, workers: readonly string[]): Promise<void> {
  const unsent = await findUnsent(db)
  for (const { id, kind } of unsent) {
    if (!isJobKind(kind)) continue
    await database.execute(`delete from ${SCHEMA}.job where name = $1 and id = $2 and state >= 'completed'`, [kind, id])
    await boss.send(kind, {}, { id })
  }
  if (unsent.length > 0) for (const worker of workers) boss.notifyWorker(worker)
}

/** The database away is told once a minute, not at every look, and no more once the hall closes: it may be closed before the last look. */
function told({ log }: Pick<Needs, 'log'>, stopped: AbortSignal): (err: unknown) => void {
  let last = Number.NEGATIVE_INFINITY
  return (err) => {
    if (stopped.aborted || performance.now() - last < SWEEPS_EVERY_S * MS) return
    last = performance.now()
    log.warn({ err }, 'jobs not looked at')
  }
}

function pauseUnless(stopped: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    stopped.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
