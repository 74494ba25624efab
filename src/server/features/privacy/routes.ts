// What the law gives a client over its own data.
import type { FastifyInstance } from 'fastify'
import * as erasure from '#contract/erasure.ts'
import { downloadArchive } from '#contract/privacy.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { archiveOf } from './archive.ts'
import { eraseClient } from './erase.ts'
import { askToBeErased, erasureStanding, erasuresForStaff, withdrawRequest } from './erasure-requests.ts'

export function registerPrivacy(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, downloadArchive, async ({ scope, say, attachAs }) => {
    attachAs(`portage-${deps.today()}.zip`)
    return archiveOf(deps, scope, say)
  })
  serve(app, deps, erasure.getErasure, async ({ scope }) => ({ data: await erasureStanding(deps, scope) }))
  serve(app, deps, erasure.askErasure, async ({ scope }) => {
    await askToBeErased(deps, scope)
    return {}
  })
  serve(app, deps, erasure.withdrawErasure, async ({ scope }) => {
    await withdrawRequest(deps, scope)
    return {}
  })
  serve(app, deps, erasure.eraseClient, async ({ actor, params, body }) => ({
    data: await eraseClient(deps, { actor, clientId: params.clientId, name: body.name }),
  }))
  serve(app, deps, erasure.listErasures, async () => ({ data: await erasuresForStaff(deps) }))
}
