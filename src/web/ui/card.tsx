// A white card with an optional header strip.
import type { ReactNode, Ref } from 'react'
import classes from './card.module.css'

type Props = {
  readonly title?: ReactNode
  /** 1 where the card is the whole page; 2 when left out. */
  readonly level?: 1 | 2
  /** For a heading that takes the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  /** Beside the title and no part of its name. */
  readonly note?: ReactNode
  /** At the right end of the header. */
  readonly aside?: ReactNode
  /** Without inner padding: for tables and lists that reach the edge. */
  readonly flush?: boolean
  readonly label?: string
  readonly children: ReactNode
}

export function Card({ title, level = 2, titleRef, note, aside, flush = false, label, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={classes.card} aria-label={label}>
      {title && (
        <header className={classes.header}>
          <Heading ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </Heading>
          {note}
          {aside && <div className={classes.aside}>{aside}</div>}
        </header>
      )}
      {flush ? children : <div className={classes.inner}>{children}</div>}
    </section>
  )
}
