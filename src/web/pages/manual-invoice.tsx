// The Manual Invoice Generator of a client.
import { localDay } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { ownerOf } from '../api/kept-text.ts'
import { useSessions } from '../api/session.ts'
import { useClientInvoiceCalls } from '../features/manual-invoice-form/invoice-calls.ts'
import { ManualInvoiceForm } from '../features/manual-invoice-form/manual-invoice-form.tsx'
import { BackLink } from '../features/shipment-header/shipment-header.tsx'
import { useTexts } from '../language/page-language.tsx'
import { PATHS } from '../paths.ts'
import classes from './list-page.module.css'
import { PageHead } from './page-head.tsx'
import { usePageTitle } from './use-page-title.ts'

export function ManualInvoicePage() {
  const texts = useTexts(en)
  usePageTitle(texts.title)
  const owner = ownerOf({ actor: 'client' }, useSessions()) ?? ''
  const calls = useClientInvoiceCalls()
  return (
    <>
      <p className={classes.back}>
        <BackLink to={PATHS.dashboard} />
      </p>
      <PageHead title={texts.title} subtitle={texts.subtitle} />
      <ManualInvoiceForm owner={owner} calls={calls} today={localDay(new Date())} />
    </>
  )
}
