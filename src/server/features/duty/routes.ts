// Calls for duties and what a clearance costs.
import type { FastifyInstance } from 'fastify'
import { findAdmissibilities, findAdmissibility as findAdmissibilityCall } from '#contract/admissibility.ts'
import {
  calculateDuties,
  calculateDuty,
  estimateCosts as estimateCostsCall,
  estimateMergedClearance,
} from '#contract/duty.ts'
import { dutyOverTime as dutyOverTimeCall } from '#contract/duty-over-time.ts'
import type { ClearanceFees } from '#domain/clearance/estimate.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { findAdmissibility } from '../../records/duty/admissibility.ts'
import { dutiesOfLines } from '../../records/duty/calculate-duty.ts'
import { dutyOverTime } from '../../records/duty/duty-over-time.ts'
import { estimateCosts } from '../../records/duty/estimate-costs.ts'
import { mergedEstimate } from '../../records/duty/merged-estimate.ts'
import { dutyAnswered } from '../../records/duty/service-charges.ts'

export function registerDuty(app: FastifyInstance, deps: Deps & { readonly fees: ClearanceFees }): void {
  serve(app, deps, calculateDuty, ({ body, scopeIfAny, say }) =>
    dutyAnswered(deps, body, { clientId: scopeIfAny?.clientId, language: say.language }),
  )
  serve(app, deps, calculateDuties, async ({ body, say }) => ({
    data: await dutiesOfLines(deps, body.lines, say.language),
  }))
  serve(app, deps, dutyOverTimeCall, async ({ body, say }) => ({ data: await dutyOverTime(deps, body, say.language) }))
  serve(app, deps, findAdmissibilityCall, async ({ body }) => ({ data: findAdmissibility(deps, body) }))
  serve(app, deps, findAdmissibilities, async ({ body }) => ({
    data: body.goods.map((each) => findAdmissibility(deps, each)),
  }))
  serve(app, deps, estimateCostsCall, async ({ body, say }) => ({ data: await estimateCosts(deps, say, body) }))
  serve(app, deps, estimateMergedClearance, async ({ body, scope, say }) => ({
    data: await mergedEstimate(deps, scope, say, body),
  }))
}
