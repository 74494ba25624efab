// A choice of a few, side by side, one of them chosen; arrow keys move as in any radio group.

import { Icon, type IconName } from './icons.tsx'
import css from './invoice-choices.module.css'

type Props<T extends string> = {
  readonly legend: string
  /** The legend is for readers only. */
  readonly hidesLegend?: boolean
  /** Name of the radio group. */
  readonly name: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon?: IconName }[]
  readonly onChange: (value: T) => void
}

export function Segments<T extends string>({ legend, hidesLegend, name, value, options, onChange }: Props<T>) {
  return (
    <fieldset className={css.group}>
      <legend className={hidesLegend ? 'visually-hidden' : css.legend}>{legend}</legend>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option.value} data-chosen={option.value === value || undefined}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />} {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
