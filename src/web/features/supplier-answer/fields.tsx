// The fields of the supplier's page: plain inputs that say what is wrong beside themselves.
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { SUPPLIER_PROCESSES } from '#domain/origin/take-answer.ts'
import type { SupplierWords } from '#words/supplier-page.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { AnswerDraft, TextField } from './answer-draft.ts'
import css from './supplier-answer.module.css'

export type Countries = readonly { readonly code: string; readonly name: string }[]

export type FormProps = {
  readonly draft: AnswerDraft
  readonly texts: SupplierWords
  readonly countries: Countries
  /** The sentence at a field. */
  readonly problemAt: (field: string) => string | undefined
  readonly onChange: (draft: AnswerDraft) => void
}

export const fieldId = (field: string): string => `supplier-${field.replaceAll(' ', '-')}`

type CountryProps = Pick<FormProps, 'texts' | 'countries' | 'problemAt'> & {
  readonly field: string
  readonly label: string
  readonly blank: string
  readonly value: string
  readonly onChange: (code: string) => void
}

/** The telephone's own list: nothing to learn. */
export const CountryField = ({ field, label, blank, value, countries, problemAt, onChange }: CountryProps) => (
  <NativeSelect
    id={fieldId(field)}
    label={label}
    value={value}
    error={problemAt(field)}
    data={[{ value: '', label: blank }, ...countries.map(({ code, name }) => ({ value: code, label: name }))]}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

export function Maker({ draft, texts, countries, problemAt, onChange }: FormProps) {
  const text = (field: TextField, label: string, maxLength: number, autoComplete: string) => (
    <TextInput
      id={fieldId(field)}
      {...{ label, maxLength, autoComplete }}
      value={draft[field]}
      error={problemAt(field)}
      onChange={(event) => onChange({ ...draft, [field]: event.currentTarget.value })}
    />
  )
  return (
    <section className={css.part} aria-labelledby="supplier-maker-title">
      <h2 id="supplier-maker-title">{texts.makerTitle}</h2>
      {text('makerName', texts.makerName, 200, 'organization')}
      {text('street', texts.street, 200, 'street-address')}
      <div className={css.pair}>
        {text('city', texts.city, 100, 'address-level2')}
        {text('region', texts.region, 100, 'address-level1')}
      </div>
      <div className={css.pair}>
        {text('postalCode', texts.postalCode, 20, 'postal-code')}
        <CountryField
          {...{ texts, countries, problemAt }}
          field="country"
          label={texts.country}
          blank={texts.choose}
          value={draft.country}
          onChange={(country) => onChange({ ...draft, country })}
        />
      </div>
    </section>
  )
}

export function MadeWhere({ draft, texts, countries, problemAt, onChange }: FormProps) {
  const problem = problemAt('originates')
  return (
    <section className={css.part} aria-labelledby="supplier-origin-title">
      <h2 id="supplier-origin-title">{texts.originTitle}</h2>
      <CountryField
        {...{ texts, countries, problemAt }}
        field="origin"
        label={texts.origin}
        blank={texts.choose}
        value={draft.origin}
        onChange={(origin) => onChange({ ...draft, origin })}
      />
      <div id={fieldId('originates')} tabIndex={-1}>
        <Segments
          legend={texts.originates}
          name="originates"
          value={draft.originates}
          options={(['yes', 'no', 'unknown'] as const).map((value) => ({ value, label: texts.truth[value] }))}
          onChange={(originates) => onChange({ ...draft, originates })}
        />
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <p className="xs dim">{texts.originatesHint}</p>
    </section>
  )
}

export function MetalAndWork({ draft, texts, problemAt, onChange }: FormProps) {
  const grams = (field: 'steel' | 'aluminum' | 'copper') => (
    <TextInput
      id={fieldId(field)}
      label={texts[field]}
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      value={draft[field]}
      error={problemAt(field)}
      onChange={(event) => onChange({ ...draft, [field]: event.currentTarget.value })}
    />
  )
  return (
    <>
      <section className={css.part} aria-labelledby="supplier-metal-title">
        <h2 id="supplier-metal-title">{texts.metalTitle}</h2>
        <p className="sm dim">{texts.metalHint}</p>
        <div className={css.pair}>
          {grams('steel')}
          {grams('aluminum')}
          {grams('copper')}
        </div>
      </section>
      <section className={css.part} aria-labelledby="supplier-work-title">
        <h2 id="supplier-work-title">{texts.workTitle}</h2>
        {SUPPLIER_PROCESSES.map((process) => (
          <Checkbox
            key={process}
            label={texts.work[process]}
            checked={draft.processes.includes(process)}
            onChange={(event) => {
              const others = draft.processes.filter((each) => each !== process)
              onChange({ ...draft, processes: event.currentTarget.checked ? [...others, process] : others })
            }}
          />
        ))}
        <GrowingTextarea
          label={texts.notes}
          maxLength={2000}
          rows={2}
          value={draft.notes}
          onChange={(event) => onChange({ ...draft, notes: event.currentTarget.value })}
        />
      </section>
    </>
  )
}

export function Declaration({ draft, texts, problemAt, onChange }: FormProps) {
  const text = (field: 'name' | 'role', label: string) => (
    <TextInput
      id={fieldId(field)}
      label={label}
      maxLength={200}
      autoComplete={field === 'name' ? 'name' : 'organization-title'}
      value={draft[field]}
      error={problemAt(field)}
      onChange={(event) => onChange({ ...draft, [field]: event.currentTarget.value })}
    />
  )
  return (
    <section className={css.part} aria-labelledby="supplier-declaration-title">
      <h2 id="supplier-declaration-title">{texts.declarationTitle}</h2>
      <div className={css.pair}>
        {text('name', texts.name)}
        {text('role', texts.role)}
      </div>
      <TextInput
        id={fieldId('date')}
        type="date"
        label={texts.date}
        value={draft.date}
        error={problemAt('date')}
        onChange={(event) => onChange({ ...draft, date: event.currentTarget.value })}
      />
      <Checkbox
        id={fieldId('isTrue')}
        label={texts.declaration}
        checked={draft.isTrue}
        error={problemAt('isTrue')}
        onChange={(event) => onChange({ ...draft, isTrue: event.currentTarget.checked })}
      />
    </section>
  )
}
