// The audit log for staff.
import type { FastifyInstance } from 'fastify'
import { listAuditLog } from '#contract/audit.ts'
import { exportAuditLog, exportSecurityEvents } from '#contract/list-files.ts'
import { feedSecurityEvents, listSecurityEvents } from '#contract/security-events.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { serveListFile } from '../../http/serve-list-file.ts'
import { auditFile, knownActions, pageOfAudit } from './read-audit.ts'
import { eventsFile, linesOfEvents, pageOfEvents } from './security-events.ts'

export function registerAudit(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listAuditLog, async ({ query }) => {
    const { entries, older } = await pageOfAudit(deps, query)
    return { data: entries, older, actions: await knownActions(deps) }
  })
  serveListFile(app, deps, exportAuditLog, auditFile(deps))
  serveListFile(app, deps, exportSecurityEvents, eventsFile(deps))
  serve(app, deps, listSecurityEvents, async ({ query }) => pageOfEvents(deps, query))
  serve(app, deps, feedSecurityEvents, async ({ query }) => linesOfEvents(deps, query))
}
