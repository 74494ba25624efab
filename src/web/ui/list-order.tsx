// The order of a list of shipments: by the heads of its columns, and on a phone, which shows none, by a choice.
import { NativeSelect } from '@mantine/core'
import { LIST_ORDERS, type ListOrder, nextOrder, type OrderedBy, wayOf } from '#domain/shipment/list-order.ts'
import { texts as en } from '#texts/en/dashboard.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import type { Column } from './data-table.tsx'
import css from './list-order.module.css'

export type Sorted = { readonly order: ListOrder; readonly onOrder: (order: ListOrder) => void }

type Sort = NonNullable<Column<never>['sort']>

export function sortBy(by: OrderedBy, { order, onOrder }: Sorted): Sort {
  const way = wayOf(order)
  const ordered = way.isFalling ? 'descending' : 'ascending'
  return { now: way.by === by ? ordered : 'none', onSort: () => onOrder(nextOrder(order, by)) }
}

/** The order of an address; the newest first where it names none. */
export const orderIn = (params: URLSearchParams): ListOrder =>
  LIST_ORDERS.find((order) => order === params.get('order')) ?? 'newest'

/** Under the list: what its duties are, and how many are still worked out in the order of duties. */
export function DutyNote({ dutiesOpen }: { readonly dutiesOpen: number | undefined }) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <>
      <p className={css.note}>{texts.dutyNote}</p>
      <p className={css.note} role="status">
        {dutiesOpen ? texts.dutiesOpen(countIn(language, dutiesOpen)) : ''}
      </p>
    </>
  )
}

export function OrderChoice({ order, onOrder }: Sorted) {
  const texts = useTexts(en)
  return (
    <NativeSelect
      className={css.order}
      aria-label={texts.orderLabel}
      data={LIST_ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
      value={order}
      onChange={({ currentTarget: { value } }) => onOrder(LIST_ORDERS.find((each) => each === value) ?? 'newest')}
    />
  )
}
