// Printed estimates over HTTP. They are no papers of record: nothing is stored, and no password is asked.
import type { FastifyInstance } from 'fastify'
import { printMergedEstimate, printShipmentEstimate } from '#contract/estimate-papers.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { printMerged } from './merged-estimate.ts'
import { printEstimate } from './shipment-estimate.ts'

export function registerEstimatePapers(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, printShipmentEstimate, async ({ scope, say, params, body, attachAs }) => {
    const { filename, bytes } = await printEstimate(deps, { scope, say }, params.id, body)
    attachAs(filename)
    return bytes
  })
  serve(app, deps, printMergedEstimate, async ({ scope, say, body, attachAs }) => {
    const { filename, bytes } = await printMerged(deps, { scope, say }, body)
    attachAs(filename)
    return bytes
  })
}
