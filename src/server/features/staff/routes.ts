// Calls for staff across clients.
import type { FastifyInstance } from 'fastify'
import { getClient, listClients } from '#contract/staff.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { ClientRow } from '../../store/clients.ts'
import { getClientForStaff } from './get-client.ts'
import { listAllClients } from './list-clients.ts'

export function registerStaff(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listClients, async ({ query }) => {
    const { rows, pagination } = await listAllClients(deps, query)
    return { data: rows.map(toWire), pagination }
  })
  serve(app, deps, getClient, async ({ params }) => ({ data: toWire(await getClientForStaff(deps, params.clientId)) }))
}

const toWire = ({ id, name, email, created_at }: ClientRow) => ({
  id,
  name,
  email,
  createdAt: created_at.toISOString(),
})
