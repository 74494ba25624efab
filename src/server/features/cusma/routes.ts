// Calls about CUSMA.
import type { FastifyInstance } from 'fastify'
import { checkCusmaEligibility } from '#contract/shipments.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { checkEligibility } from './check-eligibility.ts'

export function registerCusma(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, checkCusmaEligibility, async ({ scope, params, query }) => {
    const only = query.items?.split(',').map((id) => id.trim())
    return { data: await checkEligibility(deps, scope, params.id, only) }
  })
}
