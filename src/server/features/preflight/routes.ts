// The checks before a paper over HTTP.
import type { FastifyInstance } from 'fastify'
import { combinedPreflight, preflight } from '#contract/preflight.ts'
import type { Level, PreflightPaper } from '#domain/invoice/preflight/check.ts'
import { CHECKS, type PreflightEntry } from '#domain/invoice/preflight/preflight.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { checkShipment, checkShipments } from './check-shipment.ts'

export function registerPreflight(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, preflight, async ({ scope, params, query: { paper, ...choices } }) =>
    answer(await checkShipment(deps, scope, params.id, { paper, choices }), paper),
  )
  serve(app, deps, combinedPreflight, async ({ scope, query: { shipments, ...choices } }) =>
    answer(await checkShipments(deps, scope, shipments, choices), 'combined_invoice'),
  )
}

function answer(checks: readonly PreflightEntry[], paper: PreflightPaper) {
  const count = (level: Level) => checks.filter((check) => check.level === level).length
  return {
    data: {
      checks: [...checks],
      counts: { stops: count('stops'), warns: count('warns'), notes: count('notes') },
      checksRun: CHECKS.filter(({ papers }) => papers.includes(paper)).length,
    },
  }
}
