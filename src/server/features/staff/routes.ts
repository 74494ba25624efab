// Calls for staff across clients.
import type { FastifyInstance } from 'fastify'
import { listClients } from '#contract/staff.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { listAllClients } from './list-clients.ts'

export function registerStaff(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listClients, async ({ query }) => {
    const { rows, pagination } = await listAllClients(deps, query)
    const data = rows.map(({ id, name, email, created_at }) => ({
      id,
      name,
      email,
      createdAt: created_at.toISOString(),
    }))
    return { data, pagination }
  })
}
