// Asks for the goods in a pasted text.
import { z } from 'zod'
import type { Question } from '../language-model.ts'

const readItem = z.strictObject({
  description: z.string().max(1000),
  quantity: z.int().min(1).max(10_000_000).nullable(),
  unit_price: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,4})?$/)
    .nullable(),
  total_price: z
    .string()
    .regex(/^\d{1,11}(\.\d{1,4})?$/)
    .nullable(),
  currency: z.enum(['CAD', 'USD']).nullable(),
  hts_code: z.string().max(20).nullable(),
  country_of_origin: z.string().max(60).nullable(),
  sku: z.string().max(100).nullable(),
  asin: z.string().max(20).nullable(),
})
const readItemsAnswer = z.strictObject({ items: z.array(readItem).max(200) })
export type ReadItem = z.infer<typeof readItem>

export const readItems = (text: string): Question<z.infer<typeof readItemsAnswer>> => ({
  name: 'read_items',
  instructions: `The material holds a text that lists goods: a table, a list or an e-mail. Write down each line of goods once, in the
order of the text. Copy words and numbers as they stand; work nothing out and add nothing. Prices are decimal text without signs.
Totals, shipping, taxes and fees are not goods. What the text does not say is null.`,
  material: { text },
  schema: readItemsAnswer,
  deadlineMs: 25_000,
  maxAnswerTokens: 8000,
})
