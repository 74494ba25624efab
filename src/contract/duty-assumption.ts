// What a duty rests on without anybody having said it, and what it can come to.
import { z } from 'zod'
import type { AskedReason } from '#domain/tariff/duty-reason.ts'
import { reasonOf } from './reason.ts'

export const askedReason = reasonOf<AskedReason>()

const otherAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('total'), answer: z.string(), totalUsd: z.number() }),
  z.object({ kind: z.literal('prohibited'), answer: z.string() }),
  z.object({ kind: z.literal('unknown'), answer: z.string() }),
  z.object({ kind: z.literal('any') }).meta({ description: 'answers that cannot be listed: more can be due' }),
])

export const assumption = z
  .object({
    id: z.string().meta({ description: 'of the question' }),
    question: z.string(),
    asks: askedReason,
    answer: z.string(),
    words: z.string().optional().meta({ description: 'words of the description that speak for the answer' }),
    otherwise: z.array(otherAnswer),
  })
  .meta({ id: 'DutyAssumption' })

export const usdRange = z.object({
  leastUsd: z.number(),
  statedUsd: z.number(),
  mostUsd: z.number().optional().meta({ description: 'absent where it is not known' }),
})
