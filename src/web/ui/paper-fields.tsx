// The fields of an invoice form, whether of one shipment or of several: how it travels, broker, terms, what to confirm, the password.
import { Checkbox } from '@mantine/core'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ReactNode } from 'react'
import type { LtlType } from '#domain/invoice/ltl.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { BrokerChoice } from './broker-choice.tsx'
import { ConfirmCodes, type UnconfirmedCode } from './confirm-codes.tsx'
import { allConfirmed, codeKey } from './confirmed-codes.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { DocumentPassword } from './document-password.tsx'
import { FcFields, type FoundCentres } from './fc-fields.tsx'
import { LtlChoice } from './ltl-choice.tsx'
import { Notice } from './notice.tsx'
import { fcProblem, type PaperDraft } from './paper-draft.ts'

type Props = {
  readonly draft: PaperDraft
  readonly onChange: (changed: Partial<PaperDraft>) => void
  readonly ways: readonly LtlType[]
  /** What the list of fulfilment centres has for the code typed so far. */
  readonly found: FoundCentres
  readonly codes: readonly UnconfirmedCode[]
  readonly isFallbackRate: boolean
  readonly passwordProblem: string | undefined
  /** What stands between the terms and what to confirm. */
  readonly children?: ReactNode
}

export function PaperFields({ draft, onChange, ways, found, codes, isFallbackRate, passwordProblem, children }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <>
      <LtlChoice value={draft.ltlType} ways={ways} onChange={(ltlType) => onChange({ ltlType })} />
      {draft.ltlType === 'direct_amazon' && (
        <FcFields
          value={draft.fc}
          onChange={(fc) => onChange({ fc })}
          problem={fcProblem(language, draft)}
          found={found}
        />
      )}
      <BrokerChoice value={draft.brokerType} onChange={(brokerType) => onChange({ brokerType })} />
      {children}
      <DeliveryFields value={draft.delivery} onChange={(delivery) => onChange({ delivery })} />
      <ConfirmCodes
        codes={codes}
        confirmed={allConfirmed(draft.confirmed, codes)}
        onChange={(confirmed) => onChange({ confirmed: confirmed ? codes.map(codeKey) : [] })}
      />
      {isFallbackRate && (
        <Notice tone="warn" title={texts.fallbackRate}>
          <Checkbox
            id="paper-acceptFallbackRate"
            label={texts.acceptFallbackRate}
            checked={draft.acceptsFallback}
            onChange={(event) => onChange({ acceptsFallback: event.currentTarget.checked })}
          />
        </Notice>
      )}
      <DocumentPassword
        value={draft.password}
        problem={passwordProblem}
        onChange={(password) => onChange({ password })}
      />
    </>
  )
}
