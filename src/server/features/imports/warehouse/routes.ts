// What other systems give: a warehouse by itself, Amazon when asked.
import type { FastifyInstance } from 'fastify'
import { importAmazonPlan, listAmazonPlans, warehouseImport } from '#contract/warehouse.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { saidReport } from '../said-report.ts'
import { fetchAmazonPlan, listPlansAtAmazon } from './amazon-import.ts'
import { importSeveral, type SeveralReport } from './import-several.ts'

export function registerWarehouse(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, warehouseImport, async ({ actor, keyScopes, body, say }) => {
    const ask = { ...body, mayChangeEmail: keyScopes.includes('change-email') }
    const origin = { source: 'warehouse', filename: actor.name } as const
    const report = await importSeveral(deps, actor, ask, origin)
    // It may have written letters.
    deps.jobs.ring()
    return { data: saidReports(say, report) }
  })
  serve(app, deps, listAmazonPlans, async () => ({ data: await listPlansAtAmazon(deps) }))
  serve(app, deps, importAmazonPlan, async ({ scope, body, say }) => ({
    data: saidReports(say, await fetchAmazonPlan(deps, scope, body)),
  }))
}

const saidReports = <T extends SeveralReport>(say: Words, report: T) => ({
  ...report,
  imports: report.imports.map((each) => ({ ...saidReport(say, each), kind: each.kind })),
})
