// Jobs: asked for, begun, ended. Who may see one is told by the client it belongs to; null: the operator's.
import { type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Slice, Sliced } from './slice.ts'
import type { JobProgress, JobReason, JobsTable } from './tables/jobs.ts'

export type JobRow = Selectable<JobsTable>
export type { JobProgress, JobReason } from './tables/jobs.ts'

type NewJob = Pick<
  JobRow,
  'id' | 'kind' | 'key' | 'client_id' | 'asked_by_kind' | 'asked_by_id' | 'asked_by' | 'asked_at' | 'data'
>

/** Answers whether it was added: not when its key was asked for before. */
export async function insertJob(db: Db, { data, ...job }: NewJob): Promise<boolean> {
  const added = await db
    .insertInto('jobs')
    .values({ ...job, data: JSON.stringify(data), state: 'waiting', tries: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Of a client, of nobody where null. */
export function findJobByKey(db: Db, clientId: string | null, key: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Of a client, of nobody where null. */
export function findJobOf(db: Db, clientId: string | null, kind: string, id: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Columns, and of what was asked and what came of it what is short: lists of jobs are looked at every other second. */
const TOLD = [
  ...(['id', 'kind', 'client_id', 'asked_by_id', 'asked_by', 'asked_at', 'state', 'reason'] as const),
  sql<JobRow['data']>`data - 'request'`.as('data'),
  sql<unknown>`result - 'file'`.as('result'),
] as const

export type ToldJob = Pick<
  JobRow,
  'id' | 'kind' | 'client_id' | 'asked_by_id' | 'asked_by' | 'asked_at' | 'data' | 'state' | 'reason' | 'result'
>

/** Jobs of a kind of a client, of nobody where null, that are not over, or ended after `since`; the last asked for first. */
export function listJobsOf(
  db: Db,
  clientId: string | null,
  { kind, since }: { readonly kind: string; readonly since: Date },
): Promise<readonly ToldJob[]> {
  return db
    .selectFrom('jobs')
    .select(TOLD)
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('ended_at', '>', since)]))
    .orderBy('asked_at', 'desc')
    .limit(50)
    .execute()
}

/** Begins a try of what waits, or of what was under way where it was cut off; undefined when it is over or gone. */
export function beginJob(db: Db, id: string, at: Date): Promise<JobRow | undefined> {
  return db
    .updateTable('jobs')
    .set({ state: 'running', begun_at: at, progress: null, tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst()
}

export async function noteProgress(db: Db, id: string, progress: JobProgress): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ progress: JSON.stringify(progress) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** `data` is let go of when `keepsData` is false: nobody needs it any more. */
export async function endJob(
  db: Db,
  id: string,
  { result, at, keepsData }: { readonly result: unknown; readonly at: Date; readonly keepsData: boolean },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      state: 'done',
      ended_at: at,
      reason: null,
      result: JSON.stringify(result ?? null),
      ...(keepsData ? {} : { data: '{}' }),
    })
    .where('id', '=', id)
    .execute()
}

/** The try failed; `at` ends the job for good, null leaves it to another try. */
export async function failTry(db: Db, id: string, reason: JobReason, at: Date | null): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: at ? 'failed' : 'waiting', ended_at: at, progress: null, reason: JSON.stringify(reason) })
    .where('id', '=', id)
    .execute()
}

/** A try that was broken off because the server ends does not count. */
export async function putBack(db: Db, id: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: 'waiting', progress: null, tries: sql`greatest(tries - 1, 0)` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** Keeps what a job answers in the transaction of its work, so that a try after it finds that it was done. */
export async function keepResult(tx: Db, id: string, result: unknown): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute()
}

/** Lets a failed job begin anew; answers whether it was a failed one. */
export async function reopenJob(db: Db, id: string): Promise<boolean> {
  const done = await db
    .updateTable('jobs')
    .set({ state: 'waiting', tries: 0, ended_at: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return Number(done.numUpdatedRows) > 0
}

/** Answers whether it was a failed one, which is gone now. */
export async function deleteFailedJob(db: Db, id: string): Promise<boolean> {
  const done = await db.deleteFrom('jobs').where('id', '=', id).where('state', '=', 'failed').executeTakeFirst()
  return Number(done.numDeletedRows) > 0
}

type JobCount = {
  readonly kind: string
  readonly state: JobRow['state']
  readonly tried: boolean
  readonly count: number
}

/** How many there are of each kind and state; `tried`: a try of them failed before. */
export function countJobs(db: Db): Promise<readonly JobCount[]> {
  return db
    .selectFrom('jobs')
    .select(['kind', 'state', sql<boolean>`reason is not null`.as('tried'), sql<number>`count(*)::int`.as('count')])
    .groupBy(['kind', 'state', sql`reason is not null`])
    .execute()
}

/** Jobs that are not done, what failed for good first, then the longest asked for; and how many there are. */
export async function pageOfOpenJobs(db: Db, page: Slice): Promise<Sliced<JobRow>> {
  const open = db.selectFrom('jobs').where('state', '<>', 'done')
  const rows = await open
    .selectAll()
    .orderBy(sql`state = 'failed'`, 'desc')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await open.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Forgets jobs that were done, or failed for good, before these days; answers how many. */
export async function forgetJobs(db: Db, before: { readonly done: Date; readonly failed: Date }): Promise<number> {
  const gone = await db
    .deleteFrom('jobs')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'done'), eb('ended_at', '<', before.done)]),
        and([eb('state', '=', 'failed'), eb('ended_at', '<', before.failed)]),
      ]),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Jobs to be done that the queue does not know, or thinks to be over; the longest asked for first. */
export async function findUnsent(db: Db): Promise<readonly Pick<JobRow, 'id' | 'kind'>[]> {
  const found = await sql<Pick<JobRow, 'id' | 'kind'>>`
    select id, kind from jobs j where state in ('waiting', 'running') and not exists (
      select 1 from pgboss.job p where p.name = j.kind and p.id = j.id and p.state < 'completed')
    order by asked_at, id limit 1000`.execute(db)
  return found.rows
}
