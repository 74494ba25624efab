// Sections of the landing page that open and close by their header.
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icons.tsx'
import classes from './sign-in.module.css'

type Props = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  /** Under the title, what the section is for. */
  readonly about?: string
  readonly tag?: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

export function AccordionSection({ id, icon, title, about, tag, isOpen, onToggle, children }: Props) {
  return (
    <section className={classes.section} data-open={isOpen || undefined}>
      <h2>
        <button
          type="button"
          id={`${id}-header`}
          className={classes.header}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={onToggle}
        >
          <Icon name={icon} className={classes.icon} />
          <span className={classes.name}>
            {title}
            {about && <span className={classes.about}> {about}</span>}
          </span>
          {tag && <span className={classes.tag}>{tag}</span>}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className={classes.arrow} />
        </button>
      </h2>
      <div id={`${id}-body`} className={classes.body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
