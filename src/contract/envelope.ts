// The wrapping of answers: { success: true, ... } or { success: false, error }.
import { z } from 'zod'

export const success = z.object({ success: z.literal(true) })

/** { success: true, data } */
export const envelope = <T extends z.ZodType>(data: T) => success.extend({ data })

/** What every refused or failed call answers. `error` is a sentence for the user. */
export const failureAnswer = z
  .object({ success: z.literal(false), error: z.string(), details: z.unknown().optional() })
  .meta({ id: 'Failure' })

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
