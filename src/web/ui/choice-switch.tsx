// A view or a filter out of a few, each a button that stays pressed; its legend is for readers only.
import type { ReactNode } from 'react'
import css from './choice-switch.module.css'

type Props<T extends string> = {
  readonly legend: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  readonly onChange: (value: T) => void
}

export function ChoiceSwitch<T extends string>({ legend, value, options, onChange }: Props<T>) {
  return (
    <fieldset className={css.switch}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
