// The values of an item that two people can change at once.
import { z } from 'zod'
import { decimalText, id, text } from './fields.ts'

/** A unit of quantity, perhaps of a part: 'kg', 'Jwls. of jewels over 7 in each movement'. */
export const unitText = z.string().max(60)

/** Amount of goods in one unit of the item, by HTS unit: { kg: '0.5' }. */
export const unitQuantities = z.record(unitText, decimalText)

/** Answers to the questions of a duty receipt, by question id. */
export const dutyAnswers = z.record(z.string().max(80), z.string().max(80))

/** Values of an item that are compared before one is overwritten. */
export const comparedValues = z
  .strictObject({
    countryOfOrigin: z.string().max(80).nullable(),
    htsCode: z.string().max(40).nullable().meta({ description: 'ten digits, no dots' }),
    declaredValue: z.number().nullable(),
    manufacturing_address_id: id.nullable(),
    originMismatchReason: text(500).nullable(),
    unitQuantities,
    dutyAnswers,
  })
  .partial()
  .meta({ id: 'ComparedValues' })
