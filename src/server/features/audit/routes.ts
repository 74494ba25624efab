// The audit log for staff.
import type { FastifyInstance } from 'fastify'
import { exportAuditLog, listAuditLog } from '#contract/audit.ts'
import { feedSecurityEvents, listSecurityEvents } from '#contract/security-events.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { exportAudit, knownActions, pageOfAudit } from './read-audit.ts'
import { linesOfEvents, pageOfEvents } from './security-events.ts'

export function registerAudit(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listAuditLog, async ({ query }) => {
    const { entries, older } = await pageOfAudit(deps, query)
    return { data: entries, older, actions: await knownActions(deps) }
  })
  serve(app, deps, exportAuditLog, async ({ query }) => ({ data: await exportAudit(deps, query) }))
  serve(app, deps, listSecurityEvents, async ({ query }) => pageOfEvents(deps, query))
  serve(app, deps, feedSecurityEvents, async ({ query }) => linesOfEvents(deps, query))
}
