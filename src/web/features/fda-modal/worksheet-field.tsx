// One field of a worksheet, as a list, a day or a time where it is one. What stands there and is in no list stays as it is.
import { NativeSelect, TextInput } from '@mantine/core'
import { dateText, parseDate } from '#domain/calendar.ts'
import { COUNTRIES, countryName } from '#domain/countries.ts'
import { readDay } from '#domain/typed-day.ts'
import { texts as en } from '#texts/en/fda.ts'
import { countryIn } from '#words/country-text.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { countriesFirst } from '../../ui/countries-first.ts'
import { DateField } from '../../ui/date-field.tsx'
import css from './fda-modal.module.css'
import { ProductCodeField } from './product-code-field.tsx'
import type { Worksheet } from './use-worksheets.ts'

type Props = {
  readonly id: string
  readonly field: Worksheet['sections'][number]['fields'][number]
  readonly value: string
  readonly worksheet: Worksheet
  readonly hint?: string | undefined
  readonly onChange: (value: string) => void
}

export function WorksheetField(props: Props) {
  const { field, value } = props
  return (
    <div
      className={css.field}
      data-wide={field.id === 'productCode' || undefined}
      data-blank={value.trim() === '' || undefined}
    >
      <Input {...props} />
    </div>
  )
}

const DAYS: readonly string[] = ['arrivalDate', 'signedOn', 'bestBefore']

function Input({ id, field, value, worksheet, onChange, ...props }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { label } = field
  const hint = props.hint ?? texts.letters[field.id]
  if (field.id === 'productCode')
    return <ProductCodeField {...{ id, label, value, onChange }} industry={worksheet.proposedIndustry} />
  const options = optionsOf(language, field.id)
  if (options)
    return (
      <NativeSelect
        id={id}
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        data={[{ value: '', label: texts.notChosen }, ...withOwn(options, value)]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  if (DAYS.includes(field.id))
    return (
      <DateField id={id} label={label} value={readDay(value) ?? value} onChange={(day) => onChange(dayText(day))} />
    )
  const isTime = field.id === 'arrivalTime' && (value === '' || /^\d\d:\d\d$/.test(value))
  return (
    <TextInput
      id={id}
      type={isTime ? 'time' : 'text'}
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={texts.blank}
      maxLength={1000}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** As the paper prints days. */
function dayText(typed: string): string {
  const day = parseDate(typed)
  return day ? dateText(day) : typed
}

type Option = { readonly value: string; readonly label: string }

const withOwn = (options: readonly Option[], value: string): readonly Option[] =>
  value === '' || options.some((each) => each.value === value) ? options : [{ value, label: value }, ...options]

/** The values as the paper prints them, in English; undefined for what is typed. */
function optionsOf(language: Language, fieldId: string): readonly Option[] | undefined {
  const { choices, noneRefused } = wordsIn(language, en)
  if (fieldId === 'refusedBy') return [{ value: 'None', label: noneRefused }, ...countriesOf(language)]
  if (COUNTRY_FIELDS.includes(fieldId)) return countriesOf(language)
  if (!isChoice(choices, fieldId)) return undefined
  return Object.entries(choices[fieldId]).map(([value, label]) => ({ value, label }))
}

const COUNTRY_FIELDS: readonly string[] = ['origin', 'productionCountry', 'shippedFrom']

const isChoice = <C extends object>(choices: C, fieldId: string): fieldId is keyof C & string =>
  Object.hasOwn(choices, fieldId)

function countriesOf(language: Language): readonly Option[] {
  const option = (code: string) => ({ value: countryName(code), label: countryIn(language, code) })
  const likely = countriesFirst()
  const others = COUNTRIES.map(({ code }) => option(code)).sort((one, other) => one.label.localeCompare(other.label))
  return [...likely.map(option), ...others.filter(({ value }) => !likely.some((code) => countryName(code) === value))]
}
