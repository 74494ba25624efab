// The shipments of one client, for staff.
import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import type { listShipments, shipmentRow } from '#contract/shipments.ts'
import { dateText, dayIn } from '#domain/calendar.ts'
import { texts } from '#texts/staff.ts'
import { listFailure } from '../../api/list-failure.ts'
import { usePlaces } from '../../api/places.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { useRowKeys } from '../../ui/row-keys.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

type ShipmentRow = z.output<typeof shipmentRow>

type Props = {
  readonly shipments: {
    readonly data: z.output<typeof listShipments.answer> | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly isFetching: boolean
  }
  readonly search: string
  readonly onRetry: () => void
  readonly onClear: () => void
  readonly onPage: (page: number) => void
}

const SENTENCES = { noConnection: texts.noConnection, other: texts.loadShipmentsFailed }

export function ClientShipments({ shipments, search, onRetry, onClear, onPage }: Props) {
  return (
    <ListCard
      label={texts.shipments}
      answer={shipments.data}
      failure={listFailure(shipments, SENTENCES)}
      isFetching={shipments.isFetching}
      onRetry={onRetry}
      loading={texts.loadingShipments}
      widths={[140, 90, 130, 80]}
      empty={
        <EmptyState
          icon={search ? 'search' : 'box'}
          title={texts.noShipments}
          text={search ? texts.nothingMatches(search) : texts.noShipmentsYet}
          action={search && <Button onClick={onClear}>{texts.clearSearch}</Button>}
        />
      }
      showing={texts.showingShipments}
      onPage={onPage}
      hasKeys
    >
      {(rows) => <Rows rows={rows} />}
    </ListCard>
  )
}

function Rows({ rows }: { readonly rows: readonly ShipmentRow[] }) {
  const navigate = useNavigate()
  const places = usePlaces()
  const open = (row: ShipmentRow) => void navigate(places.shipment(row.id))
  const active = useRowKeys(rows, (row) => row.id, open)
  return (
    <DataTable
      label={texts.shipments}
      columns={COLUMNS}
      rows={rows}
      rowKey={(row) => row.id}
      activeKey={active}
      onOpen={open}
    />
  )
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
const counted = (n: number): string => n.toLocaleString('en-CA')

const COLUMNS: readonly Column<ShipmentRow>[] = [
  {
    key: 'reference',
    header: texts.shipmentReference,
    isSubject: true,
    width: '30%',
    cell: (row) => <span className="mono">{row.reference}</span>,
  },
  { key: 'status', header: texts.status, cell: (row) => <StatusBadge status={row.status} /> },
  {
    key: 'items',
    header: texts.items,
    cell: (row) => texts.itemsAndSkus(counted(row.itemCount), counted(row.skuCount)),
  },
  {
    key: 'created',
    header: texts.created,
    phoneLabel: texts.created,
    cell: (row) => dateText(dayIn(ZONE, new Date(row.createdAt))),
  },
  { key: 'action', header: texts.action, isNumber: true, cell: (row) => <Details row={row} /> },
]

function Details({ row }: { readonly row: ShipmentRow }) {
  const places = usePlaces()
  return (
    <Button
      size="xs"
      component={Link}
      to={places.shipment(row.id)}
      aria-label={`${texts.viewDetails}, ${row.reference}`}
    >
      {texts.viewDetails}
    </Button>
  )
}
