// Calls that look things up for an item.
import type { FastifyInstance } from 'fastify'
import {
  type LookupStep,
  lookUpMaker,
  lookUpPga as lookUpPgaCall,
  lookupStep,
  suggestCountry,
} from '#contract/lookups.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { lookUpPga } from '#domain/pga.ts'
import { beginsDeclarable } from '#domain/tariff/declarable.ts'
import { texts } from '#texts/en/pga.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { serve } from '../../../http/serve.ts'
import { findMaker } from '../../../records/makers/find-maker.ts'
import { stepsUnderWay } from '../../../steps-under-way.ts'
import { findCountry } from './find-country.ts'

/** One that ended is told of by its own check: agencies ask the same of what took its place. */
function isOrWasCode({ tariff, today }: Pick<Deps, 'tariff' | 'today'>, digits: string): boolean {
  const code = parseHtsCode(digits)
  return beginsDeclarable(tariff, digits) || (code !== undefined && tariff.ended(code, today()) !== undefined)
}

export function registerLookups(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, lookUpPgaCall, async ({ body, say }) => {
    if (!isOrWasCode(deps, body.htsCode)) throw new AppError('invalid', 'code-not-found')
    const { requirementLevel, agencies } = lookUpPga(deps.pga.rows, body.htsCode)
    return {
      pga: {
        hasPGA: agencies.length > 0,
        requirementLevel,
        dataVersion: deps.pga.version,
        agencies: agencies.map(({ prefix: _, program: __, why, documents, ...agency }) => ({
          ...agency,
          why: why[say.language],
          documents: documents.map((each) => each[say.language]),
        })),
        note: say(texts).note,
      },
    }
  })
  serve(app, deps, suggestCountry, async ({ scope, params }) => {
    return { countryCode: await findCountry(deps, scope, params.asin) }
  })
  const steps = stepsUnderWay<LookupStep>()
  serve(app, deps, lookUpMaker, async ({ actor, scope, body, say }) => {
    const { productDescription: description, asin = null, countryOfOrigin = null } = body
    const about = { description, asin, countryOfOrigin }
    return steps.during(actor, body.run, (tell) => findMaker(deps, scope, about, { say, tell }))
  })
  serve(app, deps, lookupStep, async ({ actor, params }) => ({ step: steps.stepOf(actor, params.run) ?? null }))
}
