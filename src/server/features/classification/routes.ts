// Calls for HTS codes: proposing and checking them.
import type { FastifyInstance } from 'fastify'
import { classifyHts, classifyProduct, validateHts } from '#contract/classification.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { classifyGoods, classifyTitle } from './classify.ts'
import { validateCode } from './validate-code.ts'

export function registerClassification(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, classifyHts, ({ body, scopeIfAny }) => classifyGoods(deps, scopeIfAny, body))
  serve(app, deps, classifyProduct, ({ body, scopeIfAny }) => classifyTitle(deps, scopeIfAny, body))
  serve(app, deps, validateHts, async ({ body }) => validateCode(deps, body.htsCode))
}
