// What a warehouse system sends by itself, signed with an API key; and what Amazon knows of inbound plans.
import { z } from 'zod'
import { texts } from '#texts/en/import.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, requiredText } from './fields.ts'
import { importReport, takeLines } from './imports.ts'
import { importKind } from './line-problems.ts'

const MOST_ROWS = 20_000
const BODY_LIMIT_BYTES = 10_000_000

const reports = z.array(importReport.extend({ kind: importKind }))

export const warehouseImport = endpoint({
  method: 'POST',
  path: '/api/warehouse/import',
  access: 'api-key',
  makes: true,
  summary:
    'Imports records of one or several kinds, in the order given, all or nothing. Sent again it changes nothing. See docs/import.md.',
  body: z.strictObject({
    imports: z
      .array(
        z.strictObject({
          kind: importKind,
          rows: z
            .array(z.record(z.string().max(300), z.unknown()))
            .min(1)
            .max(MOST_ROWS)
            .meta({
              description: 'under the names of the columns; lists in a record, such as the items of a box, are rows',
            }),
        }),
      )
      .min(1)
      .max(10),
    takeLines,
    dryRun: z.boolean().default(false).meta({ description: 'true: shows what would happen and saves nothing' }),
  }),
  answer: envelope(z.object({ saved: z.boolean(), imports: reports })),
  failure: (say) => say(texts).warehouseFailed,
  failures: ['lines-wrong'],
  bodyLimitBytes: BODY_LIMIT_BYTES,
})

export const listAmazonPlans = endpoint({
  method: 'GET',
  path: '/api/staff/amazon/inbound-plans',
  access: 'staff',
  summary:
    "The inbound plans of the seller's account at Amazon, newest first; `configured` is false where none is connected.",
  answer: envelope(
    z.object({
      configured: z.boolean(),
      plans: z.array(z.object({ id: z.string(), name: z.string(), status: z.string(), createdAt: z.string() })),
    }),
  ),
  failure: (say) => say(texts).amazonListFailed,
  failures: ['amazon-busy', 'amazon-refused', 'amazon-silent', 'amazon-unreadable'],
})

export const importAmazonPlan = endpoint({
  method: 'POST',
  path: '/api/staff/clients/:clientId/amazon-import',
  access: 'staff',
  makes: true,
  summary:
    'Fetches an inbound plan from Amazon with its items, boxes and placements, and imports it as a shipment of the client.',
  params: z.strictObject({ clientId: id }),
  body: z.strictObject({
    planId: z.string().regex(/^[a-zA-Z0-9-]{1,60}$/),
    reference: requiredText(120).optional().meta({ description: "of the shipment in Portage; else the plan's name" }),
    takeLines,
    dryRun: z.boolean().default(false),
  }),
  answer: envelope(z.object({ saved: z.boolean(), reference: z.string(), imports: reports })),
  failure: (say) => say(texts).amazonFailed,
  failures: [
    'amazon-busy',
    'amazon-no-such-plan',
    'amazon-off',
    'amazon-refused',
    'amazon-silent',
    'amazon-unreadable',
    'lines-wrong',
  ],
})
