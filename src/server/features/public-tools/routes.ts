// Calls of the public tools.
import type { FastifyInstance } from 'fastify'
import { carrierFeesOnWire } from '#contract/carrier-fee-tables.ts'
import { getCarrierFees } from '#contract/carrier-fees.ts'
import {
  type CheckStep,
  calculateAsinDuty,
  checkAsinDuty,
  lookUpAsinMaker,
  type MakerStep,
  publicStep,
  reportPageView as reportPageViewCall,
  visit,
} from '#contract/public-tools.ts'
import type { Deps } from '../../deps.ts'
import { type Call, serve } from '../../http/serve.ts'
import { stepsUnderWay } from '../../steps-under-way.ts'
import { calculatePickedDuty } from './calculate-picked.ts'
import { checkDuty } from './check-duty.ts'
import { lookUpMaker } from './look-up-maker.ts'
import { openVisit } from './open-visit.ts'
import type { Who } from './quota.ts'
import { reportPageView } from './report-page-view.ts'

export function registerPublicTools(app: FastifyInstance, deps: Deps): void {
  const steps = stepsUnderWay<CheckStep | MakerStep>()
  serve(app, deps, visit, (call) => openVisit(deps, call))
  serve(app, deps, checkAsinDuty, (call) =>
    steps.during(ownerOf(call), call.body.run, (tell) =>
      checkDuty(deps, whoOf(call), call.body, { language: call.say.language, tell }),
    ),
  )
  serve(app, deps, calculateAsinDuty, (call) => calculatePickedDuty(deps, whoOf(call), call.body, call.say.language))
  serve(app, deps, lookUpAsinMaker, (call) =>
    steps.during(ownerOf(call), call.body.run, (tell) =>
      lookUpMaker(deps, whoOf(call), call.body, { say: call.say, tell }),
    ),
  )
  serve(app, deps, publicStep, async (call) => ({ step: steps.stepOf(ownerOf(call), call.params.run) ?? null }))
  serve(app, deps, getCarrierFees, async () => ({ data: carrierFeesOnWire(deps.carrierFees, deps.today()) }))
  serve(app, deps, reportPageViewCall, async ({ body, userAgent, wantsPrivacy }) =>
    reportPageView(deps, { ...body, userAgent, wantsPrivacy }),
  )
}

const whoOf = (call: Pick<Call<typeof checkAsinDuty>, 'visitor' | 'address' | 'scopeIfAny'>): Who =>
  call.scopeIfAny
    ? { kind: 'client', id: call.scopeIfAny.clientId }
    : { kind: 'visitor', id: call.visitor.id, address: call.address }

const ownerOf = (call: Pick<Call<typeof publicStep>, 'visitor' | 'scopeIfAny'>) =>
  call.scopeIfAny ? { kind: 'client', id: call.scopeIfAny.clientId } : { kind: 'visitor', id: call.visitor.id }
