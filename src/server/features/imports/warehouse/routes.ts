// What other systems give: a warehouse by itself, Amazon when asked.
import type { FastifyInstance } from 'fastify'
import { importAmazonPlan, listAmazonPlans, warehouseImport } from '#contract/warehouse.ts'
import { texts } from '#texts/en/import.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { fetchAmazonPlan, listPlansAtAmazon } from './amazon-import.ts'
import { importSeveral } from './import-several.ts'

export function registerWarehouse(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, warehouseImport, async ({ actor, body }) => {
    const origin = { source: 'warehouse', filename: texts.sentBy(actor.name) } as const
    return { data: await importSeveral(deps, actor, body, origin) }
  })
  serve(app, deps, listAmazonPlans, async () => ({ data: await listPlansAtAmazon(deps) }))
  serve(app, deps, importAmazonPlan, async ({ scope, body }) => ({ data: await fetchAmazonPlan(deps, scope, body) }))
}
