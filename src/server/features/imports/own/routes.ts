// Calls about shipments that clients make themselves.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/own-shipments.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getContent } from './content.ts'
import { changeContent, createShipment } from './save-content.ts'
import { setStanding } from './standing.ts'

export function registerOwnShipments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.createShipment, async ({ scope, body }) => ({
    data: { id: await createShipment(deps, scope, body) },
  }))
  serve(app, deps, calls.getShipmentContent, async ({ scope, params }) => ({
    data: await getContent(deps, scope, params.id),
  }))
  serve(app, deps, calls.changeShipment, async ({ scope, params, body }) => {
    await changeContent(deps, scope, { ...body, id: params.id })
    return { data: { id: params.id } }
  })
  serve(app, deps, calls.setShipmentStanding, async ({ scope, params, body }) => ({
    data: await setStanding(deps, scope, params.id, body),
  }))
}
