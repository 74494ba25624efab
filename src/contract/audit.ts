// The audit log for staff: across clients, filtered, page by page, and as a file.
import { z } from 'zod'
import { texts } from '#texts/en/audit.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { date, id, instant, text } from './fields.ts'

/** Where a page begins: after the entry with this id. */
const entryId = z.string().regex(/^\d{1,18}$/)

const filter = {
  clientId: id.optional(),
  shipment: text(120).optional().meta({ description: 'reference, case aside: what belongs to the shipment counts' }),
  by: z.enum(['client', 'staff', 'system']).optional(),
  person: text(120).optional().meta({ description: 'the whole name, case aside' }),
  action: text(80).optional(),
  from: date.optional().meta({ description: 'first day in the business time zone' }),
  to: date.optional().meta({ description: 'last day' }),
  before: entryId.optional().meta({ description: 'entries older than this one' }),
}

export const auditEntry = z
  .object({
    id: z.string(),
    at: instant,
    by: z.object({ kind: z.string(), name: z.string() }),
    client: z.object({ id, name: z.string().nullable() }).nullable(),
    shipment: z.string().nullable().meta({ description: 'reference' }),
    action: z.string(),
    did: z.string().meta({ description: "what was done, to follow the name: 'changed item MAPLE-01'" }),
    changes: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    isNew: z.boolean().meta({ description: 'there was nothing before' }),
  })
  .meta({ id: 'AuditEntry' })

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/staff/audit',
  access: 'staff',
  summary: 'One page of the audit log, newest first.',
  query: z.strictObject(filter),
  answer: envelope(z.array(auditEntry)).extend({
    older: z.string().nullable().meta({ description: 'what `before` takes for the next page; null on the last' }),
    actions: z.array(z.object({ action: z.string(), label: z.string() })),
  }),
  failure: (say) => say(texts).loadFailed,
})
