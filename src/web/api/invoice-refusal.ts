// What an invoice call asks for before it makes the paper: codes to confirm, or the fallback rate to accept.
import { z } from 'zod'
import { ApiFailure } from './failures.ts'

const unconfirmedDetails = z.object({
  kind: z.literal('unconfirmed'),
  items: z.array(
    z.object({
      id: z.string(),
      description: z.string(),
      htsCode: z.string(),
      htsDescription: z.string().nullable(),
      confidence: z.number().nullable(),
      reference: z.string().optional(),
    }),
  ),
})
const fallbackDetails = z.object({ kind: z.literal('fallback-rate') })

type Unconfirmed = z.output<typeof unconfirmedDetails>['items'][number]

const NONE: readonly Unconfirmed[] = []

export function invoiceRefusal(error: unknown) {
  const details = error instanceof ApiFailure ? error.details : undefined
  const unconfirmed = unconfirmedDetails.safeParse(details)
  return {
    /** Codes the server wants confirmed, beyond those the form knew of. */
    unconfirmed: unconfirmed.success ? unconfirmed.data.items : NONE,
    asksForFallback: fallbackDetails.safeParse(details).success,
  }
}
