// Calls on origin under CUSMA: the rules and a decision on any recipe, which keep nothing, and the recipes of a client's products.
import type { FastifyInstance } from 'fastify'
import { decideOrigin as decideCall, originRules } from '#contract/origin.ts'
import { getProductOrigin, proposeMaterialCodes, saveRecipe as saveCall } from '#contract/product-origin.ts'
import { decideOrigin } from '#domain/origin/decide.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { toAnswer } from './decision-answer.ts'
import { listRules } from './list-rules.ts'
import { readProductOrigin } from './product-origin.ts'
import { proposeCodes } from './propose-codes.ts'
import { toCase } from './recipe-of-body.ts'
import { saveRecipe } from './save-recipe.ts'

export function registerOrigin(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, decideCall, async ({ body }) => {
    const given = toCase(body, deps.today())
    return { decision: toAnswer(deps.origin, given, decideOrigin(deps.origin, given)) }
  })
  serve(app, deps, originRules, async ({ params, query }) => listRules(deps, { code: params.code, ...query }))
  serve(app, deps, getProductOrigin, async ({ scope, params }) => ({
    data: await readProductOrigin(deps, scope, params.product),
  }))
  serve(app, deps, saveCall, async ({ scope, params, body }) => {
    await saveRecipe(deps, scope, params.product, body)
    return { data: await readProductOrigin(deps, scope, params.product) }
  })
  serve(app, deps, proposeMaterialCodes, async ({ body }) => ({ data: proposeCodes(deps, body.descriptions) }))
}
