// Calls about business information.
import type { FastifyInstance } from 'fastify'
import { getBusinessInfo, saveBusinessInfo } from '#contract/client-data.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getImporter, masked } from '../../records/business-info/importer-details.ts'
import type { BusinessInfoRow } from '../../store/business-info.ts'
import { getClientBusinessInfo, saveClientBusinessInfo } from './business-info.ts'

export function registerBusinessInfo(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, getBusinessInfo, async ({ scope }) => {
    const found = await getClientBusinessInfo(deps, scope)
    if (!found) return { data: null }
    const { info, version } = found
    const importer = await getImporter(deps, deps.db, scope.clientId)
    const isLocked = importer === 'locked'
    return {
      data: {
        ...toWire(info),
        importer: isLocked ? null : importer && masked(importer),
        importer_locked: isLocked,
        version,
      },
    }
  })
  serve(app, deps, saveBusinessInfo, async ({ scope, body }) => {
    await saveClientBusinessInfo(deps, scope, body)
    return {}
  })
}

/** The wire carries the name twice: older screens read company_name. */
const toWire = ({ client_id: _, updated_at: __, ...info }: BusinessInfoRow) => ({
  company_name: info.legal_name,
  ...info,
})
