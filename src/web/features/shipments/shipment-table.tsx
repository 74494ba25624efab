// The rows of the shipment list. On phones each row is a card.
import { Button, Checkbox } from '@mantine/core'
import { type Language, wordsIn } from '#words/language.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Link } from 'react-router'
import type { z } from 'zod'
import { completeData, type shipmentRow } from '#contract/shipments.ts'
import type { OrderedBy } from '#domain/shipment/list-order.ts'
import { knownStatus } from '#domain/shipment/status.ts'
import { texts as en } from '#texts/en/dashboard.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { useAskAhead } from '../../api/hooks.ts'
import { usePlaces } from '../../api/places.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Icon } from '../../ui/icons.tsx'
import { type Sorted, sortBy } from '../../ui/list-order.tsx'
import { destinationOf, ShipmentDuty, ShipmentValue } from '../../ui/shipment-facts.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UnreadComments } from '../../ui/unread-comments.tsx'
import { instantDay } from '../../ui/when-text.ts'
import classes from './shipment-table.module.css'

export type ShipmentRow = z.output<typeof shipmentRow>

type Props = {
  readonly rows: readonly ShipmentRow[]
  readonly activeId: string | undefined
  readonly onOpen: (row: ShipmentRow) => void
  /** While shipments can be chosen. A click in a row then chooses it; with Shift, all rows from the last one to it. */
  readonly choosing: Choosing | undefined
  /** Columns that are left out. */
  readonly hidden: readonly string[]
} & Sorted

type Choosing = {
  readonly ids: ReadonlySet<string>
  readonly onToggle: (row: ShipmentRow) => void
  readonly onUpTo: (row: ShipmentRow) => void
  readonly onPage: (all: boolean) => void
}

export function ShipmentTable({ rows, activeId, onOpen, choosing, order, onOrder, hidden }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const choose = (row: ShipmentRow, { shiftKey }: { readonly shiftKey: boolean }) =>
    shiftKey ? choosing?.onUpTo(row) : choosing?.onToggle(row)
  const columns = columnsIn(language, (by) => sortBy(by, { order, onOrder })).filter(({ key }) => !hidden.includes(key))
  return (
    <div className={classes.shipments} data-choosing={choosing ? true : undefined}>
      <DataTable
        label={texts.list}
        columns={choosing ? [chooseColumn(language, rows, choosing), ...columns] : columns}
        rows={rows}
        rowKey={(row) => row.id}
        activeKey={activeId}
        onOpen={choosing ? choose : onOpen}
        chosen={choosing?.ids}
      />
    </div>
  )
}

function chooseColumn(
  language: Language,
  rows: readonly ShipmentRow[],
  { ids, onToggle, onUpTo, onPage }: Choosing,
): Column<ShipmentRow> {
  const texts = wordsIn(language, en)
  const here = rows.filter((row) => ids.has(row.id)).length
  return {
    key: 'choose',
    width: '44px',
    header: (
      <Checkbox
        aria-label={texts.selectPage}
        checked={here === rows.length}
        indeterminate={here > 0 && here < rows.length}
        onChange={(event) => onPage(event.currentTarget.checked)}
      />
    ),
    cell: (row) => (
      <Checkbox
        aria-label={texts.select(row.reference)}
        checked={ids.has(row.id)}
        onChange={({ nativeEvent }) =>
          nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? onUpTo(row) : onToggle(row)
        }
      />
    ),
  }
}

