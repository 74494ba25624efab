// Calls for staff across clients.
import type { FastifyInstance } from 'fastify'
import { deleteEntryPermission, saveEntryPermission } from '#contract/entry-permissions.ts'
import { exportClientsByKey } from '#contract/key-files.ts'
import { exportClients } from '#contract/list-files.ts'
import { getClient, listClients } from '#contract/staff.ts'
import { listQueue } from '#contract/staff-queue.ts'
import { searchForStaff } from '#contract/staff-search.ts'
import { shipmentDetailsForStaff } from '#contract/staff-shipments.ts'
import { texts as fileTexts } from '#texts/en/list-files.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { byPages, serveListFile } from '../../../http/serve-list-file.ts'
import { permitEntry, withdrawPermission } from '../../../records/items/entry-permissions.ts'
import { settleShipment } from '../../../records/items/settle-all.ts'
import type { ClientRow } from '../../../store/clients.ts'
import { getClientForStaff } from './get-client.ts'
import { listAllClients } from './list-clients.ts'
import { wireClient } from './on-wire.ts'
import { readQueue } from './queue.ts'
import { searchAcrossClients } from './search-for-staff.ts'
import { getShipmentDetails } from './shipment-details.ts'

/** For programs: the same in every language, the last three as an import reads them. */
const KEY_COLUMNS = ['id', 'name', 'email', 'joined']

export function registerStaff(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listClients, async ({ query }) => {
    const { rows, pagination } = await listAllClients(deps, query)
    return { data: rows.map(wireClient), pagination }
  })
  serveListFile(app, deps, exportClients, {
    heading: (say) => say(fileTexts).clients,
    cells: ({ name, email, created_at }: ClientRow) => [name, email, created_at.toISOString()],
    read: byPages(
      async ({ query }, { page, perPage }) => (await listAllClients(deps, { ...query, page }, perPage)).rows,
    ),
  })
  serveListFile(app, deps, exportClientsByKey, {
    heading: () => KEY_COLUMNS,
    cells: ({ id, name, email, created_at }: ClientRow) => [id, name, email, created_at.toISOString()],
    read: byPages(
      async ({ query }, { page, perPage }) => (await listAllClients(deps, { ...query, page }, perPage)).rows,
    ),
  })
  serve(app, deps, listQueue, async ({ actor, query, say }) => {
    const { rows, pagination, waiting } = await readQueue(deps, { actor, language: say.language }, query)
    return { data: rows, pagination, waiting }
  })
  serve(app, deps, searchForStaff, async ({ query }) => ({ data: await searchAcrossClients(deps, query.text) }))
  serve(app, deps, getClient, async ({ params }) => ({
    data: wireClient(await getClientForStaff(deps, params.clientId)),
  }))
  serve(app, deps, shipmentDetailsForStaff, async ({ scope, params, say }) => ({
    data: await getShipmentDetails(deps, scope, params.shipmentId, say.language),
  }))
  serve(app, deps, saveEntryPermission, async ({ scope, params, body }) => {
    const { reason, citation, permitted_by, permitted_at } = await permitEntry(deps, scope, params, body)
    await settleShipment(deps, scope, params.shipmentId)
    return { data: { reason, citation, by: permitted_by, at: permitted_at.toISOString() } }
  })
  serve(app, deps, deleteEntryPermission, async ({ scope, params }) => {
    await withdrawPermission(deps, scope, params)
    await settleShipment(deps, scope, params.shipmentId)
    return {}
  })
}
