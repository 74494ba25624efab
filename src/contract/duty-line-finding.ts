// What a receipt says of the line beside its amounts: what it and the goods disagree on, and answers that count for nothing.
import { z } from 'zod'

const priceOutsideLine = z.object({
  reason: z.literal('price-outside-line'),
  facts: z.object({
    htsCode: z.string(),
    bracket: z.string(),
    price: z.string(),
    unit: z.string(),
    fitting: z.array(z.string()),
  }),
  text: z.string(),
})

const codeEnded = z.object({
  reason: z.literal('code-ended'),
  facts: z.object({
    htsCode: z.string(),
    on: z.string().meta({ description: 'first day the number is no longer right' }),
    fitting: z.array(z.string()).meta({ description: 'the numbers that took its place' }),
  }),
  text: z.string(),
})

const answerInVain = z.object({
  reason: z.enum(['question-unknown', 'answer-not-taken']),
  facts: z.object({
    question: z.string(),
    answer: z.string(),
    fitting: z.array(z.string()).meta({ description: 'the answers the question takes' }),
  }),
  text: z.string(),
})

export const lineFinding = z
  .discriminatedUnion('reason', [priceOutsideLine, codeEnded, answerInVain])
  .meta({ id: 'DutyLineFinding' })
