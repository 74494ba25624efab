// Calls on origin under CUSMA. They keep nothing and read nothing of a client's.
import type { FastifyInstance } from 'fastify'
import { decideOrigin as decideCall, originRules } from '#contract/origin.ts'
import { decideOrigin } from '#domain/origin/decide.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { toAnswer } from './decision-answer.ts'
import { listRules } from './list-rules.ts'
import { toCase } from './recipe-of-body.ts'

export function registerOrigin(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, decideCall, async ({ body }) => {
    return { decision: toAnswer(deps.origin, decideOrigin(deps.origin, toCase(body, deps.today()))) }
  })
  serve(app, deps, originRules, async ({ params, query }) => listRules(deps, { code: params.code, ...query }))
}
