// Begins a visit, or goes on with the one whose key the call carries. Source: decisions 5.
import type { z } from 'zod'
import type { visit } from '#contract/public-tools.ts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../http/serve.ts'
import { quotaOf } from './quota.ts'

type Answer = Omit<z.input<typeof visit.answer>, 'success'>

/** A new visit shares what is left of its network address. */
export async function openVisit(deps: Deps, call: Call<typeof visit>): Promise<Answer> {
  const returning = await call.returningVisitor()
  const { id, secret } = returning ?? (await call.newVisit())
  return {
    visitorId: id,
    secret,
    ...(await quotaOf(deps, { kind: 'visitor', id: returning?.id, address: call.address })),
    clientSignIn: deps.settings.clientSignIn === 'direct' ? 'direct' : 'code',
    countsPageViews: deps.analytics.counts,
  }
}
