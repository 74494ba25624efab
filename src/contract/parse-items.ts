// Reading goods out of pasted text.
import { z } from 'zod'
import { texts } from '#texts/en/parse-items.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { problem } from './field-problems.ts'
import { text } from './fields.ts'

export const parsedItem = z
  .object({
    description: z.string(),
    quantity: z.int().nullable(),
    unitPrice: z.string().nullable().meta({ description: 'decimal text, of one unit, in `currency`' }),
    currency: z.enum(['CAD', 'USD']).nullable(),
    htsCode: z.string().nullable().meta({ description: 'digits as written; ten when complete' }),
    countryOfOrigin: z.string().nullable().meta({ description: 'ISO alpha-2' }),
    sku: z.string().nullable(),
    asin: z.string().nullable(),
    unsure: z.array(z.object({ field: z.string(), why: z.string() })),
  })
  .meta({ id: 'ParsedItem' })

export const aiParseItems = endpoint({
  method: 'POST',
  path: '/api/ai-parse-items',
  access: 'client',
  summary: 'The goods of a pasted text: tables, lists, emails. What the text does not say is null; doubts are named.',
  body: z.strictObject({
    itemText: text(50_000).refine((typed) => typed !== '', problem('no-item-text')),
    invoiceDate: text(20).nullish().meta({ description: 'accepted, not used' }),
    shippingDate: text(20).nullish().meta({ description: 'accepted, not used' }),
  }),
  answer: envelope(
    z.object({
      items: z.array(parsedItem),
      method: z.enum(['offline', 'language-model']),
      message: z.string().nullable(),
    }),
  ),
  failure: (say) => say(texts).failed,
})
