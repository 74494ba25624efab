// The client list for staff in its faces: loading, failed, none found, rows with pages.
import { Button } from '@mantine/core'
import type { z } from 'zod'
import type { clientRow, listClients } from '#contract/staff.ts'
import { dateText, dayIn } from '#domain/calendar.ts'
import { texts } from '#texts/staff.ts'
import { failureText } from '../../api/failures.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'

type ClientRow = z.output<typeof clientRow>

type Props = {
  readonly clients: {
    readonly data: z.output<typeof listClients.answer> | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly isFetching: boolean
  }
  readonly search: string
  readonly onRetry: () => void
  readonly onClear: () => void
  readonly onPage: (page: number) => void
}

export function ClientList({ clients, search, onRetry, onClear, onPage }: Props) {
  const { data, isError, error, isFetching } = clients
  if (isError)
    return (
      <Card flush label={texts.clients}>
        <ErrorNotice
          title={texts.loadClientsFailed}
          text={failureText(error, { noConnection: texts.noConnection, other: texts.loadClientsFailed })}
          onRetry={onRetry}
          retrying={isFetching}
        />
      </Card>
    )
  if (!data)
    return (
      <Card flush label={texts.clients}>
        <Loading sentence={texts.loadingClients} rows={8} widths={[180, 160, 80]} />
      </Card>
    )
  if (data.data.length === 0)
    return (
      <Card flush label={texts.clients}>
        <EmptyState
          icon="search"
          title={texts.noClients}
          text={search ? texts.nothingMatches(search) : texts.noClientsYet}
          action={search && <Button onClick={onClear}>{texts.clearSearch}</Button>}
        />
      </Card>
    )
  return (
    <Card flush label={texts.clients}>
      <DataTable label={texts.clients} columns={COLUMNS} rows={data.data} rowKey={(row) => row.id} />
      <ListFooter pagination={data.pagination} rows={data.data.length} showing={texts.showing} onPage={onPage} />
    </Card>
  )
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

const COLUMNS: readonly Column<ClientRow>[] = [
  { key: 'name', header: texts.clientName, isSubject: true, width: '40%', cell: (row) => row.name },
  { key: 'email', header: texts.email, cell: (row) => <span className="dim">{row.email}</span> },
  {
    key: 'joined',
    header: texts.joined,
    phoneLabel: texts.joined,
    cell: (row) => dateText(dayIn(ZONE, new Date(row.createdAt))),
  },
]
