// All fields of the business information, the agreement last. The button says what is still to do.
import { Button, Checkbox } from '@mantine/core'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { type FormEvent, useState } from 'react'
import { saveBusinessInfo } from '#contract/client-data.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { texts as keptEn } from '#texts/en/kept-text.ts'
import { failureText, isRefusal } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { type Saved, useSharedForm } from '../../api/use-shared-form.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './business-info-fields.module.css'
import { BusinessInfoFields } from './business-info-fields.tsx'
import { bodyFrom, type FormValues, formErrors, formValues, hasErrors } from './form-rules.ts'
import { fieldLabel, fieldTexts, formWith } from './form-texts.ts'
import { ImporterFields } from './importer-fields.tsx'
import { isBlankImporter } from './importer-rules.ts'

type Props = {
  /** As it is saved by now, with its version; without one nothing is saved yet, and the person may put it off. */
  readonly saved: Saved<FormValues>
  /** Somebody else saved since: reads it again. */
  readonly onStale: () => void
  readonly onSaved: () => void
  readonly onClose: () => void
}

const FORM_ID = 'business-info'

export function BusinessInfoForm({ saved, onStale, onSaved, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const keptTexts = useTexts(keptEn)
  const form = useSharedForm('business-info', formValues, saved)
  const { value: values, set: setValues, opened, isReturned, forget } = form
  const [showErrors, setShowErrors] = useState(false)
  const [startsOpen] = useState(() => !isBlankImporter(values.importer))
  const [leaving, setLeaving] = useState(false)
  const save = useSend(saveBusinessInfo, { countsAsSave: true })
  const errors = formErrors(language, values)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    if (!send(values, opened.version)) focusFirst(errors)
  }
  /** False where something is to be put right first. */
  const send = (next: FormValues, version: string | null): boolean => {
    const body = bodyFrom(language, next)
    if (!body) return false
    const onError = (error: Error) => isRefusal(error, 'changed-meanwhile') && onStale()
    save.mutate({ body: { ...body, version } }, { onSuccess: finish, onError })
    return true
  }
  const settle = (fromSaved: readonly string[]) => {
    const next = formWith(values, saved.value, fromSaved)
    form.standOn(saved, next)
    if (!send(next, saved.version)) save.reset()
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
    form.standOn(saved, saved.value)
    forget()
  }
  const leave = () => (values === opened.value ? onClose() : setLeaving(true))
  if (isRefusal(save.error, 'changed-meanwhile') && saved.version !== opened.version)
    return (
      <ChangedMeanwhile
        base={fieldTexts(language, opened.value)}
        mine={fieldTexts(language, values)}
        theirs={fieldTexts(language, saved.value)}
        labelOf={(field) => fieldLabel(language, field)}
        onSettle={settle}
        onClose={save.reset}
      />
    )
  if (leaving)
    return (
      <Confirm title={texts.discardTitle} action={texts.discard} onConfirm={giveUp} onCancel={() => setLeaving(false)}>
        {texts.discardText}
      </Confirm>
    )
  const footer = (
    <>
      {opened.version === null && <Button onClick={leave}>{texts.skipForNow}</Button>}
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
