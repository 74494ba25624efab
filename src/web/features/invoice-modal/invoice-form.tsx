// The form side of Generate Commercial Invoice.
import { LTL_TYPES } from '#contract/invoice-fields.ts'
import { useFulfilmentCentres } from '../../api/fulfilment-centres.ts'
import type { UnconfirmedCode } from '../../ui/confirm-codes.tsx'
import { PaperFields } from '../../ui/paper-fields.tsx'
import type { InvoiceDraft } from './invoice-draft.ts'
import type { LineProblem } from './line-problem.ts'
import { ManualLines } from './manual-lines.tsx'

type Props = {
  readonly draft: InvoiceDraft
  readonly onChange: (changed: Partial<InvoiceDraft>) => void
  readonly codes: readonly UnconfirmedCode[]
  readonly isFallbackRate: boolean
  readonly passwordProblem: string | undefined
  /** What a refusal of the paper said of the open line. */
  readonly refusedLine: LineProblem | undefined
}

export function InvoiceForm({ draft, onChange, refusedLine, ...shown }: Props) {
  const found = useFulfilmentCentres(draft.fc.fcId)
  return (
    <PaperFields ways={LTL_TYPES} {...{ draft, onChange, found, ...shown }}>
      <ManualLines
        lines={draft.lines}
        onChange={(lines) => onChange({ lines })}
        onKeep={(lines) => onChange({ lines, open: null })}
        open={draft.open}
        onOpen={(open) => onChange({ open })}
        refused={refusedLine}
      />
    </PaperFields>
  )
}
