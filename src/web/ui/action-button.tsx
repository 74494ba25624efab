// A button that may be held back: it keeps its place, stays focusable, and its reason stands beside it in words.
import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import css from './action-button.module.css'

type Props = ButtonProps & {
  readonly onClick?: () => void
  readonly type?: 'button' | 'submit'
  /** Id of the form a submit button outside of it belongs to. */
  readonly form?: string
  /** Why the button cannot be used now; undefined when it can. */
  readonly disabledReason?: string
  /** Hides the words of the reason where they stand beside the button already. */
  readonly reasonShownElsewhere?: boolean
  readonly children: ReactNode
}

export function ActionButton({ disabledReason, reasonShownElsewhere = false, onClick, type, ...rest }: Props) {
  const reasonId = useId()
  const button = (
    <Button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={disabledReason ? true : undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      onClick={(event) => {
        if (disabledReason) event.preventDefault()
        else onClick?.()
      }}
    />
  )
  return (
    <span className={css.place} data-held={disabledReason ? true : undefined}>
      {button}
      {disabledReason && (
        <span id={reasonId} className={reasonShownElsewhere ? 'visually-hidden' : `xs dim ${css.reason}`}>
          {disabledReason}
        </span>
      )}
    </span>
  )
}
