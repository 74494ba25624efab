// Who asked for an account. State and page stand in the address.
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  listAccessRequests,
  REQUEST_STATES,
  type RequestState,
  settleAccessRequest,
} from '#contract/access-requests.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { exportAccessRequests } from '#contract/list-files.ts'
import { texts } from '#texts/en/access-requests.ts'
import { countIn } from '#words/local-text.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { ExportList } from '../../features/export-list/export-list.tsx'
import { OpenAccount, type Opened } from '../../features/staff-requests/open-account.tsx'
import {
  type AccessRequest,
  type RequestActions,
  requestColumns,
} from '../../features/staff-requests/request-columns.tsx'
import { staffClientPath } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Segments } from '../../ui/segments.tsx'
import { AlertPanel, FailureAlert, showToast } from '../../ui/show-alert.tsx'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { pageIn } from '../page-in.ts'
import { usePageTitle } from '../use-page-title.ts'

type Answer = AnswerOf<typeof listAccessRequests>

export function RequestsPage() {
  usePageTitle(texts.title)
  const [params, setParams] = useSearchParams()
  const state = REQUEST_STATES.find((each) => each === params.get('state')) ?? 'new'
  const go = (to: RequestState, page = 1) => setParams({ state: to, ...(page > 1 && { page: String(page) }) })
  const found = useEndpoint(listAccessRequests, { query: { state, page: pageIn(params) } })
  const counts = found.data?.counts
  const { opening, setOpening, opened, setOpened, settle, actions } = useRequestActions()
  return (
    <div className={classes.narrow}>
      <PageHead title={texts.title} subtitle={texts.subtitle}>
        <ExportList list={exportAccessRequests} filters={{ state }} name={`requests-${state}`} />
      </PageHead>
      <div className={classes.banners}>
        {opened && <OpenedPanel opened={opened} onClose={() => setOpened(undefined)} />}
        <FailureAlert text={settle.error && failureText(settle.error, texts.notSaved)} onClose={settle.reset} />
        <Segments
          legend={texts.choose}
          hidesLegend
          name="state"
          value={state}
          options={REQUEST_STATES.map((value) => ({
            value,
            label: counts ? texts.withCount(texts.states[value], countIn('en', counts[value])) : texts.states[value],
          }))}
          onChange={(to) => go(to)}
        />
      </div>
      <Card flush label={texts.states[state]}>
        {found.isPending && <Loading sentence={texts.loading} rows={6} widths={[160, 240, 120]} />}
        {found.error && <ErrorNotice title={failureText(found.error, texts.loadFailed)} query={found} />}
        {found.data && <Asked state={state} {...found.data} actions={actions} onPage={(page) => go(state, page)} />}
      </Card>
      {opening && (
        <OpenAccount
          request={opening}
          onOpened={(done) => {
            setOpening(undefined)
            setOpened(done)
            void found.refetch()
          }}
          onClose={() => setOpening(undefined)}
        />
      )}
    </div>
  )
}

function useRequestActions() {
  const outdate = useOutdate()
  const [opening, setOpening] = useState<AccessRequest>()
  const [opened, setOpened] = useState<Opened>()
  const settle = useSend(settleAccessRequest)
  const move = (request: AccessRequest, to: 'new' | 'answered' | 'refused') =>
    settle.mutate(
      { params: { requestId: request.id }, body: { state: to } },
      {
        onSuccess: () => {
          outdate(listAccessRequests)
          showToast({ text: () => texts.moved(request.company) })
        },
      },
    )
  const actions: RequestActions = { open: setOpening, settle: move }
  return { opening, setOpening, opened, setOpened, settle, actions }
}

function OpenedPanel({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  const { clientId, name, wasSent } = opened
  return (
    <AlertPanel
      kind="success"
      takesFocus
      onClose={onClose}
      actions={<Link to={staffClientPath(clientId)}>{texts.toClient}</Link>}
    >
      {wasSent ? texts.opened(name) : texts.openedUnsent(name)}
    </AlertPanel>
  )
}

type AskedProps = Pick<Answer, 'data' | 'pagination'> & {
  readonly state: RequestState
  readonly actions: RequestActions
  readonly onPage: (page: number) => void
}

function Asked({ state, data, pagination, actions, onPage }: AskedProps) {
  if (data.length === 0) return <EmptyState icon="mail" title={texts.empty[state]} text={texts.emptyHint} />
  return (
    <>
      <DataTable label={texts.states[state]} columns={requestColumns(actions)} rows={data} rowKey={({ id }) => id} />
      <ListFooter pagination={pagination} rows={data.length} showing={texts.showing} onPage={onPage} />
    </>
  )
}
