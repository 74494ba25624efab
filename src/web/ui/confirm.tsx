// Asks before something that cannot be undone.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../language/page-language.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  readonly title: string
  /** What will happen, in a sentence. */
  readonly children: ReactNode
  /** The words of the button that does it. */
  readonly action: string
  /** Red: what is lost cannot be had back. */
  readonly isGrave?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function Confirm({ title, children, action, isGrave = false, onConfirm, onCancel }: Props) {
  const texts = useTexts(en)
  const footer = (
    <>
      <Button onClick={onCancel} data-autofocus>
        {texts.cancel}
      </Button>
      <Button variant="filled" {...(isGrave && { color: 'brick' })} onClick={onConfirm}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onCancel} footer={footer} width={460}>
      {children}
    </Dialog>
  )
}
