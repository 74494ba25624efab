// The look-up of all items of a shipment, as people begin, stop and put it away. What it does is a job: `look-up-shipment.ts`.
import { wantsLookup } from '#domain/shipment/wants-lookup.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { askForJob } from '../../../jobs/ask.ts'
import { getShipmentOrSample } from '../../../records/items/list-items.ts'
import type { Actor, Scope } from '../../../scope.ts'
import type { Tx } from '../../../store/database.ts'
import { findItem, listItems } from '../../../store/items.ts'
import { findJob, type JobRow } from '../../../store/jobs.ts'
import * as store from '../../../store/lookups.ts'
import { lockShipmentOrSample } from '../../../store/shipments.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'jobs'>

/** A run with its job, which is gone where an operator dropped it or it was forgotten. */
export type LookupRun = {
  readonly run: store.LookupRunRow
  readonly job: JobRow | undefined
  readonly items: readonly store.ListedLookup[]
}

/** Undefined when there is none. Throws `missing` when the shipment is not the client's. */
export async function getRun(
  needs: Pick<Needs, 'db'>,
  scope: Scope,
  shipmentId: string,
): Promise<LookupRun | undefined> {
  await getShipmentOrSample(needs, scope, shipmentId)
  const of = { clientId: scope.clientId, shipmentId }
  const run = await store.findLookup(needs.db, of)
  if (!run) return undefined
  const job = run.job_id === null ? undefined : await findJob(needs.db, run.job_id)
  return { run, job, items: await store.listLookupItems(needs.db, of) }
}

/** What is under way stays as it is. Throws `missing` when the shipment is not the client's, `conflict` when it is not pending. */
export async function startRun(needs: Needs, scope: Scope, shipmentId: string, language: Language): Promise<void> {
  const { clientId, actor } = scope
  const of = { clientId, shipmentId }
  await needs.db.transaction().execute(async (tx) => {
    const shipment = await lockShipmentOrSample(tx, clientId, shipmentId)
    if (!shipment) throw new AppError('missing', 'no-such-shipment')
    const before = await store.lockLookup(tx, of)
    if (before && (await isUnderWay(tx, before))) return
    if (shipment.status !== 'pending') throw new AppError('conflict', 'lookup-when-pending')
    const wanted = (await listItems(tx, clientId, shipmentId)).filter(wantsLookup)
    const jobId = wanted.length > 0 ? await askForPart(tx, needs, actor, of) : null
    const state = wanted.length > 0 ? ('running' as const) : ('finished' as const)
    const about = { client_id: clientId, shipment_id: shipmentId, job_id: jobId, state, language }
    const run = { ...about, asked_by: actor.name, asked_at: needs.now() }
    await store.insertLookup(
      tx,
      run,
      wanted.map(({ id }) => id),
    )
  })
  needs.jobs.ring()
}

type Of = { readonly clientId: string; readonly shipmentId: string }

/** The next part of a run; answers the id of its job. */
export async function askForPart(
  tx: Tx,
  needs: Pick<Needs, 'newId' | 'now'>,
  actor: Actor,
  { clientId, shipmentId }: Of,
): Promise<string> {
  const id = await askForJob(tx, needs, { kind: 'lookup', data: { shipmentId }, actor, clientId })
  if (id === undefined) throw new TypeError('look-ups have no key')
  return id
}

/** From here on nothing is proposed any more, whichever server is at it. Throws `missing`. */
export async function stopRun(needs: Needs, scope: Scope, shipmentId: string): Promise<void> {
  await changeRun(needs, scope, shipmentId, (tx, of, run) => halted(tx, needs, of, run))
}

/** Throws `missing`. */
export async function closeRun(needs: Needs, scope: Scope, shipmentId: string): Promise<void> {
  await changeRun(needs, scope, shipmentId, async (tx, of, run) => {
    await halted(tx, needs, of, run)
    await store.setLookup(tx, of, { closed: true })
  })
}

/** Failed items wait again, those named or all; a run that is over begins anew for them. Throws `missing`. */
export async function retryRun(
  needs: Needs,
  scope: Scope,
  shipmentId: string,
  itemIds: readonly string[] | undefined,
): Promise<void> {
  await changeRun(needs, scope, shipmentId, async (tx, of, run) => {
    const known = new Set((await store.listLookupItems(tx, of)).map(({ item_id }) => item_id))
    if (itemIds?.some((id) => !known.has(id))) throw new AppError('missing', 'no-such-lookup')
    await store.takeUpLookupItems(tx, of, itemIds)
    if ((await isUnderWay(tx, run)) || !(await store.nextLookupItem(tx, of))) return
    const jobId = await askForPart(tx, needs, scope.actor, of)
    await store.setLookup(tx, of, { job_id: jobId, state: 'running', ended_at: null, closed: false })
  })
  needs.jobs.ring()
}

type OfItem = { readonly id: string; readonly itemId: string }

/** What was answered of the maker of an item, as long as it waits for a person. Throws `missing` when the item is not the client's. */
export async function getWaitingMaker(
  { db }: Pick<Needs, 'db'>,
  { clientId }: Scope,
  { id: shipmentId, itemId }: OfItem,
): Promise<unknown> {
  if (!(await findItem(db, clientId, shipmentId, itemId))) throw new AppError('missing', 'no-such-shipment')
  return store.findWaitingMaker(db, { clientId, shipmentId, itemId })
}

type Change = (tx: Tx, of: Of, run: store.LookupRunRow) => Promise<void>

async function changeRun(needs: Needs, scope: Scope, shipmentId: string, change: Change): Promise<void> {
  await getShipmentOrSample(needs, scope, shipmentId)
  const of = { clientId: scope.clientId, shipmentId }
  await needs.db.transaction().execute(async (tx) => {
    const run = await store.lockLookup(tx, of)
    if (!run) throw new AppError('missing', 'no-such-lookup')
    await change(tx, of, run)
  })
}

async function halted(tx: Tx, { now }: Needs, of: Of, { state }: store.LookupRunRow): Promise<void> {
  if (state !== 'running') return
  await store.haltLookupItems(tx, of)
  await store.setLookup(tx, of, { state: 'stopped', ended_at: now() })
}

/** A run whose job failed for good, or was dropped, goes on only when somebody asks. */
async function isUnderWay(tx: Tx, { state, job_id: jobId }: store.LookupRunRow): Promise<boolean> {
  const job = state === 'running' && jobId !== null ? await findJob(tx, jobId) : undefined
  return job?.state === 'waiting' || job?.state === 'running'
}
