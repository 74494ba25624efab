// The work of looking up all items of a shipment: one item a second, one after another, each kept with what is proposed for it in one
// transaction. Whoever is killed in between is gone on after; whoever was stopped, or taken for gone, keeps nothing any more.
import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../../deps.ts'
import { type Job, reasonOf } from '../../../jobs/do-job.ts'
import type { Scope } from '../../../scope.ts'
import type { Tx } from '../../../store/database.ts'
import { DatabaseAway } from '../../../store/database-away.ts'
import * as store from '../../../store/lookups.ts'
import { lockShipmentOrSample } from '../../../store/shipments.ts'
import { askForPart } from './lookup-run.ts'

/** What one item came to. `keep` writes what is proposed for the item and answers what is to be noted of it. */
export type LookedUp = { readonly keep: (tx: Tx) => Promise<Landing> }

export type Landing = {
  readonly state: 'found' | 'not-found' | 'skipped'
  readonly code?: string | null
  readonly maker?: unknown
  readonly maker_waits?: boolean
}

export type Pieces = {
  /** Throws what makes another try, or a failed item. */
  lookUpItem(
    scope: Scope,
    of: { readonly shipmentId: string; readonly itemId: string },
    run: store.LookupRunRow,
  ): Promise<LookedUp>
  /** Milliseconds each item is given at least. Source: specification part 2, section 4: "Run AI Lookup for all items runs one item per second". */
  readonly itemMs: number
  /** Milliseconds after which others come to their turn. */
  readonly partMs: number
}

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'jobs' | 'log'>
type Part = { readonly needs: Needs; readonly job: Job<'lookup'>; readonly of: Of; readonly pieces: Pieces }
type Of = { readonly clientId: string; readonly shipmentId: string }
type Next = { readonly itemId: string; readonly tries: number; readonly run: store.LookupRunRow }

/** Of one item, the first included. */
const MOST_TRIES = 3
/** Seconds: the deadline of the kind ends a try that hangs; this is only what a reason would name. */
const ITEM_DEADLINE = 60

/** Answers how many items it did. */
export async function lookUpShipment(
  needs: Needs,
  job: Job<'lookup'>,
  pieces: Pieces,
): Promise<{ readonly lookedUp: number }> {
  const { clientId, data } = job
  if (clientId === null) throw new TypeError('a look-up belongs to a client')
  const part: Part = { needs, job, of: { clientId, shipmentId: data.shipmentId }, pieces }
  const until = performance.now() + pieces.partMs
  for (let lookedUp = 0; ; lookedUp += 1) {
    job.signal.throwIfAborted()
    const next = await begun(part, performance.now() >= until)
    if (!next) return { lookedUp }
    const began = performance.now()
    const goesOn = await oneItem(part, next)
    job.tell(await store.countLookupItems(needs.db, part.of))
    if (goesOn) await pause(Math.max(0, pieces.itemMs - (performance.now() - began)), undefined, { signal: job.signal })
  }
}

/** The next item, marked as under way; undefined when there is none for this job any more. `isTimeUp`: another job is asked for it. */
async function begun({ needs, job, of }: Part, isTimeUp: boolean): Promise<Next | undefined> {
  const next = await needs.db.transaction().execute(async (tx) => {
    const run = await ownRun(tx, job, of)
    if (!run) return undefined
    const item = await store.nextLookupItem(tx, of)
    if (!item) return void (await store.setLookup(tx, of, { state: 'finished', ended_at: needs.now() }))
    if (isTimeUp) return void (await store.setLookup(tx, of, { job_id: await askForPart(tx, needs, job.actor, of) }))
    const tries = item.tries + 1
    await store.setLookupItem(tx, of, item.item_id, { state: 'running', tries })
    return { itemId: item.item_id, tries, run }
  })
  if (!next) needs.jobs.ring()
  return next
}

/** Held until the transaction ends; undefined when it was stopped, or another job is at it. */
async function ownRun(tx: Tx, { id }: Job<'lookup'>, of: Of): Promise<store.LookupRunRow | undefined> {
  const run = await store.lockLookup(tx, of)
  return run?.state === 'running' && run.job_id === id ? run : undefined
}

/** Whether another item may wait. */
async function oneItem(part: Part, next: Next): Promise<boolean> {
  const { needs, job, of, pieces } = part
  const { itemId, tries, run } = next
  if (tries > MOST_TRIES) return failed(part, next, { kind: 'cut-off' })
  const began = performance.now()
  try {
    const scope: Scope = { clientId: of.clientId, actor: job.actor }
    const found = await pieces.lookUpItem(scope, { shipmentId: of.shipmentId, itemId }, run)
    job.signal.throwIfAborted()
    return await needs.db.transaction().execute(async (tx) => {
      await lockShipmentOrSample(tx, of.clientId, of.shipmentId)
      if (!(await ownRun(tx, job, of))) return false
      await store.setLookupItem(tx, of, itemId, { reason: null, ...(await found.keep(tx)) })
      await store.addLookupTime(tx, of, Math.max(performance.now() - began, pieces.itemMs))
      return (await store.nextLookupItem(tx, of)) !== undefined
    })
  } catch (error) {
    if (job.signal.aborted || error instanceof DatabaseAway) throw error
    const { reason, isFinal } = reasonOf(error, ITEM_DEADLINE)
    needs.log.warn({ job: job.id, reason, ...(reason.kind === 'broken' ? { err: error } : {}) }, 'item not looked up')
    if (isFinal || tries >= MOST_TRIES) return failed(part, next, reason)
    await pause(pieces.itemMs * 2 ** tries, undefined, { signal: job.signal })
    return true
  }
}

async function failed({ needs, job, of }: Part, { itemId }: Next, reason: ReturnType<typeof reasonOf>['reason']) {
  return needs.db.transaction().execute(async (tx) => {
    if (!(await ownRun(tx, job, of))) return false
    await store.setLookupItem(tx, of, itemId, { state: 'failed', reason })
    return (await store.nextLookupItem(tx, of)) !== undefined
  })
}
