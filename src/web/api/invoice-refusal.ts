// What an invoice call asks for before it makes the paper: codes to confirm, or the fallback rate to accept.
import { z } from 'zod'
import type { preflightCheck } from '#contract/preflight-check.ts'
import { factsOf } from './failure-facts.ts'

const proposal = z.object({ name: z.string(), code: z.string(), title: z.string(), confidence: z.string() })

type Check = z.output<typeof preflightCheck>
type Unconfirmed = {
  readonly id: string
  readonly description: string
  readonly htsCode: string
  readonly htsDescription: string | null
  /** Percent. */
  readonly confidence: number | null
  /** Of its shipment, where several are invoiced together. */
  readonly reference?: string | undefined
}

const NONE: readonly Check[] = []
/** What the next call settles by saying so. */
const QUESTIONS = ['code-unconfirmed', 'fallback-rate']

export function invoiceRefusal(error: unknown) {
  const checks = factsOf(error, 'paper-stopped')?.checks ?? NONE
  return {
    /** Codes the server wants confirmed, beyond those the form knew of. */
    unconfirmed: checks.flatMap(unconfirmedCode),
    asksForFallback: checks.some(({ id }) => id === 'fallback-rate'),
    /** Whether nothing but such questions stands in the way. */
    isQuestion: checks.length > 0 && checks.every(({ id }) => QUESTIONS.includes(id)),
  }
}

function unconfirmedCode({ id, item, facts, shipment }: Check): readonly Unconfirmed[] {
  const { data } = proposal.safeParse(facts)
  if (id !== 'code-unconfirmed' || item === undefined || !data) return []
  return [
    {
      id: item,
      description: data.name,
      htsCode: data.code,
      htsDescription: data.title || null,
      confidence: data.confidence === '' ? null : Number(data.confidence),
      reference: shipment?.reference,
    },
  ]
}
