// The written mandate of a client, for staff: who certifies under it, recorded and withdrawn. Without one only the client signs.
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { getMandate, saveMandate } from '#contract/mandates.ts'
import { parseDate } from '#domain/calendar.ts'
import { texts as answers } from '#texts/en/mandate.ts'
import { texts } from '#texts/en/staff-mandate.ts'
import { failureOf, failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { writtenDay } from '../../ui/when-text.ts'
import css from './mandate-panel.module.css'

type Mandate = NonNullable<AnswerOf<typeof getMandate>['data']>
const FIELDS = ['holderName', 'holderTitle', 'givenBy', 'givenOn', 'reference'] as const
type Draft = Readonly<Record<(typeof FIELDS)[number], string>>
const EMPTY: Draft = { holderName: '', holderTitle: '', givenBy: '', givenOn: '', reference: '' }

export function MandatePanel({ clientId }: { readonly clientId: string }) {
  const params = { clientId }
  const mandate = useEndpoint(getMandate, { params })
  const outdate = useOutdate()
  const save = useSend(saveMandate)
  const send = (given: Draft | null, done: () => void = () => undefined) =>
    save.mutate(
      { params, body: { mandate: given } },
      {
        onSuccess: () => {
          outdate(getMandate)
          done()
        },
      },
    )
  const found = mandate.data?.data
  return (
    <Card title={texts.title} label={texts.title}>
      {mandate.isError && (
        <ErrorNotice
          inline
          title={failureText(mandate.error, answers.loadFailed)}
          onRetry={() => void mandate.refetch()}
        />
      )}
      <FailureAlert text={failureOf(save.error, answers.notSaved)} onClose={save.reset} />
      {found && <Recorded mandate={found} isBusy={save.isPending} onWithdraw={() => send(null)} />}
      {found === null && <RecordForm isBusy={save.isPending} onRecord={send} />}
    </Card>
  )
}

type RecordedProps = { readonly mandate: Mandate; readonly isBusy: boolean; readonly onWithdraw: () => void }

function Recorded({ mandate, isBusy, onWithdraw }: RecordedProps) {
  return (
    <div className={css.row}>
      <p className="sm">
        {texts.recorded(
          `${mandate.holderName}, ${mandate.holderTitle}`,
          mandate.givenBy,
          writtenDay('en', mandate.givenOn),
          mandate.reference,
        )}{' '}
        <span className="faint">{texts.recordedBy(mandate.recordedBy)}</span>
      </p>
      <Button size="xs" loading={isBusy} onClick={onWithdraw}>
        {texts.withdraw}
      </Button>
    </div>
  )
}

type FormProps = { readonly isBusy: boolean; readonly onRecord: (given: Draft, done: () => void) => void }

function RecordForm({ isBusy, onRecord }: FormProps) {
  const [draft, setDraft] = useState(EMPTY)
  const isWhole = FIELDS.every((field) => draft[field].trim() !== '') && parseDate(draft.givenOn)
  return (
    <>
      <p className="sm dim">{texts.none}</p>
      <details>
        <summary>{texts.open}</summary>
        <div className={css.fields}>
          {FIELDS.map((field) => {
            const shared = { label: texts.fields[field], value: draft[field] }
            const set = (text: string) => setDraft({ ...draft, [field]: text })
            return field === 'givenOn' ? (
              <DateField key={field} {...shared} onChange={set} />
            ) : (
              <TextInput key={field} {...shared} maxLength={200} onChange={(event) => set(event.currentTarget.value)} />
            )
          })}
        </div>
        <ActionButton
          loading={isBusy}
          disabledReason={isWhole ? undefined : texts.fillAll}
          onClick={() => onRecord(draft, () => setDraft(EMPTY))}
        >
          {texts.record}
        </ActionButton>
      </details>
    </>
  )
}
