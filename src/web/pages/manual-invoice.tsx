// The Manual Invoice Generator of a client.
import { dayIn } from '#domain/calendar.ts'
import { texts } from '#texts/manual-invoice-form.ts'
import { useSessions } from '../api/session.ts'
import { ManualInvoiceForm } from '../features/manual-invoice-form/manual-invoice-form.tsx'
import { BackLink } from '../features/shipment-header/shipment-header.tsx'
import { PATHS } from '../paths.ts'
import classes from './list-page.module.css'
import { usePageTitle } from './use-page-title.ts'

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

export function ManualInvoicePage() {
  usePageTitle(texts.title)
  const { client } = useSessions()
  return (
    <>
      <p className={classes.back}>
        <BackLink to={PATHS.dashboard} />
      </p>
      <div className={classes.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className="sm dim">{texts.subtitle}</p>
        </div>
      </div>
      <ManualInvoiceForm owner={client?.email ?? ''} today={dayIn(ZONE, new Date())} />
    </>
  )
}
