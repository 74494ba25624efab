// The foot of a form that makes a paper: what to look at, why it cannot be made yet, Cancel, and the button that makes it.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { texts as en } from '#texts/en/invoice.ts'
import { useTexts } from '../language/page-language.tsx'
import { ActionButton } from './action-button.tsx'
import css from './make-footer.module.css'

type Props = {
  /** The words of the button. */
  readonly action: string
  readonly blocked: string | undefined
  readonly isRunning: boolean
  readonly onCancel: () => void
  readonly onMake: () => void
  /** At the left: what is worth a look. */
  readonly children?: ReactNode
}

export function MakeFooter({ action, blocked, isRunning, onCancel, onMake, children }: Props) {
  const texts = useTexts(en)
  return (
    <div className={css.footer}>
      {children && <span className={css.note}>{children}</span>}
      <span className={css.last}>
        <span className="xs dim" aria-hidden="true">
          {blocked}
        </span>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <ActionButton
          variant="filled"
          onClick={onMake}
          loading={isRunning}
          disabledReason={blocked}
          reasonShownElsewhere
        >
          {action}
        </ActionButton>
      </span>
    </div>
  )
}
