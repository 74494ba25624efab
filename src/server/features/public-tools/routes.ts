// Calls of the public tools.
import type { FastifyInstance } from 'fastify'
import { carrierFeesOnWire } from '#contract/carrier-fee-tables.ts'
import {
  calculateAsinDuty,
  checkAsinDuty,
  getCarrierFees,
  lookUpAsinMaker,
  reportPageView as reportPageViewCall,
  visit,
} from '#contract/public-tools.ts'
import type { Deps } from '../../deps.ts'
import { type Call, serve } from '../../http/serve.ts'
import { calculatePickedDuty } from './calculate-picked.ts'
import { checkDuty } from './check-duty.ts'
import { lookUpMaker } from './look-up-maker.ts'
import { openVisit } from './open-visit.ts'
import type { Who } from './quota.ts'
import { reportPageView } from './report-page-view.ts'

export function registerPublicTools(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, visit, (call) => openVisit(deps, call))
  serve(app, deps, checkAsinDuty, (call) => checkDuty(deps, whoOf(call), call.body))
  serve(app, deps, calculateAsinDuty, (call) => calculatePickedDuty(deps, whoOf(call), call.body))
  serve(app, deps, lookUpAsinMaker, (call) => lookUpMaker(deps, whoOf(call), call.body))
  serve(app, deps, getCarrierFees, async () => ({ data: carrierFeesOnWire(deps.carrierFees, deps.today()) }))
  serve(app, deps, reportPageViewCall, async ({ body, userAgent, wantsPrivacy }) =>
    reportPageView(deps, { ...body, userAgent, wantsPrivacy }),
  )
}

const whoOf = ({ visitor, address }: Pick<Call<typeof checkAsinDuty>, 'visitor' | 'address'>): Who => ({
  visitorId: visitor.id,
  address,
})
