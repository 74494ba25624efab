// Prints one paper alone: a sheet beside the app that only paper shows, removed when the print dialog is done.
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import css from './print-sheet.module.css'

type Props = {
  /** Repeated facts: reference, item, release, rate with its date. */
  readonly head: string
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Prints as soon as it is rendered. */
export function PrintSheet({ head, onDone, children }: Props) {
  useEffect(() => {
    const root = document.documentElement
    root.dataset.printing = 'sheet'
    for (const each of document.querySelectorAll<HTMLDetailsElement>('[data-print-sheet] details')) each.open = true
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => {
      window.removeEventListener('afterprint', onDone)
      delete root.dataset.printing
    }
  }, [onDone])
  return createPortal(
    <div data-print-sheet="" className={css.printSheet}>
      <p className={css.printHead}>{head}</p>
      {children}
    </div>,
    document.body,
  )
}
