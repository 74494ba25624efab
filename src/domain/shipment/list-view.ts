// A way to look at the list of shipments: what is searched for, which status, in what order, and which columns are left out.
import type { ListOrder } from './list-order.ts'

/** Columns that can be left out; the others name the shipment. */
export const LIST_COLUMNS = ['units', 'value', 'duty', 'destination', 'created'] as const
export type ListColumn = (typeof LIST_COLUMNS)[number]

export type ListView = {
  readonly search: string
  /** Empty: any. */
  readonly status: string
  readonly order: ListOrder
  readonly hidden: readonly ListColumn[]
}

export const LONGEST_VIEW_NAME = 60

export const WHOLE_LIST: ListView = { search: '', status: '', order: 'newest', hidden: [] }

export const isSameView = (one: ListView, other: ListView): boolean =>
  one.search === other.search &&
  one.status === other.status &&
  one.order === other.order &&
  LIST_COLUMNS.every((column) => one.hidden.includes(column) === other.hidden.includes(column))
