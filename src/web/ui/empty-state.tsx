// A region with nothing in it: the specified title, one sentence on what will appear, one useful action.
import type { ReactNode } from 'react'
import classes from './empty-state.module.css'
import { Icon, type IconName } from './icons.tsx'

type Props = {
  readonly icon: IconName
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
  readonly tone?: 'bad'
  readonly role?: 'alert'
  /** Where nothing else is on the page: its title is that of the page. */
  readonly isPage?: boolean
}

export function EmptyState({ icon, title, text, action, tone, role, isPage = false }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={classes.empty} role={role}>
      <span className={classes.disc} data-tone={tone}>
        <Icon name={icon} size={22} />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className="sm dim">{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
