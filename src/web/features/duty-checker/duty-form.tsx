// What is asked for a duty check: ASIN, origin and cost; units, a claim and the title where they help.
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { texts as answersEn } from '#texts/en/public-tools.ts'
import { texts as en } from '#texts/en/tools.ts'
import '@mantine/core/styles/Checkbox.layer.css'
import { type FormEvent, useState } from 'react'
import { isNorthAmerican } from '#domain/countries.ts'
import { useTexts } from '../../language/page-language.tsx'
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
  const [titleAsked, setTitleAsked] = useState(false)
  const hasTitle = needsTitle || titleAsked || inputs.title !== ''
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
      <TextInput
        id="duty-cost"
        label={texts.cost}
        classNames={{ input: css.amount }}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        leftSection={<span className="xs faint">CAD</span>}
        leftSectionWidth={46}
        value={inputs.cost}
        error={errorOf('cost')}
        onChange={(event) => set({ cost: event.currentTarget.value })}
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
        onChange={(event) => set({ units: event.currentTarget.value })}
      />
      {isNorthAmerican(inputs.origin) && (
        <Checkbox
          className={css.whole}
          label={texts.claimCusma}
          description={texts.claimHint}
          checked={inputs.claimCusma}
          onChange={(event) => set({ claimCusma: event.currentTarget.checked })}
        />
      )}
      {hasTitle ? (
        <Textarea
          className={css.whole}
          id="duty-title"
          label={texts.title}
          description={texts.titleHint}
          rows={2}
          maxLength={1000}
          required={needsTitle}
          withAsterisk={false}
          value={inputs.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
      ) : (
        <div className={css.whole}>
          <TextButton onClick={() => setTitleAsked(true)}>{texts.giveTitle}</TextButton>
        </div>
      )}
      <Button type="submit" variant="filled" size={wide ? 'sm' : 'lg'} className={css.send} loading={isBusy}>
        {texts.checkDuty}
      </Button>
    </form>
  )
}
