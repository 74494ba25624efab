// The optional section of the business information form: importer of record, contact, MID.
import { Button, TextInput } from '@mantine/core'
import { isMasked } from '#domain/importer-number.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { useTexts } from '../../language/page-language.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Term } from '../../ui/term.tsx'
import classes from './business-info-fields.module.css'
import { type FormErrors, importerFieldName } from './form-rules.ts'
import type { ImporterField, ImporterValues } from './importer-rules.ts'
import { PlaceNotice } from './place-notice.tsx'

type Props = {
  readonly values: ImporterValues
  readonly errors: FormErrors
  readonly onChange: (values: ImporterValues) => void
}

export function ImporterFields(props: Props) {
  const texts = useTexts(en)
  if (props.values.kept.isLocked)
    return (
      <fieldset className={classes.section}>
        <legend>{texts.importerTitle}</legend>
        <Notice tone="bad">{texts.importerLocked}</Notice>
      </fieldset>
    )
  return (
    <>
      <fieldset className={classes.section}>
        <legend>{texts.importerTitle}</legend>
        <p className="sm dim">{texts.importerHint}</p>
        <div className={classes.fields}>
          <Field {...props} name="name" label={texts.importerName} max={200} />
          <NumberField {...props} />
          <CountrySelect
            id={`business-info-${importerFieldName('country')}`}
            label={texts.importerCountry}
            value={props.values.country}
            onChange={(country) => props.onChange({ ...props.values, country })}
            error={props.errors['importer-country']}
          />
          <Field {...props} name="addressLine1" label={texts.importerAddressLine1} max={300} />
          <Field {...props} name="addressLine2" label={texts.importerAddressLine2} max={300} />
          <Field {...props} name="city" label={texts.importerCity} max={120} />
          <Field {...props} name="state" label={texts.importerState} max={120} />
          <Field {...props} name="postalCode" label={texts.importerPostalCode} max={20} />
        </div>
        <PlaceNotice
          values={props.values}
          isSaving={'importer-postalCode' in props.errors}
          onKeep={(placeKept) => props.onChange({ ...props.values, placeKept })}
          onCountry={(country) => props.onChange({ ...props.values, country })}
        />
      </fieldset>
      <fieldset className={classes.section}>
        <legend>{texts.contactTitle}</legend>
        <p className="sm dim">
          {texts.contactHint} <Term of="mid" />
        </p>
        <div className={classes.fields}>
          <Field {...props} name="contactName" label={texts.contactName} max={200} />
          <Field {...props} name="contactTitle" label={texts.contactPosition} max={200} />
          <Field {...props} name="contactEmail" label={texts.contactEmail} max={254} />
          <Field {...props} name="defaultMid" label={texts.defaultMid} hint={texts.defaultMidHint} max={40} />
        </div>
      </fieldset>
    </>
  )
}

type FieldProps = Props & {
  readonly name: Exclude<ImporterField, 'country'>
  readonly label: string
  readonly hint?: string
  readonly max: number
}

function Field({ values, errors, onChange, name, label, hint, max }: FieldProps) {
  const texts = useTexts(en)
  return (
    <TextInput
      id={`business-info-${importerFieldName(name)}`}
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={texts.optional}
      autoComplete="off"
      maxLength={max}
      value={values[name]}
      onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
      error={errors[importerFieldName(name)]}
    />
  )
}

/** The number that is kept is shown masked and never sent to the browser in full: it is replaced, not edited. */
function NumberField(props: Props) {
  const texts = useTexts(en)
  const { values, onChange } = props
  if (isMasked(values.number))
    return (
      <div>
        <span className={classes.label}>{texts.importerNumber}</span>
        <p className={classes.masked}>
          <span className="mono">{values.number}</span>
          <Button
            size="xs"
            aria-label={texts.replaceNumberLabel}
            onClick={() => {
              onChange({ ...values, number: '' })
              requestAnimationFrame(() => document.getElementById(NUMBER_ID)?.focus())
            }}
          >
            {texts.replaceNumber}
          </Button>
        </p>
      </div>
    )
  return (
    <div>
      <Field {...props} name="number" label={texts.importerNumber} hint={texts.importerNumberHint} max={40} />
      {values.kept.number && (
        <Button size="xs" variant="subtle" onClick={() => onChange({ ...values, number: values.kept.number })}>
          {texts.keepNumber(values.kept.number)}
        </Button>
      )}
    </div>
  )
}

const NUMBER_ID = `business-info-${importerFieldName('number')}`
