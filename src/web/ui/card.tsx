// A white card with an optional header strip.
import type { ReactNode, Ref } from 'react'
import classes from './card.module.css'

type Props = {
  readonly title?: ReactNode
  /** For a heading that takes the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  /** At the right end of the header. */
  readonly aside?: ReactNode
  /** Without inner padding: for tables and lists that reach the edge. */
  readonly flush?: boolean
  readonly label?: string
  readonly children: ReactNode
}

export function Card({ title, titleRef, aside, flush = false, label, children }: Props) {
  return (
    <section className={classes.card} aria-label={label}>
      {title && (
        <header className={classes.header}>
          <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h2>
          {aside && <div className={classes.aside}>{aside}</div>}
        </header>
      )}
      {flush ? children : <div className={classes.inner}>{children}</div>}
    </section>
  )
}
