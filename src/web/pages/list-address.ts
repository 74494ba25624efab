// The address of the shipment list: page, search text, status, order and the columns that are left out, so that a link or the Back button
// finds them again. An address that says nothing is the list as it opens: the default of the person, else the whole list.
import { isSameView, LIST_COLUMNS, type ListView, WHOLE_LIST } from '#domain/shipment/list-view.ts'
import { orderIn } from '../ui/list-order.tsx'
import { pageIn } from './page-in.ts'

export type ListAddress = ListView & { readonly page: number }

/** What of it the call for the list takes. */
export const queryOf = ({ page, search, status, order }: ListAddress) => ({ page, search, status, order })

const KEYS = ['page', 'search', 'status', 'order', 'hide', 'view'] as const
const WHOLE = { view: 'all' } as const

export const isBare = (params: URLSearchParams): boolean => !KEYS.some((key) => params.has(key))

/** Words and status are cut where the call would refuse them. */
export function readList(params: URLSearchParams, opening: ListView): ListAddress {
  if (isBare(params)) return { ...opening, page: 1 }
  const hidden = (params.get('hide') ?? '').split(',')
  return {
    page: pageIn(params),
    search: (params.get('search') ?? '').trim().slice(0, 120),
    status: (params.get('status') ?? '').trim().slice(0, 60),
    order: orderIn(params),
    hidden: LIST_COLUMNS.filter((column) => hidden.includes(column)),
  }
}

/** Only what differs from the whole list's first page, which is named where the list opens otherwise. */
export function writeList({ page, ...view }: ListAddress, opening: ListView): Record<string, string> {
  const { search, status, order, hidden } = view
  const said = {
    ...(search === '' ? {} : { search }),
    ...(status === '' ? {} : { status }),
    ...(order === 'newest' ? {} : { order }),
    ...(hidden.length === 0 ? {} : { hide: hidden.join(',') }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
  return Object.keys(said).length > 0 || isSameView(opening, WHOLE_LIST) ? said : WHOLE
}
