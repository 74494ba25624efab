// The checks before a paper over HTTP.
import type { FastifyInstance } from 'fastify'
import { preflight } from '#contract/preflight.ts'
import type { Level } from '#domain/invoice/preflight/check.ts'
import { CHECKS } from '#domain/invoice/preflight/preflight.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { checkShipment } from './check-shipment.ts'

export function registerPreflight(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, preflight, async ({ scope, params, query }) => {
    const checks = await checkShipment(deps, scope, params.id, query.paper)
    const count = (level: Level) => checks.filter((check) => check.level === level).length
    return {
      data: {
        checks,
        counts: { stops: count('stops'), warns: count('warns'), notes: count('notes') },
        checksRun: CHECKS.filter(({ papers }) => papers.includes(query.paper)).length,
      },
    }
  })
}
