// What waits for staff, over all clients.
import { z } from 'zod'
import { texts } from '#texts/en/staff-queue.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination } from './envelope.ts'
import { id } from './fields.ts'

/** Ready for its invoice; not ready for it yet, whoever it waits for; a certificate that ends; a code that the tariff no longer has. */
export const QUEUES = ['ready', 'stuck', 'certificate', 'rule'] as const
export type Queue = (typeof QUEUES)[number]

export const listQueue = endpoint({
  method: 'GET',
  path: '/api/staff/queue',
  access: 'staff',
  summary:
    'One page of what waits for staff over all clients, the oldest or what ends soonest first, and how much waits in each queue.',
  query: z.strictObject({ queue: z.enum(QUEUES).default('ready'), page: pageNumber.default(1) }),
  answer: envelope(
    z.array(
      z.object({
        key: z.string(),
        client: z.object({ id, name: z.string() }),
        shipment: z.object({ id, reference: z.string() }).nullable(),
        subject: z.string().meta({ description: 'the shipment, the number of the certificate or the code' }),
        reasons: z.array(z.string()).meta({ description: 'why it waits, as sentences; none where nothing stops it' }),
        unreadComments: z.int().optional().meta({ description: 'of the shipment, by others than the caller' }),
        day: z.string().nullable().meta({ description: 'since when, or until when' }),
      }),
    ),
  ).extend({
    pagination,
    waiting: z.object({ ready: z.int(), stuck: z.int(), certificate: z.int(), rule: z.int() }),
  }),
  failure: (say) => say(texts).loadFailed,
})
