// All fields of the business information, the agreement last. The button says what is still to do.
import { Button, Checkbox } from '@mantine/core'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { texts as en } from '#texts/en/business-info.ts'
import { texts as keptEn } from '#texts/en/kept-text.ts'
import { failureText } from '../../api/failures.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './business-info-fields.module.css'
import { BusinessInfoFields } from './business-info-fields.tsx'
import { fieldLabel, fieldTexts } from './form-texts.ts'
import { ImporterFields } from './importer-fields.tsx'
import { type BusinessForm, type BusinessFormProps, FORM_ID, useBusinessForm } from './use-business-form.ts'

export function BusinessInfoForm(props: BusinessFormProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const form = useBusinessForm(props)
  if (form.isStale)
    return (
      <ChangedMeanwhile
        base={fieldTexts(language, form.opened.value)}
        mine={fieldTexts(language, form.values)}
        theirs={fieldTexts(language, props.saved.value)}
        labelOf={(field) => fieldLabel(language, field)}
        onSettle={form.settle}
        onClose={form.save.reset}
      />
    )
  if (form.leaving)
    return (
      <Confirm
        title={texts.discardTitle}
        action={texts.discard}
        onConfirm={form.giveUp}
        onCancel={() => form.setLeaving(false)}
      >
        {texts.discardText}
      </Confirm>
    )
  return (
    <Dialog title={texts.title} onClose={form.leave} footer={<Footer form={form} />} width={680}>
      <form id={FORM_ID} onSubmit={form.submit} noValidate>
        <Said form={form} />
        <Fields form={form} />
      </form>
    </Dialog>
  )
}

type Part = { readonly form: BusinessForm }

function Footer({ form: { opened, leave, save, values, isAgreementForClient } }: Part) {
  const texts = useTexts(en)
  const maySave = values.agreementSigned || isAgreementForClient
  return (
    <>
      {opened.version === null && <Button onClick={leave}>{texts.skipForNow}</Button>}
      <ActionButton
        variant="filled"
        type="submit"
        form={FORM_ID}
        loading={save.isPending}
        disabledReason={maySave ? undefined : texts.signFirst}
      >
        {maySave ? texts.save : texts.signToContinue}
      </ActionButton>
    </>
  )
}

/** Why it was not saved; that what stands here was typed before. */
function Said({ form: { save, isReturned, startFromSaved } }: Part) {
  const texts = useTexts(en)
  const keptTexts = useTexts(keptEn)
  return (
    <>
      {save.isError && (
        <Notice tone="bad" role="alert">
          {failureText(save.error, texts.saveFailed, texts.saveFailedRetry)}
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
    </>
  )
}

function Fields({ form: { values, setValues, errors, startsOpen, isAgreementForClient } }: Part) {
  const texts = useTexts(en)
  return (
    <>
      <BusinessInfoFields values={values} errors={errors} onChange={setValues} />
      <details className={classes.more} open={startsOpen}>
        <summary>{texts.more}</summary>
        <ImporterFields
          values={values.importer}
          errors={errors}
          onChange={(importer) => setValues({ ...values, importer })}
        />
      </details>
      <Checkbox
        label={texts.agreement}
        checked={values.agreementSigned}
        onChange={(event) => setValues({ ...values, agreementSigned: event.currentTarget.checked })}
        error={errors.agreementSigned}
        disabled={isAgreementForClient}
        description={isAgreementForClient ? texts.onlyClientAgrees : undefined}
      />
    </>
  )
}
