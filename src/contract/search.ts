// Looking for anything of a client's by one text.
import { z } from 'zod'
import { texts } from '#texts/en/search.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, requiredText } from './fields.ts'
import { DOCUMENT_KINDS } from './invoices.ts'

export const searchEverywhere = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'client',
  summary:
    'At most five each of the shipments, products, papers and codes that hold the text: the first of a longer list, not a count. Codes need four digits.',
  query: z.strictObject({ text: requiredText(120) }),
  answer: envelope(
    z.object({
      shipments: z.array(z.object({ id, reference: z.string(), status: z.string() })),
      products: z.array(z.object({ asin: z.string(), description: z.string().nullable() })),
      papers: z.array(z.object({ id, number: z.string(), kind: z.enum(DOCUMENT_KINDS), filename: z.string() })),
      codes: z.array(
        z.object({
          htsCode: z.string(),
          description: z.string().nullable(),
          shipmentId: id.meta({ description: 'of the newest shipment that has it' }),
          reference: z.string(),
        }),
      ),
    }),
  ),
  failure: (say) => say(texts).failed,
})
