// Items of a shipment and their customs fields.
import { z } from 'zod'
import { texts } from '#texts/en/item-failures.ts'
import { texts as shipmentTexts } from '#texts/en/shipment.ts'
import { makerAddress, newManufacturingAddress } from './client-data.ts'
import { comparedValues, dutyAnswers, unitQuantities } from './compared-values.ts'
import { countryCode } from './country-field.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { amount, id, instant, text, typedHtsCode } from './fields.ts'
import { preflightCheck } from './preflight-check.ts'

/** Who put the code there and who confirmed it (decisions j). */
export const codeProvenance = z
  .object({
    proposedBy: z.enum(['classifier', 'person', 'import', 'remembered']),
    confirmedBy: z.string().nullable(),
    confirmedAt: instant.nullable(),
  })
  .meta({ id: 'CodeProvenance' })

export const shipmentItem = z
  .object({
    id,
    sku: z.string(),
    asin: z.string().nullable(),
    fnsku: z.string().nullable(),
    description: z.string(),
    quantity: z.int(),
    declaredValue: z.number().nullable().meta({ description: 'cost of one unit, CAD' }),
    imageUrl: z.string().nullable(),
    expiryDate: z.string().nullable(),
    countryOfOrigin: z.string().nullable(),
    htsCode: z.string().nullable().meta({ description: 'ten digits, no dots' }),
    htsDescription: z.string().nullable(),
    htsConfidence: z.number().nullable(),
    htsProvenance: codeProvenance.nullable(),
    manufacturing_address_id: id.nullable(),
    manufacturingAddress: z.string().nullable().meta({ description: 'the address on one line' }),
    manufacturingAddressParts: makerAddress.nullish().meta({ description: 'the same in parts' }),
    originMismatchReason: z.string().nullable(),
    unitQuantities,
    dutyAnswers,
    entryPermission: z
      .object({ reason: z.string(), citation: z.string(), by: z.string(), on: z.string() })
      .nullable()
      .optional()
      .meta({ description: 'why it may enter although its kind is prohibited, recorded by staff' }),
    removed: z.boolean().optional().meta({ description: 'taken out of the shipment by a person' }),
  })
  .meta({ id: 'ShipmentItem' })

/** What speaks for a proposed code: who proposed it, out of which release of the schedule, and why. */
export const codeEvidence = z
  .strictObject({ proposer: text(200), release: text(60), reasoning: text(4000) })
  .meta({ id: 'CodeEvidence', description: 'kept in the history of the item with the change that takes the code over' })

/** The fields a change may carry; null empties a field. */
export const itemChange = z
  .strictObject({
    basedOn: comparedValues.meta({
      description:
        'what the editor saw; refused with 409 where another has changed it since. Left out: nothing is compared',
    }),
    countryOfOrigin: countryCode.nullable(),
    htsCode: typedHtsCode.nullable(),
    htsDescription: text(2000).nullable(),
    htsConfidence: z.number().min(0).max(100).nullable(),
    htsProposedBy: z.enum(['classifier', 'person']),
    htsConfirmed: z.boolean(),
    htsEvidence: codeEvidence,
    declaredValue: amount.nullable(),
    manufacturing_address_id: id.nullable(),
    manufacturing_address: newManufacturingAddress,
    originMismatchReason: text(500).nullable(),
    unitQuantities,
    dutyAnswers,
    removed: z.boolean().meta({ description: 'true takes the item out of the shipment, false puts it back' }),
  })
  .partial()
  .meta({ id: 'ItemChange' })

export const listItems = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/items',
  access: 'client',
  summary: 'The items of a shipment, without those taken out.',
  params: z.strictObject({ id }),
  answer: envelope(z.array(shipmentItem)),
  failure: (say) => say(shipmentTexts).loadDataFailed,
  failures: ['no-such-shipment'],
})

export const updateItem = endpoint({
  method: 'PUT',
  path: '/api/shipments/:id/items/:itemId',
  access: 'client',
  summary:
    'Changes customs fields of an item and remembers them for its ASIN; takes it out of the shipment or puts it back. Fields left out stay.',
  params: z.strictObject({ id, itemId: id }),
  body: itemChange,
  answer: envelope(
    z.object({
      item: shipmentItem,
      shipmentStatus: z.string(),
      stops: z.array(preflightCheck).default([]).meta({ description: 'what stops the invoice of the shipment now' }),
    }),
  ),
  failure: (say) => say(texts).saveFailed,
  failures: ['code-first', 'code-not-ten-digits', 'item-changed-meanwhile', 'no-such-shipment'],
})
