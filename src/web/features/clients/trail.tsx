// Where staff are: Clients, the client, the shipment. All but the last lead back.
import { Fragment } from 'react'
import { Link } from 'react-router'
import { texts } from '#texts/en/staff.ts'
import css from './trail.module.css'

type Step = { readonly label: string; readonly to?: string; readonly isCode?: boolean }

export function Trail({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <nav aria-label={texts.path} className={css.trail}>
      {steps.map(({ label, to, isCode }, at) => (
        <Fragment key={to ?? label}>
          {at > 0 && (
            <span className="faint" aria-hidden="true">
              /
            </span>
          )}
          {to ? (
            <Link to={to}>{label}</Link>
          ) : (
            <span aria-current="page" className={isCode ? 'mono' : undefined}>
              {label}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