const columnsIn = (
  language: Language,
  sortOf: (by: OrderedBy) => Column<ShipmentRow>['sort'],
): readonly Column<ShipmentRow>[] => {
  const texts = wordsIn(language, en)
  return [
    {
      key: 'reference',
      header: texts.reference,
      isSubject: true,
      sort: sortOf('reference'),
      cell: (row) => <Reference row={row} />,
    },
    { key: 'status', header: texts.status, width: '24%', cell: (row) => <Status row={row} /> },
    {
      key: 'units',
      header: texts.skusUnits,
      isNumber: true,
      width: '130px',
      cell: (row) => (
        <>
          <strong>{countIn(language, row.skuCount)}</strong> <span className="faint">/</span>{' '}
          {countIn(language, row.itemCount)} <span className={classes.unitsWord}>{texts.unitsWord(row.itemCount)}</span>
        </>
      ),
    },
    {
      key: 'value',
      header: texts.valueCad,
      phoneLabel: texts.valueCad,
      isNumber: true,
      sort: sortOf('value'),
      cell: (row) => <ShipmentValue row={row} />,
    },
    {
      key: 'duty',
      header: texts.dutyCad,
      phoneLabel: texts.dutyCad,
      isNumber: true,
      sort: sortOf('duty'),
      cell: (row) => <ShipmentDuty row={row} />,
    },
    { key: 'destination', header: texts.destination, sort: sortOf('destination'), cell: destinationOf },
    {
      key: 'created',
      header: texts.created,
      sort: sortOf('created'),
      cell: (row) => instantDay(language, row.createdAt),
    },
    {
      key: 'action',
      header: texts.action,
      isNumber: true,
      cell: (row) => <Manage row={row} />,
    },
  ]
}

/** First characters of an id, enough to tell two shipments apart; the whole stands in the tooltip. */
const ID_SHOWN = 8

function Reference({ row }: { readonly row: ShipmentRow }) {
  const texts = useTexts(en)
  const places = usePlaces()
  const askAhead = useAskAhead(completeData)
  return (
    <>
      <Link
        to={places.shipment(row.id)}
        className={`mono ${classes.reference}`}
        onClick={() => askAhead({ params: { id: row.id } })}
      >
        {row.reference}
      </Link>
      <span className={classes.id} title={row.id}>
        {texts.id(row.id.slice(0, ID_SHOWN))}
      </span>
    </>
  )
}

function Manage({ row }: { readonly row: ShipmentRow }) {
  const texts = useTexts(en)
  const places = usePlaces()
  const askAhead = useAskAhead(completeData)
  return (
    <Button
      size="xs"
      component={Link}
      to={places.shipment(row.id)}
      aria-label={`${texts.manage} ${row.reference}`}
      onClick={() => askAhead({ params: { id: row.id } })}
    >
      {texts.manage}
    </Button>
  )
}

/** Staff who look as the client does are not told what they have not read themselves. */
function Status({ row }: { readonly row: ShipmentRow }) {
  const { viewOnly } = useClientAccess()
  return (
    <span className={classes.status}>
      <StatusBadge status={row.status} />
      <Readiness row={row} />
      <Proposed row={row} />
      {!viewOnly && <UnreadComments count={row.unreadComments} />}
    </span>
  )
}

const isOpen = ({ status }: ShipmentRow): boolean => OPEN.includes(knownStatus(status) ?? '')
const OPEN: readonly string[] = ['created', 'open', 'pending', 'declared']

/** Codes that wait for a person. */
function Proposed({ row }: { readonly row: ShipmentRow }) {
  const texts = useTexts(en)
  if (!isOpen(row) || row.proposedCodeCount === 0) return null
  return (
    <span className={`${classes.note} tone-ai`}>
      <Icon name="spark" /> {texts.codesProposed(row.proposedCodeCount, row.codeCount)}
    </span>
  )
}

/** Only while customs data can still change: what is missing, or that nothing is. What a pending one lacks beside fields is its certificate. */
function Readiness({ row }: { readonly row: ShipmentRow }) {
  const texts = useTexts(en)
  if (!isOpen(row) || row.skuCount === 0) return null
  if (row.missingFieldCount > 0)
    return (
      <span className={`${classes.note} tone-bad`}>
        <Icon name="warning" /> {texts.fieldsMissing(row.missingFieldCount)}
      </span>
    )
  const [stop] = row.stops ?? []
  if (stop)
    return (
      <span className={`${classes.note} tone-bad`}>
        <Icon name="warning" /> {texts.stops[stop.id] ?? stop.sentence}
      </span>
    )
  if (knownStatus(row.status) === 'pending')
    return (
      <span className={`${classes.note} tone-warn`}>
        <Icon name="warning" /> {texts.certificateOpen}
      </span>
    )
  if (knownStatus(row.status) !== 'declared') return null
  return (
    <span className={`${classes.note} tone-ok`}>
      <Icon name="check" /> {texts.readyToInvoice}
    </span>
  )
}
