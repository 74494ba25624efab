// Calls for duties and what a clearance costs.
import type { FastifyInstance } from 'fastify'
import { findAdmissibility as findAdmissibilityCall } from '#contract/admissibility.ts'
import {
  calculateDuties,
  calculateDuty,
  estimateCosts as estimateCostsCall,
  estimateMergedClearance,
} from '#contract/duty.ts'
import type { ClearanceFees } from '#domain/clearance/estimate.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { findAdmissibility } from '../../records/duty/admissibility.ts'
import { dutiesOfLines, dutyOfLine } from '../../records/duty/calculate-duty.ts'
import { estimateCosts } from '../../records/duty/estimate-costs.ts'
import { mergedEstimate } from '../../records/duty/merged-estimate.ts'

export function registerDuty(app: FastifyInstance, deps: Deps & { readonly fees: ClearanceFees }): void {
  serve(app, deps, calculateDuty, async ({ body }) => ({ data: await dutyOfLine(deps, body) }))
  serve(app, deps, calculateDuties, async ({ body }) => ({ data: await dutiesOfLines(deps, body.lines) }))
  serve(app, deps, findAdmissibilityCall, async ({ body }) => ({ data: findAdmissibility(deps, body) }))
  serve(app, deps, estimateCostsCall, async ({ body }) => ({ data: await estimateCosts(deps, body) }))
  serve(app, deps, estimateMergedClearance, async ({ body, scope }) => ({
    data: await mergedEstimate(deps, scope, body),
  }))
}
