// The address of the shipment list: page, search text, status and order, so that a link or the Back button finds them again.
import type { ListOrder } from '#domain/shipment/list-order.ts'
import { orderIn } from '../ui/list-order.tsx'
import { pageIn } from './page-in.ts'

export type ListAddress = {
  readonly page: number
  readonly search: string
  readonly status: string
  readonly order: ListOrder
}

/** Words and status are cut where the call would refuse them. */
export const readList = (params: URLSearchParams): ListAddress => ({
  page: pageIn(params),
  search: (params.get('search') ?? '').trim().slice(0, 120),
  status: (params.get('status') ?? '').trim().slice(0, 60),
  order: orderIn(params),
})

/** Only what differs from the whole list's first page. */
export const writeList = ({ page, search, status, order }: ListAddress): Record<string, string> => ({
  ...(search === '' ? {} : { search }),
  ...(status === '' ? {} : { status }),
  ...(order === 'newest' ? {} : { order }),
  ...(page === 1 ? {} : { page: String(page) }),
})
