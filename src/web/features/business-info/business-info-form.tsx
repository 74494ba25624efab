// All fields of the business information, the agreement last. The button says what is still to do.
import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { type FormEvent, useState } from 'react'
import { saveBusinessInfo } from '#contract/client-data.ts'
import { texts } from '#texts/business-info.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BusinessInfoFields } from './business-info-fields.tsx'
import { bodyFrom, type FormValues, formErrors, hasErrors } from './form-rules.ts'

type Props = {
  readonly initial: FormValues
  /** Nothing is saved yet: the person may put it off. */
  readonly canSkip: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}

const FORM_ID = 'business-info'

export function BusinessInfoForm({ initial, canSkip, onSaved, onClose }: Props) {
  const [values, setValues] = useState(initial)
  const [showErrors, setShowErrors] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const save = useSend(saveBusinessInfo, { countsAsSave: true })
  const errors = formErrors(values)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    const body = bodyFrom(values)
    if (body) save.mutate({ body }, { onSuccess: onSaved })
    else focusFirst(errors)
  }
  const leave = () => (values === initial ? onClose() : setLeaving(true))
  if (leaving)
    return (
      <Confirm title={texts.discardTitle} action={texts.discard} onConfirm={onClose} onCancel={() => setLeaving(false)}>
        {texts.discardText}
      </Confirm>
    )
  const footer = (
    <>
      {canSkip && <Button onClick={onClose}>{texts.skipForNow}</Button>}
      <ActionButton
        variant="filled"
        type="submit"
        form={FORM_ID}
        loading={save.isPending}
        disabledReason={values.agreementSigned ? undefined : texts.signFirst}
      >
        {values.agreementSigned ? texts.save : texts.signToContinue}
      </ActionButton>
    </>
  )
  return (
    <Dialog title={texts.title} onClose={leave} footer={footer} width={680}>
      <form id={FORM_ID} onSubmit={submit} noValidate>
        {save.isError && (
          <Notice tone="bad" role="alert">
            {failureText(save.error, { noConnection: texts.saveFailedRetry, other: texts.saveFailed })}
          </Notice>
        )}
        <BusinessInfoFields values={values} errors={showErrors ? errors : {}} onChange={setValues} />
        <Checkbox
          label={texts.agreement}
          checked={values.agreementSigned}
          onChange={(event) => setValues({ ...values, agreementSigned: event.currentTarget.checked })}
          error={showErrors && errors.agreementSigned}
        />
      </form>
    </Dialog>
  )
}

/** Fields carry their name as id. */
function focusFirst(errors: ReturnType<typeof formErrors>): void {
  if (!hasErrors(errors)) return
  const first = Object.entries(errors).find(([, error]) => error !== undefined)?.[0]
  if (first) document.getElementById(`${FORM_ID}-${first}`)?.focus()
}
