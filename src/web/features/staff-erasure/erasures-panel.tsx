// Who asked to be erased, whom nobody has heard of for long, and who was erased.
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { listErasures } from '#contract/erasure.ts'
import { parseDate } from '#domain/calendar.ts'
import { texts } from '#texts/en/staff-erasure.ts'
import { dateIn } from '#words/local-text.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { staffClientPath } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import css from './erasure.module.css'

type Found = AnswerOf<typeof listErasures>['data']
type Waiting = Found['asked'][number]
type Erased = Found['erased'][number]

export function ErasuresPanel() {
  const erasures = useEndpoint(listErasures, {}, { refetchOnFocus: true })
  const found = erasures.data?.data
  if (!found)
    return (
      <Card title={texts.sectionTitle} label={texts.sectionTitle}>
        {erasures.isPending && <Loading sentence={texts.loading} rows={4} widths={[200, 160]} />}
        {erasures.error && (
          <ErrorNotice title={texts.loadFailed} text={failureText(erasures.error, texts.loadFailed)} query={erasures} />
        )}
      </Card>
    )
  return (
    <div className={css.panels}>
      <p className="sm dim">{texts.sectionHint}</p>
      <Listed title={texts.requests} none={texts.noRequests} rows={found.asked} since={texts.askedAt} />
      <Listed title={texts.dormant} none={texts.noDormant} rows={found.dormant} since={texts.since} />
      <Card flush={found.erased.length > 0} title={texts.erasures} label={texts.erasures}>
        {found.erased.length === 0 && <p className="sm dim">{texts.noErasures}</p>}
        {found.erased.length > 0 && (
          <DataTable label={texts.erasures} columns={ERASED} rows={found.erased} rowKey={(row) => row.clientId} />
        )}
      </Card>
    </div>
  )
}

type ListedProps = {
  readonly title: string
  readonly none: string
  readonly rows: readonly Waiting[]
  readonly since: string
}

function Listed({ title, none, rows, since }: ListedProps) {
  const columns: readonly Column<Waiting>[] = [
    {
      key: 'client',
      header: texts.client,
      isSubject: true,
      cell: ({ id, name }) => <Link to={staffClientPath(id)}>{name}</Link>,
    },
    { key: 'since', header: since, phoneLabel: since, cell: (row) => dayText(row.since) },
  ]
  return (
    <Card flush={rows.length > 0} title={title} label={title}>
      {rows.length === 0 && <p className="sm dim">{none}</p>}
      {rows.length > 0 && <DataTable label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </Card>
  )
}

const ERASED: readonly Column<Erased>[] = [
  {
    key: 'client',
    header: texts.client,
    isSubject: true,
    cell: ({ clientId, pseudonym, endedAt }) =>
      endedAt ? pseudonym : <Link to={staffClientPath(clientId)}>{pseudonym}</Link>,
  },
  { key: 'erased', header: texts.erasedAt, phoneLabel: texts.erasedAt, cell: ({ erasedAt }) => dayText(erasedAt) },
  { key: 'by', header: texts.by, phoneLabel: texts.by, cell: ({ erasedBy }) => erasedBy },
  { key: 'kept', header: texts.kept, phoneLabel: texts.kept, cell: keptText },
  { key: 'found', header: texts.found, phoneLabel: texts.found, cell: ({ found }) => found ?? texts.notSearched },
]

function keptText({ endedAt, keptUntil }: Erased): string {
  if (endedAt) return texts.gone(dayText(endedAt))
  return keptUntil ? dayText(keptUntil) : texts.nothing
}

function dayText(instant: string): string {
  const day = parseDate(instant.slice(0, 10))
  return day ? dateIn('en', day) : instant
}
