// Calls about the sample shipment as a whole.
import type { FastifyInstance } from 'fastify'
import { getSampleShipment, makeSampleShipment, removeSampleShipment } from '#contract/sample-shipment.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { makeSample, removeSample, sampleOf } from './sample.ts'

export function registerSample(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, getSampleShipment, async ({ scope }) => ({ data: await sampleOf(deps, scope) }))
  serve(app, deps, makeSampleShipment, async ({ scope, say }) => ({ data: await makeSample(deps, scope, say) }))
  serve(app, deps, removeSampleShipment, async ({ scope }) => {
    await removeSample(deps, scope)
    return {}
  })
}
