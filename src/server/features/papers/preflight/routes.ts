// The checks before a paper over HTTP.
import type { FastifyInstance } from 'fastify'
import { combinedPreflight, preflight } from '#contract/preflight.ts'
import type { Level, PreflightPaper } from '#domain/invoice/preflight/check.ts'
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { reasonsBefore } from '#domain/invoice/preflight/preflight.ts'
import { saidFinding } from '#words/findings.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { checkShipment, checkShipments } from './check-shipment.ts'

export function registerPreflight(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, preflight, async ({ scope, params, query: { paper, ...choices }, say }) =>
    answer(await checkShipment(deps, scope, params.id, { paper, choices }), paper, say.language),
  )
  serve(app, deps, combinedPreflight, async ({ scope, query: { shipments, ...choices }, say }) =>
    answer(await checkShipments(deps, scope, shipments, choices), 'combined_invoice', say.language),
  )
}

function answer(findings: readonly Finding[], paper: PreflightPaper, language: Language) {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  return {
    data: {
      checks: findings.map((finding) => saidFinding(language, finding)),
      counts: { stops: count('stops'), warns: count('warns'), notes: count('notes') },
      checksRun: reasonsBefore(paper).length,
    },
  }
}
