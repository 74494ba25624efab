// The client list for staff.
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { z } from 'zod'
import type { clientRow } from '#contract/staff.ts'
import { texts } from '#texts/en/staff.ts'
import { staffClientPath } from '../../paths.ts'
import type { Column } from '../../ui/data-table.tsx'
import { instantDay } from '../../ui/when-text.ts'
import { type Searched, SearchedList } from './searched-list.tsx'

type ClientRow = z.output<typeof clientRow>

const WORDS = {
  label: texts.clients,
  loading: texts.loadingClients,
  failed: texts.loadClientsFailed,
  none: texts.noClients,
  noneYet: texts.noClientsYet,
  showing: texts.showing,
}

export const ClientList = (searched: Searched<ClientRow>) => (
  <SearchedList
    {...searched}
    words={WORDS}
    icon="search"
    columns={COLUMNS}
    widths={[180, 160, 80]}
    to={(row) => staffClientPath(row.id)}
  />
)

const COLUMNS: readonly Column<ClientRow>[] = [
  { key: 'name', header: texts.clientName, isSubject: true, width: '34%', cell: (row) => row.name },
  { key: 'email', header: texts.email, cell: (row) => <span className="dim">{row.email}</span> },
  {
    key: 'joined',
    header: texts.joined,
    phoneLabel: texts.joined,
    width: '120px',
    cell: (row) => instantDay('en', row.createdAt),
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
