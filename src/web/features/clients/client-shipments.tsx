// The shipments of one client, for staff.
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { z } from 'zod'
import type { shipmentRow } from '#contract/shipments.ts'
import { texts } from '#texts/en/staff.ts'
import { usePlaces } from '../../api/places.ts'
import type { Column } from '../../ui/data-table.tsx'
import { type Sorted, sortBy } from '../../ui/list-order.tsx'
import { destinationOf, ShipmentDuty, ShipmentValue } from '../../ui/shipment-facts.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UnreadComments } from '../../ui/unread-comments.tsx'
import { instantDay } from '../../ui/when-text.ts'
import { type Searched, SearchedList } from './searched-list.tsx'

type ShipmentRow = z.output<typeof shipmentRow>

const WORDS = {
  label: texts.shipments,
  loading: texts.loadingShipments,
  failed: texts.loadShipmentsFailed,
  none: texts.noShipments,
  noneYet: texts.noShipmentsYet,
  showing: texts.showingShipments,
}

export function ClientShipments({ order, onOrder, ...searched }: Searched<ShipmentRow> & Sorted) {
  const places = usePlaces()
  return (
    <SearchedList
      {...searched}
      words={WORDS}
      icon="box"
      columns={columnsBy({ order, onOrder })}
      widths={[140, 90, 130, 90, 90, 120, 80]}
      to={(row) => places.shipment(row.id)}
    />
  )
}

function Status({ row: { status, unreadComments } }: { readonly row: ShipmentRow }) {
  return (
    <>
      <StatusBadge status={status} /> <UnreadComments count={unreadComments} />
    </>
  )
}

const counted = (n: number): string => n.toLocaleString('en-CA')

const columnsBy = (sorted: Sorted): readonly Column<ShipmentRow>[] => [
  {
    key: 'reference',
    header: texts.shipmentReference,
    isSubject: true,
    width: '18%',
    sort: sortBy('reference', sorted),
    cell: (row) => <span className="mono">{row.reference}</span>,
  },
  { key: 'status', header: texts.status, cell: (row) => <Status row={row} /> },
  {
    key: 'items',
    header: texts.items,
    cell: (row) => texts.itemsAndSkus(counted(row.itemCount), counted(row.skuCount)),
  },
  {
    key: 'value',
    header: texts.valueCad,
    phoneLabel: texts.valueCad,
    isNumber: true,
    sort: sortBy('value', sorted),
    cell: (row) => <ShipmentValue row={row} />,
  },
  {
    key: 'duty',
    header: texts.dutyCad,
    phoneLabel: texts.dutyCad,
    isNumber: true,
    sort: sortBy('duty', sorted),
    cell: (row) => <ShipmentDuty row={row} />,
  },
  {
    key: 'destination',
    header: texts.destination,
    sort: sortBy('destination', sorted),
    cell: destinationOf,
  },
  {
    key: 'created',
    header: texts.created,
    sort: sortBy('created', sorted),
    phoneLabel: texts.created,
    cell: (row) => instantDay('en', row.createdAt),
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
