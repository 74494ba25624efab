// A button that reads as a link: a jump or a small act in the run of the text.
import type { ReactNode } from 'react'
import css from './text-button.module.css'

type Props = {
  readonly onClick: () => void
  /** For readers, where the words alone do not say enough. */
  readonly label?: string
  readonly id?: string
  readonly children: ReactNode
}

export const TextButton = ({ onClick, label, id, children }: Props) => (
  <button type="button" id={id} className={css.button} aria-label={label} onClick={onClick}>
    {children}
  </button>
)
