// The checks before a paper is made.
import { z } from 'zod'
import { FIX_PLACES, LEVELS, PREFLIGHT_PAPERS } from '#domain/invoice/preflight/check.ts'
import { texts } from '#texts/preflight.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id } from './fields.ts'

export const preflightCheck = z
  .object({
    id: z.string().meta({ description: 'name of the check' }),
    level: z.enum(LEVELS).meta({ description: 'stops: the paper is not made; warns: it is stamped as a draft' }),
    sentence: z.string(),
    item: id.optional(),
    field: z.string().optional(),
    fix: z.object({ place: z.enum(FIX_PLACES), label: z.string() }),
  })
  .meta({ id: 'PreflightCheck' })

export const preflight = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/preflight',
  access: 'client-or-staff',
  summary: 'What the checks before a paper find: what stops it first, then what warns, then notes.',
  params: z.strictObject({ id }),
  query: z.strictObject({
    paper: z.enum(PREFLIGHT_PAPERS).default('commercial_invoice'),
    clientId: id.optional().meta({ description: 'staff name the client' }),
  }),
  answer: envelope(
    z.object({
      checks: z.array(preflightCheck),
      counts: z.object({ stops: z.int(), warns: z.int(), notes: z.int() }),
      checksRun: z.int(),
    }),
  ),
  failure: texts.failed,
})
