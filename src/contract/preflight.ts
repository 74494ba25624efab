// The checks before a paper is made.
import { z } from 'zod'
import { PREFLIGHT_PAPERS } from '#domain/invoice/preflight/check.ts'
import { texts } from '#texts/en/preflight.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { problem } from './field-problems.ts'
import { decimalText, id, text } from './fields.ts'
import { BROKER_TYPES, deliveryFields, LTL_TYPES, saleFields } from './invoice-fields.ts'
import { preflightCheck } from './preflight-check.ts'

const yesOrNo = z.enum(['true', 'false']).default('false')

const charges = saleFields.charges.unwrap()

/** What the form of a paper says so far; what is left out is as the form begins. */
const choices = {
  ltlType: z.enum(LTL_TYPES).default('pattern_middle_mile'),
  brokerType: z.enum(BROKER_TYPES).default('clearit'),
  fcId: text(10).optional().meta({ description: 'fulfilment centre typed on the form' }),
  incoterm: deliveryFields.incoterm,
  reasonForExport: deliveryFields.reasonForExport,
  relatedParties: deliveryFields.relatedParties,
  portOfEntry: deliveryFields.portOfEntry,
  valueBasis: deliveryFields.valueBasis,
  namesBuyer: yesOrNo.meta({ description: 'whether the paper names who bought the goods' }),
  typedLines: z.coerce.number().int().min(0).max(200).default(0).meta({ description: 'lines typed beside the items' }),
  typedOpen: z.coerce
    .number()
    .int()
    .min(0)
    .max(200)
    .default(0)
    .meta({ description: 'those of them without an HTS code' }),
  typedMakerless: z.coerce.number().int().min(0).max(200).default(0).meta({ description: 'those without a maker' }),
  typedVague: z.coerce.number().int().min(0).max(200).default(0).meta({ description: 'those that name no goods' }),
  typedShort: z.coerce
    .number()
    .int()
    .min(0)
    .max(200)
    .default(0)
    .meta({ description: 'those with a short description' }),
  charges: z
    .string()
    .max(2000)
    .default('')
    .transform((joined, context) => {
      const read = charges.safeParse(joined ? joined.split(',').map(toCharge) : [])
      if (read.success) return read.data
      context.addIssue({ code: 'custom', ...problem('wrong-form') })
      return z.NEVER
    })
    .meta({ description: "charges beside the prices, comma separated: 'packing 10.50 CAD out', 'freight 90 USD in'" }),
  typedUsd: decimalText.default('0').meta({ description: 'USD of all of them' }),
  confirmCodes: yesOrNo.meta({ description: 'whether the paper confirms every proposed code' }),
  acceptFallbackRate: yesOrNo,
  clientId: id.optional().meta({ description: 'staff name the client' }),
}

function toCharge(text: string) {
  const [kind, amount, currency, where] = text.split(' ')
  return { kind, amount: Number(amount), currency, inPrices: where === 'in' }
}

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
  failures: ['no-such-shipment'],
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
  failures: ['no-such-shipment'],
})
