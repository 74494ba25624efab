// Work behind the screens: how much there is of each kind, and what needs somebody.
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { dropJob, listJobs, retryJob } from '#contract/jobs.ts'
import { texts } from '#texts/en/jobs.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'
import { FailureAlert, showToast } from '../../ui/show-alert.tsx'

type Found = AnswerOf<typeof listJobs>['data']
type Job = Found['jobs'][number]

/** Milliseconds between two looks. */
const LOOK_EVERY = 5000

export function JobsPanel() {
  const [page, setPage] = useState(1)
  const [alert, setAlert] = useState<string>()
  const [asked, setAsked] = useState<Job>()
  const outdate = useOutdate()
  const found = useEndpoint(listJobs, { query: { page } }, { keepLast: true, refetchEvery: LOOK_EVERY })
  const retry = useSend(retryJob)
  const drop = useSend(dropJob)
  const handlers = (done: string, other: string) => ({
    onSuccess: () => {
      showToast({ text: () => done })
      outdate(listJobs)
    },
    onError: (error: unknown) => setAlert(failureText(error, other)),
  })
  const begin = ({ id }: Job) => {
    setAlert(undefined)
    retry.mutate({ params: { jobId: id } }, handlers(texts.retried, texts.retryFailed))
  }
  const data = found.data?.data
  return (
    <>
      <p className="sm dim">{texts.sectionHint}</p>
      <Card flush={data !== undefined} title={texts.sectionTitle} label={texts.sectionTitle}>
        {!data && found.isPending && <Loading sentence={texts.loading} rows={4} widths={[160, 80]} />}
        {found.error && (
          <ErrorNotice inline={data !== undefined} title={failureText(found.error, texts.loadFailed)} query={found} />
        )}
        {data && <DataTable label={texts.sectionTitle} columns={KINDS} rows={data.kinds} rowKey={({ kind }) => kind} />}
      </Card>
      {data && (
        <Card flush={data.jobs.length > 0} title={texts.open} label={texts.open}>
          <FailureAlert text={alert} onClose={() => setAlert(undefined)} />
          {data.jobs.length === 0 && <p className="sm dim">{texts.none}</p>}
          {data.jobs.length > 0 && (
            <DataTable
              label={texts.open}
              columns={[...JOBS, changeColumn(begin, setAsked)]}
              rows={data.jobs}
              rowKey={({ id }) => id}
            />
          )}
          {found.data && found.data.pagination.lastPage > 1 && (
            <ListFooter
              pagination={found.data.pagination}
              rows={data.jobs.length}
              showing={texts.showing}
              onPage={setPage}
            />
          )}
        </Card>
      )}
      {asked && (
        <Confirm
          title={texts.dropTitle}
          action={texts.drop}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            setAlert(undefined)
            drop.mutate({ params: { jobId: asked.id } }, handlers(texts.dropped, texts.dropFailed))
          }}
        >
          {texts.dropText}
        </Confirm>
      )}
    </>
  )
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const text = (count: number): string => count.toLocaleString('en-CA')
const NAMES: Readonly<Record<string, string>> = texts.kinds
const nameOf = ({ kind }: { readonly kind: string }): string => NAMES[kind] ?? kind

type Kind = Found['kinds'][number]
const countColumn = (key: 'waiting' | 'running' | 'again' | 'failed'): Column<Kind> => ({
  key,
  header: texts[key],
  phoneLabel: texts[key],
  cell: (row) => text(row[key]),
})
const KINDS: readonly Column<Kind>[] = [
  { key: 'kind', header: texts.kind, isSubject: true, cell: nameOf },
  ...(['waiting', 'running', 'again', 'failed'] as const).map(countColumn),
]

const JOBS: readonly Column<Job>[] = [
  { key: 'kind', header: texts.kind, isSubject: true, cell: nameOf },
  {
    key: 'asked',
    header: texts.askedFor,
    phoneLabel: texts.askedFor,
    cell: ({ askedBy, askedAt }) => texts.asked(askedBy, WHEN.format(new Date(askedAt))),
  },
  {
    key: 'state',
    header: texts.state,
    phoneLabel: texts.state,
    cell: ({ state, tries, progress }) =>
      [
        texts.states[state],
        ...(tries > 0 ? [texts.tries(tries)] : []),
        ...(progress?.of ? [texts.progress(text(progress.done), text(progress.of))] : []),
      ].join(' · '),
  },
  { key: 'why', header: texts.why, phoneLabel: texts.why, cell: ({ reason }) => reason },
]

const changeColumn = (onRetry: (job: Job) => void, onDrop: (job: Job) => void): Column<Job> => ({
  key: 'change',
  header: texts.retry,
  cell: (job) =>
    job.state === 'failed' && (
      <>
        <Button size="xs" aria-label={texts.retryOf(nameOf(job))} onClick={() => onRetry(job)}>
          {texts.retry}
        </Button>{' '}
        <Button size="xs" onClick={() => onDrop(job)}>
          {texts.drop}
        </Button>
      </>
    ),
})
