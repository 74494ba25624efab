// What the panel of a duty shows. While a changed fact is worked out, the last receipt stays with all it was worked out from.
import { useState } from 'react'
import type { CusmaFormStatus } from '#domain/cusma/form-status.ts'
import type { DutyAnswer } from './duty-request.ts'
import type { DutyState } from './duty-state.ts'

/** An answer with the facts that belong to it; the paper names them beside its figures. */
type ReceiptFacts = {
  readonly answer: DutyAnswer
  readonly item: string
  readonly quantity: number
  readonly priceCad: number | null
  readonly certificate: CusmaFormStatus | null
}

/** `isWorkedOutAgain`: what is shown is of before a change or before another try. */
export type ShownDuty =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly isWorkedOutAgain: boolean }
  | { readonly kind: 'receipt'; readonly facts: ReceiptFacts; readonly isWorkedOutAgain: boolean }

type Given = Omit<ReceiptFacts, 'answer'> & { readonly duty: DutyState }

/** A receipt is forgotten where a fact is taken away or the calculation fails: it would look like the duty of now. */
export function useShownDuty({ duty, item, quantity, priceCad, certificate }: Given): ShownDuty {
  const [last, setLast] = useState<ShownDuty>({ kind: 'loading' })
  const now = settled(duty, { item, quantity, priceCad, certificate })
  if (now) {
    if (!isSame(now, last)) setLast(now)
    return now
  }
  return 'isWorkedOutAgain' in last ? { ...last, isWorkedOutAgain: true } : { kind: 'loading' }
}

function settled(duty: DutyState, facts: Omit<ReceiptFacts, 'answer'>): ShownDuty | undefined {
  if (duty.kind === 'loading') return undefined
  if (duty.kind === 'waiting') return { kind: 'waiting' }
  if (duty.kind === 'failed') return { ...duty, isWorkedOutAgain: false }
  return { kind: 'receipt', facts: { answer: duty.answer, ...facts }, isWorkedOutAgain: false }
}

/** The same answer to the same facts: answers are kept, so that the same one is the same object. */
function isSame(one: ShownDuty, other: ShownDuty): boolean {
  if (one.kind === 'receipt' && other.kind === 'receipt') {
    const [a, b] = [one.facts, other.facts]
    return (
      a.answer === b.answer &&
      a.item === b.item &&
      a.quantity === b.quantity &&
      a.priceCad === b.priceCad &&
      a.certificate === b.certificate
    )
  }
  if (one.kind === 'failed' && other.kind === 'failed') return one.message === other.message
  return one.kind === other.kind
}
