// Asks for a job, in the transaction of what needs it: it is there when that is, and not when that is not. Then the bell is rung.
import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import type { Actor } from '../scope.ts'
import type { Db } from '../store/database.ts'
import { findJob, insertJob, type JobRow } from '../store/jobs.ts'
import type { JobData, JobKind } from './kinds.ts'

type Asked<K extends JobKind> = {
  readonly kind: K
  readonly data: JobData<K>
  readonly actor: Actor
  /** Whose data it works on; null: the operator's. */
  readonly clientId: string | null
  /** What may be asked for once only. */
  readonly key?: string | undefined
}

/** Answers the id of the job, undefined when its key was asked for before. */
export async function askForJob<K extends JobKind>(
  tx: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  { kind, data, actor, clientId, key }: Asked<K>,
): Promise<string | undefined> {
  const id = newId()
  const added = await insertJob(tx, {
    id,
    kind,
    key: key ?? null,
    client_id: clientId,
    asked_by_kind: actor.kind,
    asked_by_id: actor.id,
    asked_by: actor.name,
    asked_at: now(),
    data,
  })
  return added ? id : undefined
}

const LOOKS_EVERY_MS = 100

/** Waits until a job is over or a try of it failed, at most so long; answers it as it is then, undefined when it is gone. */
export async function awaitJob(db: Db, id: string, withinMs: number): Promise<JobRow | undefined> {
  const until = performance.now() + withinMs
  for (;;) {
    const job = await findJob(db, id)
    const isSettled = !job || job.ended_at !== null || (job.state === 'waiting' && job.reason !== null)
    if (isSettled || performance.now() >= until) return job
    await pause(LOOKS_EVERY_MS)
  }
}
