// The form side of Generate Commercial Invoice.
import { Checkbox, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { texts } from '#texts/invoice.ts'
import { Notice } from '../../ui/notice.tsx'
import { BrokerChoice } from './broker-choice.tsx'
import { ConfirmCodes } from './confirm-codes.tsx'
import { FcFields } from './fc-fields.tsx'
import { allConfirmed, codeKey, fcProblem, type InvoiceDraft } from './invoice-draft.ts'
import css from './invoice-modal.module.css'
import type { LineDraft } from './line-draft.ts'
import { LtlChoice } from './ltl-choice.tsx'
import { ManualLines } from './manual-lines.tsx'
import type { UnconfirmedCode } from './use-generate.ts'

type Props = {
  readonly draft: InvoiceDraft
  readonly onChange: (changed: Partial<InvoiceDraft>) => void
  readonly line: LineDraft | undefined
  readonly onLine: (line: LineDraft | undefined) => void
  readonly codes: readonly UnconfirmedCode[]
  readonly isFallbackRate: boolean
  readonly passwordProblem: string | undefined
}

export function InvoiceForm({ draft, onChange, line, onLine, codes, isFallbackRate, passwordProblem }: Props) {
  return (
    <>
      <LtlChoice value={draft.ltlType} onChange={(ltlType) => onChange({ ltlType })} />
      {draft.ltlType === 'direct_amazon' && (
        <FcFields value={draft.fc} onChange={(fc) => onChange({ fc })} problem={fcProblem(draft)} />
      )}
      <BrokerChoice value={draft.brokerType} onChange={(brokerType) => onChange({ brokerType })} />
      <ManualLines lines={draft.lines} onChange={(lines) => onChange({ lines })} open={line} onOpen={onLine} />
      <ConfirmCodes
        codes={codes}
        confirmed={allConfirmed(draft, codes)}
        onChange={(confirmed) => onChange({ confirmed: confirmed ? codes.map(codeKey) : [] })}
      />
      {isFallbackRate && (
        <Notice tone="warn" title={texts.fallbackRate}>
          <Checkbox
            label={texts.acceptFallbackRate}
            checked={draft.acceptsFallback}
            onChange={(event) => onChange({ acceptsFallback: event.currentTarget.checked })}
          />
        </Notice>
      )}
      <PasswordInput
        className={css.password}
        label={texts.password}
        description={texts.passwordHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        maxLength={200}
        value={draft.password}
        error={passwordProblem}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
      />
    </>
  )
}
