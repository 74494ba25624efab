// What one check before a paper says.
import { z } from 'zod'
import { FIX_PLACES, LEVELS } from '#domain/invoice/preflight/check.ts'
import { id } from './fields.ts'

export const preflightCheck = z
  .object({
    id: z.string().meta({ description: 'name of the check' }),
    level: z.enum(LEVELS).meta({ description: 'stops: the paper is not made; warns: it is stamped as a draft' }),
    stamps: z
      .boolean()
      .optional()
      .meta({ description: 'false: a warning of something the paper does not say; it is not stamped for that' }),
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
