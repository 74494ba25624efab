// What waits for staff over all clients. Queue and page stand in the address.
import { Link, useSearchParams } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { listQueue, QUEUES, type Queue } from '#contract/staff-queue.ts'
import { parseDate } from '#domain/calendar.ts'
import { texts } from '#texts/en/staff-queue.ts'
import { countIn, dateIn } from '#words/local-text.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { cataloguePath, certificatesPath, staffClientPath, staffShipmentPath, staffViewPath } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Segments } from '../../ui/segments.tsx'
import { UnreadComments } from '../../ui/unread-comments.tsx'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { pageIn } from '../page-in.ts'
import { usePageTitle } from '../use-page-title.ts'

type Answer = AnswerOf<typeof listQueue>
type Row = Answer['data'][number]

export function QueuePage() {
  usePageTitle(texts.title)
  const [params, setParams] = useSearchParams()
  const queue = QUEUES.find((each) => each === params.get('queue')) ?? 'ready'
  const go = (to: Queue, page = 1) => setParams({ queue: to, ...(page > 1 && { page: String(page) }) })
  const found = useEndpoint(listQueue, { query: { queue, page: pageIn(params) } })
  const waiting = found.data?.waiting
  return (
    <div className={classes.narrow}>
      <PageHead title={texts.title} subtitle={texts.subtitle} />
      <div className={classes.banners}>
        <Segments
          legend={texts.choose}
          hidesLegend
          name="queue"
          value={queue}
          options={QUEUES.map((value) => ({
            value,
            label: waiting ? texts.withCount(texts.queues[value], countIn('en', waiting[value])) : texts.queues[value],
          }))}
          onChange={(to) => go(to)}
        />
      </div>
      <Card flush label={texts.queues[queue]}>
        {found.isPending && <Loading sentence={texts.loading} rows={6} widths={[160, 180, 240]} />}
        {found.error && <ErrorNotice title={failureText(found.error, texts.loadFailed)} query={found} />}
        {found.data && <Waiting queue={queue} {...found.data} onPage={(page) => go(queue, page)} />}
      </Card>
    </div>
  )
}

type WaitingProps = Pick<Answer, 'data' | 'pagination'> & {
  readonly queue: Queue
  readonly onPage: (page: number) => void
}

function Waiting({ queue, data, pagination, onPage }: WaitingProps) {
  if (data.length === 0) return <EmptyState icon="list-check" title={texts.empty[queue]} text={texts.emptyHint} />
  return (
    <>
      <DataTable label={texts.queues[queue]} columns={columnsOf(queue)} rows={data} rowKey={({ key }) => key} />
      <ListFooter pagination={pagination} rows={data.length} showing={texts.showing} onPage={onPage} />
    </>
  )
}

/** Where the thing is put right. */
function placeOf(queue: Queue, { client, shipment, subject }: Row): string {
  if (queue === 'certificate') return certificatesPath(staffClientPath(client.id), '?list=ending')
  if (queue === 'rule') return cataloguePath(staffViewPath(client.id), subject)
  return shipment ? staffShipmentPath(client.id, shipment.id) : staffClientPath(client.id)
}

const columnsOf = (queue: Queue): readonly Column<Row>[] => [
  {
    key: 'subject',
    header: texts.subject,
    isSubject: true,
    isBeside: true,
    width: '24%',
    cell: (row) => (
      <Link to={placeOf(queue, row)} aria-label={texts.open(row.subject, row.client.name)}>
        {row.subject}
      </Link>
    ),
  },
  {
    key: 'client',
    header: texts.client,
    width: '22%',
    cell: ({ client }) => <Link to={staffClientPath(client.id)}>{client.name}</Link>,
  },
  {
    key: 'why',
    header: texts.why,
    cell: ({ reasons, unreadComments }) => (
      <>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <UnreadComments count={unreadComments} />
      </>
    ),
  },
  {
    key: 'day',
    header: texts.day[queue],
    phoneLabel: texts.day[queue],
    width: '120px',
    cell: ({ day }) => {
      const read = parseDate(day ?? '')
      return read ? dateIn('en', read) : ''
    },
  },
]
