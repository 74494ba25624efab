// What an invoice asks beside its goods: where they go, how they were sold, lines typed by hand.
import { z } from 'zod'
import { CHARGE_KINDS } from '#domain/invoice/charges.ts'
import { EXPORT_REASONS } from '#domain/invoice/export-reason.ts'
import { INCOTERMS } from '#domain/invoice/particulars.ts'
import { VALUE_BASES, VALUE_QUESTIONS } from '#domain/invoice/value-basis.ts'
import { countryCode } from './country-field.ts'
import { problem } from './field-problems.ts'
import { amount, asin, date, id, requiredText, text, typedHtsCode } from './fields.ts'

export const LTL_TYPES = ['pattern_middle_mile', 'direct_amazon', 'ups_buffalo'] as const
export const BROKER_TYPES = ['clearit', 'acb'] as const

/** The shipment a paper is of: its items are read as they are saved. */
export const shipmentAsSaved = z.strictObject({
  id,
  reference: text(200).optional(),
  items: z
    .array(z.looseObject({}))
    .max(2000)
    .optional()
    .meta({ description: 'accepted, not used: the saved items count' }),
})

/** A firm as it is stored and printed: parts may be empty. */
export const storedFirm = z.object({
  name: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
})

export const fcInfo = z
  .strictObject({
    fcId: text(10).default(''),
    fcAddress: z
      .strictObject({ street: text(300), city: text(120), state: text(2), zip: text(10) })
      .partial()
      .default({}),
  })
  .meta({ id: 'FcInfo' })

export const manualItem = z
  .strictObject({
    id: text(60).optional(),
    sku: text(120).optional(),
    asin: asin.optional(),
    description: requiredText(500),
    quantity: z.int().min(1).max(10_000_000),
    unitValue: amount,
    currency: z.enum(['CAD', 'USD']),
    countryOfOrigin: countryCode,
    htsCode: typedHtsCode.optional(),
    manufacturingInfo: z
      .strictObject({
        name: text(200),
        address: text(300),
        city: text(120),
        state: text(120),
        country: countryCode,
        zip: text(20),
      })
      .partial()
      .optional(),
  })
  .meta({ id: 'ManualItem' })

/** What a broker asks beside the goods; what is left out is taken from the settings, or printed as not stated. */
export const deliveryFields = {
  incoterm: z.enum(INCOTERMS).optional(),
  incotermPlace: text(120).optional().meta({ description: 'named place of the Incoterms rule' }),
  reasonForExport: z
    .enum(EXPORT_REASONS)
    .optional()
    .meta({ description: 'left out: own_stock for a shipment that goes to Amazon, else sale' }),
  relatedParties: z.enum(['related', 'not_related', 'not_stated']).optional(),
  portOfEntry: z
    .string()
    .regex(/^\d{4}$/, problem('not-a-port'))
    .optional()
    .meta({ description: 'four digits of Schedule D' }),
  valueBasis: z
    .enum(VALUE_BASES)
    .optional()
    .meta({ description: 'how the value was set, 19 CFR 152.103 to 152.107; left out: as valueAnswers say' }),
}

/** What only an invoice itself says: the sale, why the value is as it is, charges beside the prices (19 CFR 141.86). */
export const saleFields = {
  sale: z
    .strictObject({ on: date, place: text(120), buyerName: text(200), buyerAddress: text(300) })
    .partial()
    .optional()
    .meta({ description: 'time and place of the sale and its buyer' }),
  valueAnswers: z
    .strictObject({
      alike: z.enum(VALUE_QUESTIONS.alike),
      soldInUs: z.enum(VALUE_QUESTIONS.soldInUs),
      ownCosts: z.enum(VALUE_QUESTIONS.ownCosts),
    })
    .partial()
    .optional()
    .meta({ description: 'of goods that are not sold: which method of 19 CFR 152.101 can be used, and why' }),
  charges: z
    .array(
      z.strictObject({
        kind: z.enum(CHARGE_KINDS),
        amount,
        currency: z.enum(['CAD', 'USD']).default('CAD'),
        inPrices: z.boolean().default(false).meta({ description: 'whether the prices of the lines hold it already' }),
      }),
    )
    .max(20)
    .optional()
    .meta({ description: 'of all goods of the paper together' }),
}
