// What carriers charge for clearance: the tables of the public fee calculator.
import { z } from 'zod'
import { CARRIERS } from '#domain/clearance/carrier-fees.ts'
import { texts } from '#texts/en/public-tools.ts'
import { eachLanguage } from './each-language.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { date, decimalText } from './fields.ts'

export const carrierRule = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('flat'), id: z.string(), name: z.string(), amount: decimalText }),
    z.object({
      kind: z.literal('by-value'),
      id: z.string(),
      name: z.string(),
      tiers: z.array(z.object({ upTo: decimalText, amount: decimalText })),
      perStartedThousandAbove: decimalText,
    }),
    z.object({
      kind: z.literal('of-duty'),
      id: z.string(),
      name: z.string(),
      rate: decimalText,
      minimum: decimalText,
    }),
    z.object({ kind: z.literal('food'), id: z.string(), name: z.string(), amount: decimalText }),
    z.object({
      kind: z.literal('per-line'),
      id: z.string(),
      name: z.string(),
      included: z.int(),
      amount: decimalText,
    }),
    z.object({
      kind: z.literal('bond'),
      id: z.string(),
      name: z.string(),
      above: decimalText,
      rate: decimalText,
      minimum: decimalText,
    }),
  ])
  .meta({ id: 'CarrierRule', description: 'amounts in USD and rates as decimal text' })

export const getCarrierFees = endpoint({
  method: 'GET',
  path: '/api/public/carrier-fees',
  access: 'public',
  summary: 'The dated brokerage tables of the carriers, so that the browser calculates.',
  answer: envelope(
    z.object({
      version: z.string(),
      today: date.meta({ description: 'the business day the server has' }),
      foodChapters: z.array(z.string()),
      maximumValue: decimalText,
      maximumLines: z.int(),
      carriers: z.array(
        z.object({
          carrier: z.enum(CARRIERS),
          name: z.string(),
          rows: z.array(
            z.object({
              from: date,
              until: date.nullable(),
              citation: z.string(),
              citations: eachLanguage.meta({ description: 'the citation in each language' }),
              rules: z.array(carrierRule),
            }),
          ),
        }),
      ),
    }),
  ),
  failure: (say) => say(texts).feesFailed,
})
