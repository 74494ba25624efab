// What is asked for a duty check: ASIN, origin and cost; units, a claim and the title where they help.
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { texts as answersEn } from '#texts/en/public-tools.ts'
import { texts as en } from '#texts/en/tools.ts'
import '@mantine/core/styles/Checkbox.layer.css'
import { type FormEvent, useState } from 'react'
import { isNorthAmerican } from '#domain/countries.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { typedIn } from '../../ui/cost-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { ProductFields } from '../../ui/product-fields.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import css from './duty-form.module.css'
import { type DutyInputs, type DutyProblem, dutyProblem, troubledFields } from './duty-inputs.ts'

type Props = {
  readonly inputs: DutyInputs
  readonly onChange: (inputs: DutyInputs) => void
  /** Only with inputs that may be sent. */
  readonly onSubmit: () => void
  readonly isBusy?: boolean
  /** In one line where there is room. */
  readonly wide?: boolean
  /** The server does not know the ASIN. */
  readonly needsTitle?: boolean
}

export function DutyForm({ inputs, onChange, onSubmit, isBusy = false, wide = false, needsTitle = false }: Props) {
  const texts = useTexts(en)
  const answers = useTexts(answersEn)
  const [problem, setProblem] = useState<DutyProblem>()
  const troubled = troubledFields(problem, inputs)
  const words = problem && (problem === 'cadAboveZero' ? answers.cadAboveZero : texts[problem])
  const set = (changed: Partial<DutyInputs>) => {
    setProblem(undefined)
    onChange({ ...inputs, ...changed })
  }
  const errorOf = (field: keyof DutyInputs) => {
    if (!troubled.includes(field)) return undefined
    return problem === 'fillAll' ? true : words
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = dutyProblem(inputs)
    setProblem(found)
    if (!found) return onSubmit()
    const [first] = troubledFields(found, inputs)
    event.currentTarget.querySelector<HTMLInputElement>(`#duty-${first}`)?.focus()
  }
  return (
    <form className={css.form} data-wide={wide || undefined} onSubmit={submit} noValidate>
      {problem === 'fillAll' && (
        <div className={css.whole}>
          <Notice tone="bad" role="alert">
            {words}
          </Notice>
        </div>
      )}
      <ProductFields
        idPrefix="duty"
        asin={inputs.asin}
        origin={inputs.origin}
        errors={{ asin: errorOf('asin'), origin: errorOf('origin') }}
        onChange={set}
        onTidy={(asin) => onChange({ ...inputs, asin })}
      />
      <Amounts inputs={inputs} errorOf={errorOf} onChange={set} />
      {isNorthAmerican(inputs.origin) && (
        <Checkbox
          className={css.whole}
          label={texts.claimCusma}
          description={texts.claimHint}
          checked={inputs.claimCusma}
          onChange={(event) => set({ claimCusma: event.currentTarget.checked })}
        />
      )}
      <TitleField title={inputs.title} isNeeded={needsTitle} onChange={set} />
      <Button type="submit" variant="filled" size={wide ? 'sm' : 'lg'} className={css.send} loading={isBusy}>
        {texts.checkDuty}
      </Button>
    </form>
  )
}

type AmountsProps = {
  readonly inputs: DutyInputs
  readonly errorOf: (field: 'cost' | 'units') => string | true | undefined
  readonly onChange: (changed: Partial<DutyInputs>) => void
}

function Amounts({ inputs, errorOf, onChange }: AmountsProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <>
      <TextInput
        id="duty-cost"
        label={texts.cost}
        classNames={{ input: css.amount }}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        leftSection={<span className="xs faint">CAD</span>}
        leftSectionWidth={46}
        value={typedIn(language, inputs.cost)}
        error={errorOf('cost')}
        onChange={(event) => onChange({ cost: event.currentTarget.value })}
      />
      <TextInput
        id="duty-units"
        label={texts.units}
        classNames={{ input: css.amount }}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={inputs.units}
        error={errorOf('units')}
        onChange={(event) => onChange({ units: event.currentTarget.value })}
      />
    </>
  )
}

type TitleProps = {
  readonly title: string
  readonly isNeeded: boolean
  readonly onChange: (changed: Partial<DutyInputs>) => void
}

/** Asked for where the product is not known, or where the person wants to give it. */
/** Of a title, as the call takes it; what is pasted beyond is cut, and said. */
const LONGEST_TITLE = 1000

function TitleField({ title, isNeeded, onChange }: TitleProps) {
  const texts = useTexts(en)
  const [isAsked, setAsked] = useState(false)
  if (!isNeeded && !isAsked && title === '')
    return (
      <div className={css.whole}>
        <TextButton onClick={() => setAsked(true)}>{texts.giveTitle}</TextButton>
      </div>
    )
  return (
    <Textarea
      className={css.whole}
      id="duty-title"
      label={texts.title}
      description={title.length < LONGEST_TITLE ? texts.titleHint : texts.titleCut}
      rows={2}
      maxLength={LONGEST_TITLE}
      required={isNeeded}
      withAsterisk={false}
      value={title}
      onChange={(event) => onChange({ title: event.currentTarget.value })}
    />
  )
}
