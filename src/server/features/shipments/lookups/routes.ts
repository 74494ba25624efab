// Calls about looking up all items of a shipment.
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import * as calls from '#contract/shipment-lookup.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { serve } from '../../../http/serve.ts'
import { getShipmentOrSample } from '../../../records/items/list-items.ts'
import { sellerReasonText } from '../../../records/jobs/seller-reason.ts'
import type { Scope } from '../../../scope.ts'
import { type ListedLookup, setMakerWaits } from '../../../store/lookups.ts'
import { closeRun, getRun, getWaitingMaker, type LookupRun, retryRun, startRun, stopRun } from './lookup-run.ts'

export function registerShipmentLookups(app: FastifyInstance, deps: Deps): void {
  const answer = async (scope: Scope, shipmentId: string, say: Words) => {
    const found = await getRun(deps, scope, shipmentId)
    if (!found) throw new Error('a look-up that was there a moment ago is gone')
    return { data: wireRun(found, say) }
  }
  serve(app, deps, calls.getShipmentLookup, async ({ scope, params, say }) => {
    const found = await getRun(deps, scope, params.id)
    return { data: found ? wireRun(found, say) : null }
  })
  serve(app, deps, calls.startShipmentLookup, async ({ scope, params, say }) => {
    await startRun(deps, scope, params.id, say.language)
    return answer(scope, params.id, say)
  })
  serve(app, deps, calls.stopShipmentLookup, async ({ scope, params, say }) => {
    await stopRun(deps, scope, params.id)
    return answer(scope, params.id, say)
  })
  serve(app, deps, calls.retryShipmentLookup, async ({ scope, params, body, say }) => {
    await retryRun(deps, scope, params.id, body.items)
    return answer(scope, params.id, say)
  })
  serve(app, deps, calls.closeShipmentLookup, async ({ scope, params, say }) => {
    await closeRun(deps, scope, params.id)
    return answer(scope, params.id, say)
  })
  serve(app, deps, calls.foundMaker, async ({ scope, params }) => {
    const found = await getWaitingMaker(deps, scope, params)
    return { data: makerShape.parse(found ?? null) }
  })
  serve(app, deps, calls.settleFoundMaker, async ({ scope, params, body: { waits } }) => {
    await getShipmentOrSample(deps, scope, params.id)
    const of = { clientId: scope.clientId, shipmentId: params.id, itemId: params.itemId }
    if (!(await setMakerWaits(deps.db, of, waits))) throw new AppError('missing', 'no-such-lookup')
    return { data: { waits } }
  })
}

type Wire = NonNullable<z.input<typeof calls.getShipmentLookup.answer>['data']>

/** Milliseconds, before one was measured. */
const EXPECTED_MS = 1000

/** A run whose job failed for good, or was dropped, is over: what it had not come to failed for the same reason. */
function wireRun({ run, job, items }: LookupRun, say: Words): Wire {
  const isLost =
    run.state === 'running' && job?.state !== 'waiting' && job?.state !== 'running' && job?.state !== 'done'
  const lost = isLost ? sellerReasonText(say, job?.reason ?? { kind: 'cut-off' }) : undefined
  const pausing =
    run.state === 'running' && job?.state === 'waiting' && job.reason ? sellerReasonText(say, job.reason) : null
  return {
    state: isLost ? 'finished' : run.state,
    askedBy: run.asked_by,
    askedAt: run.asked_at.toISOString(),
    averageMs: run.spent_on === 0 ? EXPECTED_MS : Math.round(run.spent_ms / run.spent_on),
    problem: pausing,
    closed: run.closed,
    items: items.map((item) => wireItem(item, say, lost)),
  }
}

function wireItem(item: ListedLookup, say: Words, lost: string | null | undefined): Wire['items'][number] {
  const isLost = lost !== undefined && (item.state === 'waiting' || item.state === 'running')
  const failure = item.state === 'failed' && item.reason ? sellerReasonText(say, item.reason) : null
  return {
    itemId: item.item_id,
    name: item.name,
    state: isLost ? 'failed' : item.state,
    code: item.code,
    maker: nameIn(item.maker),
    makerWaits: item.maker_waits,
    problem: isLost ? lost : failure,
  }
}

function nameIn(maker: unknown): string | null {
  const { data } = makerShape.safeParse(maker)
  return data?.data?.name ?? null
}

const makerShape = calls.foundMaker.answer.shape.data
