// The head of a page: what it is called, a line on what it is for, and what can be done with all of it.
import type { ReactNode } from 'react'
import classes from './list-page.module.css'

type Props = {
  readonly title: string
  readonly subtitle: ReactNode
  /** Buttons and links at the end of the head; none where nothing is given. */
  readonly children?: ReactNode
}

export function PageHead({ title, subtitle, children }: Props) {
  return (
    <div className={classes.head}>
      <div>
        <h1>{title}</h1>
        <p className="sm dim">{subtitle}</p>
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
