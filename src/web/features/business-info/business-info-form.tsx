// All fields of the business information, the agreement last. The button says what is still to do.
import { Button, Checkbox } from '@mantine/core'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { type FormEvent, useState } from 'react'
import { saveBusinessInfo } from '#contract/client-data.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { texts as keptEn } from '#texts/en/kept-text.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './business-info-fields.module.css'
import { BusinessInfoFields } from './business-info-fields.tsx'
import { bodyFrom, type FormValues, formErrors, formValues, hasErrors } from './form-rules.ts'
import { ImporterFields } from './importer-fields.tsx'
import { isBlankImporter } from './importer-rules.ts'

type Props = {
  readonly initial: FormValues
  /** Nothing is saved yet: the person may put it off. */
  readonly canSkip: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}

const FORM_ID = 'business-info'

export function BusinessInfoForm({ initial, canSkip, onSaved, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const keptTexts = useTexts(keptEn)
  const { value: values, set: setValues, isReturned, forget } = useKeptState('business-info', formValues, initial)
  const [showErrors, setShowErrors] = useState(false)
  const [startsOpen] = useState(() => !isBlankImporter(values.importer))
  const [leaving, setLeaving] = useState(false)
  const save = useSend(saveBusinessInfo, { countsAsSave: true })
  const errors = formErrors(language, values)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    const body = bodyFrom(language, values)
    if (body) save.mutate({ body }, { onSuccess: finish })
    else focusFirst(errors)
  }
  const finish = () => {
    forget()
    onSaved()
  }
  const giveUp = () => {
    forget()
    onClose()
  }
  const startFromSaved = () => {
    setValues(initial)
    forget()
  }
  const leave = () => (values === initial ? onClose() : setLeaving(true))
  if (leaving)
    return (
      <Confirm title={texts.discardTitle} action={texts.discard} onConfirm={giveUp} onCancel={() => setLeaving(false)}>
        {texts.discardText}
      </Confirm>
    )
  const footer = (
    <>
      {canSkip && <Button onClick={leave}>{texts.skipForNow}</Button>}
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
        {isReturned && (
          <Notice
            tone="warn"
            role="status"
            title={keptTexts.returnedTitle}
            actions={
              <Button size="xs" onClick={startFromSaved}>
                {keptTexts.startFromSaved}
              </Button>
            }
          >
            {keptTexts.formBack}
          </Notice>
        )}
        <BusinessInfoFields values={values} errors={showErrors ? errors : {}} onChange={setValues} />
        <details className={classes.more} open={startsOpen}>
          <summary>{texts.more}</summary>
          <ImporterFields
            values={values.importer}
            errors={showErrors ? errors : {}}
            onChange={(importer) => setValues({ ...values, importer })}
          />
        </details>
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
  const field = first ? document.getElementById(`${FORM_ID}-${first}`) : null
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
