// What the fee calculator asks: value, duty, food, lines.
import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core'
import { texts as en } from '#texts/en/tools.ts'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { type FormEvent, useState } from 'react'
import { amountIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { typedIn } from '../../ui/cost-text.ts'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './fee-form.module.css'
import { type FeeInputs, type FeeProblem, feeFields, feeProblem } from './fee-inputs.ts'
import type { FeeTables } from './use-fee-tables.ts'

type Props = {
  readonly inputs: FeeInputs
  readonly onChange: (inputs: FeeInputs) => void
  /** Only with inputs that can be calculated. */
  readonly onSubmit: () => void
  readonly limits: FeeTables['tables']
}

export function FeeForm({ inputs, onChange, onSubmit, limits }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const [problem, setProblem] = useState<FeeProblem>()
  const troubled = feeFields(problem, inputs)
  const words = problem && (problem === 'linesForm' ? texts.linesForm(limits.maximumLines) : texts[problem])
  const general = problem === 'fillValueAndDuty' || problem === 'valueTooHigh'
  const set = (changed: Partial<FeeInputs>) => {
    setProblem(undefined)
    onChange({ ...inputs, ...changed })
  }
  const errorOf = (field: keyof FeeInputs) => {
    if (!troubled.includes(field)) return undefined
    return general ? true : words
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = feeProblem(inputs, limits)
    setProblem(found)
    if (!found) return onSubmit()
    const [first] = feeFields(found, inputs)
    event.currentTarget.querySelector<HTMLInputElement>(`#fee-${first}`)?.focus()
  }
  const step = (by: number) => {
    const now = Number.parseInt(inputs.lines, 10)
    const next = Math.min(limits.maximumLines, Math.max(1, (Number.isNaN(now) ? 1 : now) + by))
    set({ lines: String(next) })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {general && (
        <Notice tone="bad" role="alert">
          {words}
        </Notice>
      )}
      <Amount
        id="fee-value"
        label={texts.shippingValue}
        hint={texts.valueHint(amountIn(language, limits.maximumValue))}
        value={typedIn(language, inputs.value)}
        error={errorOf('value')}
        onChange={(value) => set({ value })}
      />
      <Amount
        id="fee-duty"
        label={texts.duty}
        hint={texts.dutyHint}
        value={typedIn(language, inputs.duty)}
        error={errorOf('duty')}
        onChange={(duty) => set({ duty })}
      />
      <div className={css.lines}>
        <TextInput
          id="fee-lines"
          label={texts.lines}
          description={texts.linesHint(limits.maximumLines)}
          inputWrapperOrder={ORDER}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={inputs.lines}
          error={errorOf('lines')}
          onChange={(event) => set({ lines: event.currentTarget.value })}
        />
        <ActionIcon variant="default" size="lg" className={css.step} aria-label={texts.fewer} onClick={() => step(-1)}>
          <Icon name="minus" />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" className={css.step} aria-label={texts.more} onClick={() => step(1)}>
          <Icon name="plus" />
        </ActionIcon>
      </div>
      <Checkbox
        label={texts.food}
        description={texts.foodHint(limits.foodChapters.join(', '))}
        checked={inputs.food}
        onChange={(event) => set({ food: event.currentTarget.checked })}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth>
        {texts.calculate}
      </Button>
    </form>
  )
}

/** The hint stands under the field, where the figure is typed. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

type AmountProps = {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error: string | true | undefined
  readonly onChange: (typed: string) => void
}

function Amount({ id, label, hint, value, error, onChange }: AmountProps) {
  return (
    <TextInput
      id={id}
      label={label}
      description={hint}
      inputWrapperOrder={ORDER}
      classNames={{ input: css.amount }}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      leftSection={<span className="xs faint">USD</span>}
      leftSectionWidth={46}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
