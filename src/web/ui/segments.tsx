// A choice of a few, side by side, one of them chosen; arrow keys move as in any radio group.

import css from './choice-switch.module.css'
import { Icon, type IconName } from './icons.tsx'
import choices from './invoice-choices.module.css'

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

export function Segments<T extends string>(props: Props<T>) {
  const { legend, hidesLegend, name, value, options, onChange } = props
  return (
    <fieldset className={choices.group}>
      <legend className={hidesLegend ? 'visually-hidden' : choices.legend}>{legend}</legend>
      <div className={css.switch}>
        {options.map((option) => (
          <label key={option.value} data-chosen={option.value === value || undefined}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
