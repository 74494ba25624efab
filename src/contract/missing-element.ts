// What keeps a CUSMA certificate from being signed, as answers and failures carry it.
import { z } from 'zod'
import { LACKS } from '#domain/cusma/lacks.ts'

export const missingElement = z.object({
  element: z.int().min(1).max(9).meta({ description: 'of CUSMA Annex 5-A' }),
  reason: z.enum(LACKS),
  sentence: z.string().meta({ description: 'in the language of the request' }),
  about: z.literal('criterion').optional().meta({ description: 'where it is the choice of the criterion' }),
})
