// Calls about another e-mail address of a client.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/address-change.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { answerChange, openChange } from './answer.ts'
import { oldBoxGone, waitingChange, withdrawChange } from './of-staff.ts'

export function registerAddressChanges(app: FastifyInstance, deps: Deps): void {
  const tries = createRateLimit(deps.settings.signInsPerMinute)
  const brake = (address: string) => {
    if (!tries.take(address, deps.now())) throw new AppError('limited', 'too-many-requests')
  }
  serve(app, deps, calls.openAddressChange, async ({ body, address }) => {
    brake(address)
    return { data: await openChange(deps, body.token) }
  })
  serve(app, deps, calls.answerAddressChange, async ({ body, address }) => {
    brake(address)
    await answerChange(deps, { ...body, address })
    return {}
  })
  serve(app, deps, calls.getAddressChange, async ({ params }) => ({
    data: await waitingChange(deps, params.clientId),
  }))
  serve(app, deps, calls.oldAddressGone, async ({ actor, params }) => {
    await oldBoxGone(deps, actor, params.clientId)
    return {}
  })
  serve(app, deps, calls.withdrawAddressChange, async ({ actor, params }) => {
    await withdrawChange(deps, actor, params.clientId)
    return {}
  })
}
