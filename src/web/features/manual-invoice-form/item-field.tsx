// One field of a line: its label above it where there is room for labels, an ordinary input, what is wrong named below the line.
import type { KeyboardEvent } from 'react'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { useTexts } from '../../language/page-language.tsx'
import type { ItemField } from './item-draft.ts'
import css from './items.module.css'

type Props = {
  readonly id: string
  readonly field: ItemField
  readonly label: string
  readonly line: string
  readonly value: string
  readonly max: number
  readonly numeric?: 'numeric' | 'decimal'
  readonly problemId: string | undefined
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

export function ItemFieldInput(props: Props) {
  const texts = useTexts(en)
  return (
    <div className={css.field} data-field={props.field}>
      <label className={css.label} htmlFor={props.id}>
        {props.label}
      </label>
      <input
        id={props.id}
        className={css.input}
        aria-label={texts.fieldOfLine(props.label, props.line)}
        value={props.value}
        maxLength={props.max}
        inputMode={props.numeric}
        autoComplete="off"
        aria-invalid={props.problemId ? true : undefined}
        aria-describedby={props.problemId}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onLeave}
        onKeyDown={props.onKeyDown}
      />
    </div>
  )
}
