// What is in the freight cart, of all clients or of one: newest first, with the way back to the shipment.
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listFreightCarts } from '#contract/freight.ts'
import { rateName } from '#domain/freight/rate-name.ts'
import { amountText, decimal, money } from '#domain/money.ts'
import { texts as freightTexts } from '#texts/en/freight.ts'
import { texts } from '#texts/en/staff-cart.ts'
import { listFailure } from '../../api/list-failure.ts'
import { staffShipmentPath } from '../../paths.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { Tag } from '../../ui/tag.tsx'
import { instantDay } from '../../ui/when-text.ts'
import css from './cart-list.module.css'

type Carts = AnswerOf<typeof listFreightCarts>
export type CartRow = Carts['data'][number]

type Props = {
  readonly carts: {
    readonly data: Carts | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly isFetching: boolean
  }
  /** Only one client's carts are asked for. */
  readonly ofOneClient: boolean
  readonly onRetry: () => void
  readonly onPage: (page: number) => void
  readonly onRemove: (row: CartRow) => void
}

export function CartList({ carts, ofOneClient, onRetry, onPage, onRemove }: Props) {
  const columns = [...COLUMNS, actionColumn(onRemove)]
  return (
    <ListCard
      label={texts.cartTitle}
      answer={carts.data}
      failure={listFailure(carts, freightTexts.loadCartsFailed)}
      isFetching={carts.isFetching}
      onRetry={onRetry}
      loading={texts.loadingCarts}
      widths={[140, 120, 140, 80, 90]}
      empty={<EmptyState icon="cart" title={texts.empty} text={ofOneClient ? texts.emptyOfClient : texts.emptyHint} />}
      showing={texts.showing}
      onPage={onPage}
    >
      {(rows) => <DataTable label={texts.cartTitle} columns={columns} rows={rows} rowKey={(row) => row.cart_id} />}
    </ListCard>
  )
}

const COLUMNS: readonly Column<CartRow>[] = [
  {
    key: 'shipment',
    header: texts.shipment,
    isSubject: true,
    cell: (row) => (
      <span className={css.two}>
        <Link className="mono" to={`${staffShipmentPath(row.clientId, row.shipmentId)}?tab=plans`}>
          {row.reference}
        </Link>
        <span className={`xs faint ${css.plain}`}>{row.clientName}</span>
      </span>
    ),
  },
  {
    key: 'to',
    header: texts.goesTo,
    phoneLabel: texts.goesTo,
    cell: (row) => (
      <span className={css.two}>
        <span className="mono">{row.warehouse_id ?? texts.notKnown}</span>
        {row.shipment_id && <span className="xs faint mono">{row.shipment_id}</span>}
      </span>
    ),
  },
  { key: 'carrier', header: texts.carrier, cell: (row) => rateName(row.carrier, row.service) },
  {
    key: 'load',
    header: texts.load,
    cell: (row) => texts.boxesAndWeight(texts.boxCount(row.number_of_boxes), decimal(String(row.weight)).toFixed(1)),
  },
  { key: 'total', header: texts.totalColumn, phoneLabel: texts.totalColumn, isNumber: true, cell: totalText },
  { key: 'state', header: texts.stateColumn, cell: (row) => <State row={row} /> },
  {
    key: 'added',
    header: texts.addedColumn,
    phoneLabel: texts.addedColumn,
    cell: (row) => texts.addedBy(row.addedBy, instantDay('en', row.addedAt)),
  },
]

function totalText({ total, currency }: CartRow): string {
  const amount = decimal(String(total))
  const known = currency === 'USD' || currency === 'CAD' ? amountText(money(currency, amount)) : amount.toFixed(2)
  return `${currency} ${known}`
}

const TONES = { kept: 'info', sending: 'warn', sent: 'ok', failed: 'bad' } as const

const State = ({ row }: { readonly row: CartRow }) => (
  <span className={css.two}>
    <span>
      <Tag tone={TONES[row.state]}>{texts.states[row.state]}</Tag>
    </span>
    {row.problem && <span className="xs dim">{row.problem}</span>}
    {row.service_shipment_id && <span className="xs faint mono">{row.service_shipment_id}</span>}
  </span>
)

const actionColumn = (onRemove: (row: CartRow) => void): Column<CartRow> => ({
  key: 'action',
  header: <span className="visually-hidden">{texts.actions}</span>,
  isNumber: true,
  cell: (row) =>
    row.state === 'sent' || row.state === 'sending' ? (
      <span className="xs faint">{texts.sentStaysHint}</span>
    ) : (
      <Button
        size="xs"
        variant="subtle"
        aria-label={texts.removeNamed(row.carrier, row.reference)}
        onClick={() => onRemove(row)}
      >
        {texts.remove}
      </Button>
    ),
})
