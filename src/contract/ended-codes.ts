// Codes that ended while a client's products or open items still hold them, and what took their place.
import { z } from 'zod'
import { texts } from '#texts/en/code-standing.ts'
import { isOneForOne, successor } from './classification.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination } from './envelope.ts'
import { id, tenDigitHtsCode } from './fields.ts'

export const endedCodeHeld = z
  .object({
    htsCode: z.string(),
    formattedHtsCode: z.string(),
    on: z.string().meta({ description: 'first day the number is no longer right' }),
    isOneForOne,
    successors: z.array(successor),
    asins: z.array(z.string()).meta({ description: 'the first products that hold it, in order: 8 at most' }),
    products: z.int(),
    items: z.int().meta({ description: 'items of shipments that have not left' }),
  })
  .meta({ id: 'EndedCodeHeld' })

export const listEndedCodes = endpoint({
  method: 'GET',
  path: '/api/ended-codes',
  access: 'client',
  summary: 'Codes that have ended and that products or open items still hold, with what took their place, by pages.',
  query: z.strictObject({
    page: pageNumber.default(1),
    code: tenDigitHtsCode.optional().meta({ description: 'this code alone' }),
  }),
  answer: envelope(z.array(endedCodeHeld)).extend({ pagination }),
  failure: (say) => say(texts).loadFailed,
})

export const replaceEndedCode = endpoint({
  method: 'POST',
  path: '/api/ended-codes/replace',
  access: 'client',
  summary: 'Puts the one number that took the place of an ended code into every product and open item that holds it.',
  body: z.strictObject({ htsCode: tenDigitHtsCode }),
  answer: envelope(
    z.object({
      id: z.string().meta({ description: 'to undo it by' }),
      from: z.string(),
      to: z.string(),
      products: z.int(),
      items: z.int(),
    }),
  ),
  failure: (say) => say(texts).replaceFailed,
  failures: ['code-not-one-for-one', 'no-code-to-replace'],
})

export const undoReplacement = endpoint({
  method: 'POST',
  path: '/api/ended-codes/undo',
  access: 'client',
  summary: 'Puts codes back that were replaced at once, but for those somebody changed since.',
  body: z.strictObject({ id }),
  answer: envelope(z.object({ restored: z.int(), kept: z.int() })),
  failure: (say) => say(texts).undoFailed,
  failures: ['no-replacement'],
})
