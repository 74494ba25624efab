// A banner: a bar at the left, an icon, a title in the tone's colour, a sentence, and at most a few actions.
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'
import classes from './notice.module.css'
import type { Tone } from './tag.tsx'

const ICONS: Readonly<Record<Tone, IconName>> = {
  ok: 'check',
  warn: 'warning',
  bad: 'warning',
  info: 'info',
  ai: 'spark',
  ban: 'ban',
}

type Props = {
  readonly tone: Tone
  readonly title?: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Thin edge, no fill: advice that is always there. */
  readonly quiet?: boolean
  /** 'alert' is read out at once, 'status' when convenient; left out for what was there from the start. */
  readonly role?: 'alert' | 'status'
}

export function Notice({ tone, title, children, actions, quiet = false, role }: Props) {
  return (
    <div className={`${classes.notice} tone-${tone}`} data-quiet={quiet || undefined} role={role}>
      <Icon name={ICONS[tone]} className={classes.icon} />
      <div className={classes.words}>
        {title && <strong className={classes.title}>{title}</strong>} {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
