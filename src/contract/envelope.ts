// The wrapping of answers: { success: true, ... } or { success: false, code, error }.
import { z } from 'zod'
import { eachLanguage } from './each-language.ts'

export const success = z.object({ success: z.literal(true) })

/** { success: true, data } */
export const envelope = <T extends z.ZodType>(data: T) => success.extend({ data })

/** What every refused or failed call answers: what programs go by, a sentence for the user, and the facts of the code. */
export const refusal = <C extends z.ZodType>(code: C) =>
  z.object({
    success: z.literal(false),
    code,
    error: z.string().meta({ description: 'a sentence in the language of the reader' }),
    said: eachLanguage.optional().meta({ description: 'the same sentence in each language' }),
    details: z.unknown().optional().meta({ description: 'the facts of the code' }),
  })

export const pagination = z
  .object({
    currentPage: z.int().min(1),
    lastPage: z.int().min(1),
    perPage: z.int().min(1),
    total: z.int().min(0),
    capped: z.boolean().optional().meta({ description: 'true where a search found more: counting stopped at total' }),
  })
  .meta({ id: 'Pagination' })

export const pageNumber = z.coerce.number().int().min(1).max(1_000_000)
