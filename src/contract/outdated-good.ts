// A good of a signed certificate that rests on a decision which does not hold any more.
import { z } from 'zod'
import { BASIS_REASONS } from '#domain/origin/certified-basis.ts'

export const outdatedGood = z
  .object({
    sku: z.string(),
    product: z.string().meta({ description: 'what the origin coach knows it by' }),
    name: z.string(),
    reasons: z.array(z.enum(BASIS_REASONS)),
  })
  .meta({
    id: 'OutdatedGood',
    description: 'of a signed certificate: the decision on its origin does not hold any more',
  })
