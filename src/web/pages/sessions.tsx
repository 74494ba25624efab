// Where somebody is signed in, and the way to end it: a client's own sessions, those of staff, or for staff those of a client. Beneath a
// client's, the copy of all its data, and its erasure.

import { Button } from '@mantine/core'
import { useState } from 'react'
import * as calls from '#contract/sessions.ts'
import { texts as en } from '#texts/en/sessions.ts'
import { sentence } from '#words/language.ts'
import { useClientAccess } from '../api/client-access.ts'
import { failureSentence, failureText } from '../api/failures.ts'
import { useEndpoint, useSend } from '../api/hooks.ts'
import { useClient } from '../features/clients/use-client.ts'
import { PasskeysPanel } from '../features/passkeys/passkeys-panel.tsx'
import { ClientArchive } from '../features/sessions/client-archive.tsx'
import { ClientErasure } from '../features/sessions/client-erasure.tsx'
import { SessionTable } from '../features/sessions/session-table.tsx'
import { EraseClient } from '../features/staff-erasure/erase-client.tsx'
import { useTexts } from '../language/page-language.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import { type Said, SaidAlert } from '../ui/show-alert.tsx'
import classes from './list-page.module.css'
import { PageHead } from './page-head.tsx'
import { usePageTitle } from './use-page-title.ts'

export function SessionsPage() {
  const texts = useTexts(en)
  const { actor, clientId } = useClientAccess()
  const ofStaff = actor === 'staff' && clientId === undefined
  const title = clientId === undefined ? texts.title : texts.ofClient
  usePageTitle(title)
  const sessions = useEndpoint(ofStaff ? calls.listStaffSessions : calls.listSessions, {}, { refetchOnFocus: true })
  const endOne = useSend(ofStaff ? calls.endStaffSession : calls.endOneSession)
  const endOthers = useSend(ofStaff ? calls.endOtherStaffSessions : calls.endOtherSessions)
  const [said, setSaid] = useState<Said>()
  const isBusy = endOne.isPending || endOthers.isPending
  const end = async (work: () => Promise<number>) => {
    setSaid(undefined)
    try {
      const ended = await work()
      setSaid({ kind: 'success', text: sentence(en, (texts) => texts.ended(ended)) })
    } catch (error) {
      setSaid({
        kind: 'failure',
        text: failureSentence(error, en, ({ endFailed }) => endFailed),
      })
    }
    await sessions.refetch()
  }
  const rows = sessions.data?.data ?? []
  const others = rows.filter(({ isThis }) => !isThis)
  return (
    <div className={classes.narrow}>
      <PageHead title={title} subtitle={texts.subtitle}>
        {others.length > 0 && (
          <Button
            disabled={isBusy}
            loading={endOthers.isPending}
            onClick={() => void end(async () => (await endOthers.mutateAsync({})).ended)}
          >
            {others.length === rows.length ? texts.endAll : texts.endOthers}
          </Button>
        )}
      </PageHead>
      <SaidAlert said={said} onClose={() => setSaid(undefined)} />
      <Card flush label={title}>
        {sessions.isPending && <Loading sentence={texts.loading} rows={3} widths={[200, 140, 140]} />}
        {sessions.error && (
          <ErrorNotice title={texts.loadFailed} text={failureText(sessions.error, texts.loadFailed)} query={sessions} />
        )}
        {sessions.data && rows.length === 0 && (
          <EmptyState icon="list-check" title={texts.none} text={texts.noneHint} />
        )}
        {rows.length > 0 && (
          <SessionTable
            label={title}
            sessions={rows}
            isBusy={isBusy}
            onEnd={(sessionId) =>
              void end(async () => {
                await endOne.mutateAsync({ params: { sessionId } })
                return 1
              })
            }
          />
        )}
      </Card>
      {!ofStaff && (
        <div className={classes.below}>
          {clientId === undefined && <PasskeysPanel of="client" />}
          <ClientArchive />
          {clientId === undefined ? <ClientErasure /> : <StaffErasure clientId={clientId} />}
        </div>
      )}
    </div>
  )
}

function StaffErasure({ clientId }: { readonly clientId: string }) {
  const client = useClient(clientId)
  return <EraseClient clientId={clientId} name={client.data?.data.name ?? ''} />
}
