// How the address of a maker was found, as answers carry it.
import { z } from 'zod'

/** What the sentences of an address rest on, so that a page says them in its own language. */
export const makerBasis = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('directory') }),
    z.object({
      kind: z.literal('service'),
      isReasoned: z.boolean().meta({ description: 'its own words are in reasoning' }),
    }),
    z.object({
      kind: z.literal('confirmed'),
      hasMethod: z.boolean().meta({ description: 'as it was accepted, in research_method' }),
    }),
    z.object({ kind: z.literal('searched'), search: z.string(), pages: z.int() }),
  ])
  .meta({ id: 'MakerBasis' })
