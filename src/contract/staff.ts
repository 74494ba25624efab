// What staff see across clients.
import { z } from 'zod'
import { texts } from '#texts/staff.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination } from './envelope.ts'
import { id, instant, text } from './fields.ts'

export const clientRow = z
  .object({ id, name: z.string(), email: z.string(), createdAt: instant })
  .meta({ id: 'ClientRow' })

export const listClients = endpoint({
  method: 'GET',
  path: '/api/staff/clients',
  access: 'staff',
  summary: 'One page of the clients by name; search looks in name and e-mail.',
  query: z.strictObject({ page: pageNumber.default(1), search: text(120).default('') }),
  answer: envelope(z.array(clientRow)).extend({ pagination }),
  failure: texts.loadClientsFailed,
})
