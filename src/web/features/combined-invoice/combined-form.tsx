// The fields of a combined invoice.
import { Checkbox, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { texts } from '#texts/invoice.ts'
import { useFulfilmentCentres } from '../../api/fulfilment-centres.ts'
import { BrokerChoice } from '../../ui/broker-choice.tsx'
import { ConfirmCodes, type UnconfirmedCode } from '../../ui/confirm-codes.tsx'
import { allConfirmed, codeKey } from '../../ui/confirmed-codes.ts'
import { FcFields } from '../../ui/fc-fields.tsx'
import { LtlChoice } from '../../ui/ltl-choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type CombinedDraft, fcProblem } from './combined-draft.ts'
import css from './combined-invoice.module.css'

/** Source: specification part 1, section 5. */
const WAYS = ['pattern_middle_mile', 'direct_amazon'] as const

type Props = {
  readonly draft: CombinedDraft
  readonly onChange: (changed: Partial<CombinedDraft>) => void
  readonly codes: readonly UnconfirmedCode[]
  readonly isFallbackRate: boolean
  readonly passwordProblem: string | undefined
}

export function CombinedForm({ draft, onChange, codes, isFallbackRate, passwordProblem }: Props) {
  const found = useFulfilmentCentres(draft.fc.fcId)
  return (
    <>
      <LtlChoice value={draft.ltlType} ways={WAYS} onChange={(ltlType) => onChange({ ltlType })} />
      {draft.ltlType === 'direct_amazon' && (
        <FcFields value={draft.fc} onChange={(fc) => onChange({ fc })} problem={fcProblem(draft)} found={found} />
      )}
      <BrokerChoice value={draft.brokerType} onChange={(brokerType) => onChange({ brokerType })} />
      <ConfirmCodes
        codes={codes}
        confirmed={allConfirmed(draft.confirmed, codes)}
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
