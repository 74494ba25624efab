// A modal: title, scrolling body, footer that stays. Full screen on phones. Traps focus and gives it back; Esc closes.
import { CloseButton, Modal } from '@mantine/core'
import { useTexts } from '../language/page-language.tsx'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import classes from './dialog.module.css'
import { reachableScroll } from './reachable-scroll.ts'
import { useReturnFocus } from './return-focus.ts'

type Props = {
  readonly title: string
  /** A line under the title. */
  readonly subtitle?: ReactNode
  readonly onClose: () => void
  readonly footer?: ReactNode
  /** Width in pixels; 640 when left out. */
  readonly width?: number
  readonly children: ReactNode
}

/** Open as long as it is rendered. */
export function Dialog({ title, subtitle, onClose, footer, width = 640, children }: Props) {
  const texts = useTexts(en)
  const returnFocus = useReturnFocus()
  const onPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={width}
      radius="lg"
      classNames={{ content: classes.content }}
      centered
      fullScreen={onPhone}
      transitionProps={{ duration: 160 }}
      returnFocus={false}
    >
      <Modal.Overlay className={classes.scrim} />
      <Modal.Content ref={returnFocus}>
        <div className={classes.header}>
          <div>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            {subtitle && <p className="sm dim">{subtitle}</p>}
          </div>
          <CloseButton aria-label={texts.close} onClick={onClose} />
        </div>
        <div ref={reachableScroll} className={classes.body}>
          {children}
        </div>
        {footer && <div className={classes.footer}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  )
}
