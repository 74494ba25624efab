// The fields of the business information form.
import { Button, Radio, TextInput } from '@mantine/core'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { BUSINESS_TYPES } from '#contract/client-data.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { CountrySelect } from '../../ui/country-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './business-info-fields.module.css'
import {
  asksAboutNumber,
  FORM_COUNTRIES,
  type FormErrors,
  type FormValues,
  keepBusinessNumber,
  withBusinessType,
} from './form-rules.ts'
import { PlaceNotice } from './place-notice.tsx'

type Props = {
  readonly values: FormValues
  readonly errors: FormErrors
  readonly onChange: (values: FormValues) => void
}

type TextName = 'legalName' | 'phone' | 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode'

export function BusinessInfoFields({ values, errors, onChange }: Props) {
  const texts = useTexts(en)
  const field = (name: TextName, label: string, autoComplete: string, isOptional = false) => (
    <TextInput
      id={`business-info-${name}`}
      label={label}
      placeholder={isOptional ? texts.optional : undefined}
      autoComplete={autoComplete}
      required={!isOptional}
      withAsterisk={false}
      value={values[name]}
      onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
      error={errors[name]}
    />
  )
  return (
    <>
      <p className={`sm dim ${classes.hint}`}>{texts.requiredHint}</p>
      <div className={classes.fields}>
        {field('legalName', texts.legalName, 'organization')}
        {field('phone', texts.phone, 'tel')}
        <BusinessTypeField values={values} errors={errors} onChange={onChange} />
        <TextInput
          id="business-info-businessNumber"
          label={texts.businessNumber}
          description={texts.businessNumberHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={values.businessType === 'canadian_corporation' ? undefined : texts.optional}
          inputMode="numeric"
          value={values.businessNumber}
          onChange={(event) => onChange({ ...values, businessNumber: keepBusinessNumber(event.currentTarget.value) })}
          error={errors.businessNumber}
        />
        {asksAboutNumber(values) && (
          <Notice
            tone="warn"
            role="status"
            actions={
              <Button size="xs" onClick={() => onChange({ ...values, numberUsedAnyway: values.businessNumber })}>
                {texts.useNumberAnyway}
              </Button>
            }
          >
            {texts.businessNumberCheck}
          </Notice>
        )}
        <CountrySelect
          id="business-info-country"
          label={texts.country}
          only={values.businessType === 'canadian_corporation' ? ['CA'] : FORM_COUNTRIES}
          description={values.businessType === 'canadian_corporation' ? texts.corporationCountry : undefined}
          value={values.country}
          onChange={(country) => onChange({ ...values, country })}
          error={errors.country}
          required
        />
        {field('addressLine1', texts.addressLine1, 'address-line1')}
        {field('addressLine2', texts.addressLine2, 'address-line2', true)}
        {field('city', texts.city, 'address-level2')}
        {field('state', texts.state, 'address-level1', true)}
        {field('postalCode', texts.postalCode, 'postal-code')}
      </div>
      <PlaceNotice
        values={values}
        isSaving={'postalCode' in errors}
        onKeep={(placeKept) => onChange({ ...values, placeKept })}
        onCountry={(country) => onChange({ ...values, country })}
      />
    </>
  )
}

const typeLabelsIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return {
    canadian_corporation: texts.corporation,
    sole_proprietorship: texts.soleProprietorship,
  } as const
}

function BusinessTypeField({ values, errors, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const choose = (chosen: string) =>
    onChange(withBusinessType(values, BUSINESS_TYPES.find((each) => each === chosen) ?? null))
  return (
    <Radio.Group
      label={texts.businessType}
      value={values.businessType}
      onChange={choose}
      error={errors.businessType}
      required
      withAsterisk={false}
    >
      <div className={classes.choices}>
        {BUSINESS_TYPES.map((type) => (
          <Radio
            key={type}
            id={type === BUSINESS_TYPES[0] ? 'business-info-businessType' : undefined}
            value={type}
            label={typeLabelsIn(language)[type]}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
