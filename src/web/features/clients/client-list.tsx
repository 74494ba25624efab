// The client list for staff.
import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import type { clientRow, listClients } from '#contract/staff.ts'
import { dateText, dayIn } from '#domain/calendar.ts'
import { texts } from '#texts/staff.ts'
import { listFailure } from '../../api/list-failure.ts'
import { staffClientPath } from '../../paths.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { useRowKeys } from '../../ui/row-keys.ts'

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

const SENTENCES = { noConnection: texts.noConnection, other: texts.loadClientsFailed }

export function ClientList({ clients, search, onRetry, onClear, onPage }: Props) {
  return (
    <ListCard
      label={texts.clients}
      answer={clients.data}
      failure={listFailure(clients, SENTENCES)}
      isFetching={clients.isFetching}
      onRetry={onRetry}
      loading={texts.loadingClients}
      widths={[180, 160, 80]}
      empty={
        <EmptyState
          icon="search"
          title={texts.noClients}
          text={search ? texts.nothingMatches(search) : texts.noClientsYet}
          action={search && <Button onClick={onClear}>{texts.clearSearch}</Button>}
        />
      }
      showing={texts.showing}
      onPage={onPage}
      hasKeys
    >
      {(rows) => <Rows rows={rows} />}
    </ListCard>
  )
}

function Rows({ rows }: { readonly rows: readonly ClientRow[] }) {
  const navigate = useNavigate()
  const open = (row: ClientRow) => void navigate(staffClientPath(row.id))
  const active = useRowKeys(rows, (row) => row.id, open)
  return (
    <DataTable
      label={texts.clients}
      columns={COLUMNS}
      rows={rows}
      rowKey={(row) => row.id}
      activeKey={active}
      onOpen={open}
    />
  )
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

const COLUMNS: readonly Column<ClientRow>[] = [
  { key: 'name', header: texts.clientName, isSubject: true, width: '34%', cell: (row) => row.name },
  { key: 'email', header: texts.email, cell: (row) => <span className="dim">{row.email}</span> },
  {
    key: 'joined',
    header: texts.joined,
    phoneLabel: texts.joined,
    cell: (row) => dateText(dayIn(ZONE, new Date(row.createdAt))),
  },
  {
    key: 'action',
    header: texts.action,
    isNumber: true,
    cell: (row) => (
      <Button
        size="xs"
        component={Link}
        to={staffClientPath(row.id)}
        aria-label={`${texts.viewShipments}, ${row.name}`}
      >
        {texts.viewShipments}
      </Button>
    ),
  },
]
