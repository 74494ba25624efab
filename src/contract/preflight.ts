// The checks before a paper is made.
import { z } from 'zod'
import { FIX_PLACES, LEVELS, PREFLIGHT_PAPERS } from '#domain/invoice/preflight/check.ts'
import { texts } from '#texts/en/preflight.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { decimalText, id, text } from './fields.ts'
import { BROKER_TYPES, deliveryFields, LTL_TYPES } from './invoices.ts'

const yesOrNo = z.enum(['true', 'false']).default('false')

/** What the form of a paper says so far; what is left out is as the form begins. */
const choices = {
  ltlType: z.enum(LTL_TYPES).default('pattern_middle_mile'),
  brokerType: z.enum(BROKER_TYPES).default('clearit'),
  fcId: text(10).optional().meta({ description: 'fulfilment centre typed on the form' }),
  incoterm: deliveryFields.incoterm,
  reasonForExport: deliveryFields.reasonForExport,
  relatedParties: deliveryFields.relatedParties,
  portOfEntry: deliveryFields.portOfEntry,
  typedLines: z.coerce.number().int().min(0).max(200).default(0).meta({ description: 'lines typed beside the items' }),
  typedOpen: z.coerce
    .number()
    .int()
    .min(0)
    .max(200)
    .default(0)
    .meta({ description: 'those of them without an HTS code' }),
  typedMakerless: z.coerce.number().int().min(0).max(200).default(0).meta({ description: 'those without a maker' }),
  typedUsd: decimalText.default('0').meta({ description: 'USD of all of them' }),
  confirmCodes: yesOrNo.meta({ description: 'whether the paper confirms every proposed code' }),
  acceptFallbackRate: yesOrNo,
  clientId: id.optional().meta({ description: 'staff name the client' }),
}

export const preflightCheck = z
  .object({
    id: z.string().meta({ description: 'name of the check' }),
    level: z.enum(LEVELS).meta({ description: 'stops: the paper is not made; warns: it is stamped as a draft' }),
    sentence: z.string(),
    facts: z
      .record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()]))
      .default({})
      .meta({ description: 'what the sentence is made of: names, codes, days, amounts' }),
    item: id.optional(),
    items: z
      .array(id)
      .readonly()
      .optional()
      .meta({ description: 'where one sentence is about several items: all of them, and `item` is the first' }),
    named: z
      .array(z.object({ id, name: z.string() }))
      .readonly()
      .optional()
      .meta({ description: 'the same items with their names in full; the sentence shortens and counts them' }),
    field: z.string().optional(),
    fix: z.object({ place: z.enum(FIX_PLACES), label: z.string() }),
    shipment: z
      .object({ id, reference: z.string() })
      .optional()
      .meta({ description: 'where several shipments are checked: the one it concerns; left out when all of them' }),
  })
  .meta({ id: 'PreflightCheck' })

const found = envelope(
  z.object({
    checks: z.array(preflightCheck),
    counts: z.object({ stops: z.int(), warns: z.int(), notes: z.int() }),
    checksRun: z.int(),
  }),
)

export const preflight = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/preflight',
  access: 'client-or-staff',
  summary: 'What the checks before a paper find: what stops it first, then what warns, then notes.',
  params: z.strictObject({ id }),
  query: z.strictObject({ paper: z.enum(PREFLIGHT_PAPERS).default('commercial_invoice'), ...choices }),
  answer: found,
  failure: (say) => say(texts).failed,
  failures: ['encryption-key-missing', 'no-such-shipment'],
})

export const combinedPreflight = endpoint({
  method: 'GET',
  path: '/api/combined-preflight',
  access: 'client-or-staff',
  summary: 'The checks before one invoice over several shipments; what concerns all of them is said once.',
  query: z.strictObject({
    shipments: z
      .string()
      .max(2000)
      .transform((joined) => [...new Set(joined.split(','))])
      .pipe(z.array(id).min(1).max(50))
      .meta({ description: 'ids of the shipments, comma separated' }),
    ...choices,
  }),
  answer: found,
  failure: (say) => say(texts).failed,
  failures: ['encryption-key-missing', 'no-such-shipment'],
})
