// The end of a client's data: it asks, an owner on staff erases it, and what law wants kept stays until its day. Source: PIPEDA, principle
// 4.5.3; Quebec's Law 25, sections 23 and 28; 19 CFR 163.4; Exporters' and Producers' Records Regulations.
import { z } from 'zod'
import { texts } from '#texts/en/erasure.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { id, instant, text } from './fields.ts'

const day = z.string().nullable()
const counts = z.record(z.string(), z.int())

const standing = z
  .object({
    askedAt: instant.nullable().meta({ description: 'when the client asked to be erased' }),
    isErased: z.boolean(),
    papers: z.int().meta({ description: 'papers that law wants kept, with the lines of the shipments they rest on' }),
    keptUntil: day.meta({ description: 'the last day of the last of them' }),
  })
  .meta({ id: 'ErasureStanding' })

const erased = z
  .object({
    pseudonym: z.string(),
    removed: counts.meta({ description: 'rows that went, by table' }),
    kept: counts.meta({ description: 'rows that stay, by table' }),
    papers: z.int(),
    keptUntil: day,
    foundBefore: counts.meta({
      description: 'cells that held a name, address, phone or number of the client, by table and column',
    }),
    found: counts.meta({ description: 'those that still do: none, or what the operator wrote itself' }),
    filesLeft: z.int().meta({ description: 'files that could not be deleted yet; tried again daily' }),
  })
  .meta({ id: 'Erased' })

const waiting = z.object({ id, name: z.string(), email: z.string(), since: instant })

export const getErasure = endpoint({
  method: 'GET',
  path: '/api/erasure',
  access: 'client',
  summary: 'Whether the client asked to be erased, and what would stay until when.',
  answer: envelope(standing),
  failure: (say) => say(texts).loadFailed,
})

export const askErasure = endpoint({
  method: 'PUT',
  path: '/api/erasure',
  access: 'client',
  leastClientRole: 'owner',
  staffTwin: false,
  event: 'erasure-asked',
  asksAgain: true,
  summary: 'Asks staff to erase the client.',
  answer: success,
  failure: (say) => say(texts).notSaved,
})

export const withdrawErasure = endpoint({
  method: 'DELETE',
  path: '/api/erasure',
  access: 'client',
  leastRole: 'owner',
  leastClientRole: 'owner',
  summary: 'Takes the request to be erased back.',
  answer: success,
  failure: (say) => say(texts).notSaved,
})

export const eraseClient = endpoint({
  method: 'POST',
  path: '/api/staff/clients/:clientId/erase',
  access: 'staff',
  leastRole: 'owner',
  event: 'client-erased',
  asksAgain: true,
  summary:
    'Erases a client for good: all but what law wants kept for its term, which stays under a pseudonym. Answers what went, what stays, and what a search through every table found.',
  params: z.strictObject({ clientId: id }),
  body: z.strictObject({ name: text(200).meta({ description: 'the name of the client, typed' }) }),
  answer: envelope(erased),
  failure: (say) => say(texts).notSaved,
  failures: ['client-name-differs', 'no-such-client'],
})

export const listErasures = endpoint({
  method: 'GET',
  path: '/api/staff/erasures',
  access: 'staff',
  summary: 'Clients that asked to be erased, those that nobody has heard of for two years, and those that were erased.',
  answer: envelope(
    z.object({
      asked: z.array(waiting),
      dormant: z.array(waiting).meta({ description: 'at most 100; nothing is removed of them unless staff do it' }),
      erased: z.array(
        z.object({
          clientId: id,
          pseudonym: z.string(),
          askedAt: instant.nullable(),
          erasedAt: instant,
          erasedBy: z.string(),
          removed: z.int().meta({ description: 'rows' }),
          kept: z.int().meta({ description: 'rows' }),
          keptUntil: day,
          found: z
            .int()
            .nullable()
            .meta({ description: 'cells that still held a text of the client; null: not searched yet' }),
          endedAt: instant.nullable().meta({ description: 'when the last of it went' }),
        }),
      ),
    }),
  ),
  failure: (say) => say(texts).loadFailed,
})
