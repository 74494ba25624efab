// The log of security events for staff: page by page on screen, and as lines of JSON for a log collector.
import { z } from 'zod'
import { SECURITY_EVENTS } from '#domain/security-event.ts'
import { texts } from '#texts/en/security.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { date, id, instant, text } from './fields.ts'

const eventId = z.string().regex(/^\d{1,18}$/)

export const securityEvent = z
  .object({
    id: z.string(),
    at: instant,
    kind: z.string(),
    by: z.object({
      kind: z.enum(['client', 'staff', 'system', 'nobody']),
      name: z.string().nullable(),
      id: z.string().nullable().meta({ description: 'of a member of staff' }),
    }),
    clientId: id.nullable(),
    address: z
      .string()
      .meta({ description: 'network address of the caller, of IPv6 the network; empty: the program itself' }),
    detail: z.string().nullable(),
  })
  .meta({ id: 'SecurityEvent' })

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/staff/security-events',
  access: 'staff',
  summary: 'One page of the security events, newest first.',
  query: z.strictObject({
    kind: z.enum(SECURITY_EVENTS).optional(),
    who: text(320).optional().meta({ description: 'the whole name or network address, case aside' }),
    clientId: id.optional(),
    from: date.optional().meta({ description: 'first day in the business time zone' }),
    to: date.optional().meta({ description: 'last day' }),
    before: eventId.optional().meta({ description: 'events older than this one' }),
  }),
  answer: envelope(z.array(securityEvent)).extend({
    older: z.string().nullable().meta({ description: 'what `before` takes for the next page; null on the last' }),
  }),
  failure: (say) => say(texts).loadFailed,
})

export const feedSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/staff/security-events/feed',
  access: 'staff',
  summary:
    'Up to 1,000 security events, oldest first, one JSON object a line. Ask again with the id of the last line; events appear after 5 seconds.',
  query: z.strictObject({
    after: eventId.default('0').meta({ description: 'events newer than this one' }),
  }),
  answer: z.instanceof(Uint8Array),
  answerKind: 'json-lines',
  failure: (say) => say(texts).loadFailed,
})
