// The Manual Invoice Generator of staff: for a client, or for none. The client stands in the address; each has an unfinished invoice of its own.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { listStaffDocuments } from '#contract/staff.ts'
import { localDay } from '#domain/calendar.ts'
import { texts as formTexts } from '#texts/en/manual-invoice-form.ts'
import { texts } from '#texts/en/staff-tools.ts'
import { type ClientAccess, ClientAccessProvider } from '../../api/client-access.ts'
import { useOutdate } from '../../api/hooks.ts'
import { ownerOf } from '../../api/kept-text.ts'
import { useSessions } from '../../api/session.ts'
import { ClientPicker } from '../../features/clients/client-picker.tsx'
import { moveDraft } from '../../features/manual-invoice-form/draft-store.ts'
import { useStaffInvoiceCalls } from '../../features/manual-invoice-form/invoice-calls.ts'
import { ManualInvoiceForm } from '../../features/manual-invoice-form/manual-invoice-form.tsx'
import { PaperJobs } from '../../features/paper-jobs/paper-jobs.tsx'
import { StaffPapers } from '../../features/staff-papers/staff-papers.tsx'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { usePageTitle } from '../use-page-title.ts'
import { clientIn } from './client-in.ts'

export function StaffManualInvoicePage() {
  usePageTitle(formTexts.title)
  const [params, setParams] = useSearchParams()
  const sessions = useSessions()
  const outdate = useOutdate()
  const clientId = clientIn(params)
  const access = useMemo<ClientAccess>(() => (clientId ? { actor: 'staff', clientId } : { actor: 'staff' }), [clientId])
  const calls = useStaffInvoiceCalls(clientId)
  const ownerFor = (client: string | undefined) => ownerOf({ actor: 'staff', clientId: client }, sessions) ?? ''
  const choose = (next: string | undefined) => {
    if (clientId === undefined && next) moveDraft(ownerFor(undefined), ownerFor(next))
    setParams(next ? { client: next } : {}, { replace: true })
  }
  return (
    <>
      <PageHead title={formTexts.title} subtitle={texts.invoiceSubtitle} />
      <div className={classes.searchRow}>
        <div className={classes.picker}>
          <ClientPicker
            label={texts.client}
            description={texts.clientHint}
            placeholder={texts.noClient}
            clientId={clientId}
            onChange={choose}
          />
        </div>
      </div>
      <ClientAccessProvider value={access}>
        <PaperJobs key={clientId ?? ''} />
      </ClientAccessProvider>
      <ManualInvoiceForm
        key={clientId ?? ''}
        owner={ownerFor(clientId)}
        calls={calls}
        today={localDay(new Date())}
        onMade={() => outdate(listStaffDocuments)}
      />
      {clientId === undefined && <StaffPapers />}
    </>
  )
}
