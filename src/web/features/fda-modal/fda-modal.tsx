// Generate FDA Worksheets: which products need one and why, the fields to look over, the password.
import { Button, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useState } from 'react'
import { texts } from '#texts/fda.ts'
import { failureText } from '../../api/failures.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import css from './fda-modal.module.css'
import { type MadeWorksheets, useWorksheets } from './use-worksheets.ts'
import { WorksheetFields } from './worksheet-fields.tsx'

type Props = {
  readonly shipmentId: string
  readonly reference: string
  readonly onMade: (made: MadeWorksheets) => void
  readonly onClose: () => void
}

export function FdaModal({ shipmentId, reference, onMade, onClose }: Props) {
  const run = useWorksheets(shipmentId, onMade)
  const [password, setPassword] = useState('')
  const [asks, setAsks] = useState(false)
  const { list } = run
  const worksheets = list.data?.data.worksheets ?? []
  const isEmpty = list.data !== undefined && worksheets.length === 0
  const blocked = blockedBecause(list.data !== undefined, isEmpty, password)
  const submit = () => {
    if (!blocked && !run.isRunning && !asks) run.generate(password)
  }
  useSubmitKey(submit)
  const close = () => (password !== '' || Object.keys(run.edits).length > 0 ? setAsks(true) : onClose())
  const footer = (
    <span className={css.footer}>
      <span className="xs dim" aria-hidden="true">
        {blocked}
      </span>
      <Button onClick={close}>{texts.cancel}</Button>
      <ActionButton
        variant="filled"
        onClick={submit}
        loading={run.isRunning}
        disabledReason={blocked}
        reasonShownElsewhere
      >
        {texts.generate}
      </ActionButton>
    </span>
  )
  return (
    <>
      <Dialog title={texts.generate} subtitle={reference} onClose={close} footer={footer} width={960}>
        <div className={css.body}>
          {run.failure && (
            <AlertPanel kind="failure" onClose={run.forget}>
              {run.failure}
            </AlertPanel>
          )}
          {list.isPending && <Loading sentence={texts.loading} rows={3} widths={[240, 120]} />}
          {list.error && (
            <ErrorNotice
              inline
              title={failureText(list.error, { noConnection: texts.noConnection, other: texts.loadFailed })}
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            />
          )}
          {isEmpty && <EmptyState icon="check" title={texts.noneNeeded} text={texts.noneHint} />}
          {worksheets.length > 0 && (
            <p className="sm dim">
              {texts.worksheetsNeeded(worksheets.length)}. {texts.editHint}
            </p>
          )}
          {worksheets.map((worksheet) => (
            <WorksheetFields
              key={worksheet.key}
              worksheet={worksheet}
              edits={run.edits[worksheet.key] ?? {}}
              onEdit={(field, value) => run.edit(worksheet.key, field, value)}
            />
          ))}
          {worksheets.length > 0 && (
            <>
              <p className="xs faint">{list.data?.data.note}</p>
              <PasswordInput
                className={css.password}
                label={texts.password}
                description={texts.passwordHint}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                autoComplete="off"
                maxLength={200}
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            </>
          )}
        </div>
      </Dialog>
      {asks && (
        <Confirm title={texts.loseTitle} action={texts.loseAction} onConfirm={onClose} onCancel={() => setAsks(false)}>
          {texts.loseText}
        </Confirm>
      )}
    </>
  )
}

function blockedBecause(isLoaded: boolean, isEmpty: boolean, password: string): string | undefined {
  if (!isLoaded) return texts.loading
  if (isEmpty) return texts.noneNeeded
  return password === '' ? texts.needPassword : undefined
}
