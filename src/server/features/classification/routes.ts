// Calls for HTS codes: proposing and checking them.
import type { FastifyInstance } from 'fastify'
import {
  type ClassificationStep,
  classificationStep,
  classifyHts,
  classifyProduct,
  validateHts,
} from '#contract/classification.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { classifyGoods, classifyTitle } from '../../records/classification/classify.ts'
import { validateCode } from '../../records/classification/validate-code.ts'
import { stepsUnderWay } from '../../steps-under-way.ts'

export function registerClassification(app: FastifyInstance, deps: Deps): void {
  const steps = stepsUnderWay<ClassificationStep>()
  serve(app, deps, classifyHts, ({ actor, body, scopeIfAny, say: { language } }) =>
    steps.during(actor, body.run, (tell) => classifyGoods(deps, scopeIfAny, body, { language, tell })),
  )
  serve(app, deps, classificationStep, async ({ actor, params }) => ({
    step: steps.stepOf(actor, params.run) ?? null,
  }))
  serve(app, deps, classifyProduct, ({ body, scopeIfAny, say }) => classifyTitle(deps, scopeIfAny, body, say.language))
  serve(app, deps, validateHts, ({ body, say }) => validateCode(deps, say, body))
}
