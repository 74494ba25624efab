// The address of the shipment list: page, search text and status, so that a link or the Back button finds them again.
import { pageIn } from './page-in.ts'

export type ListAddress = { readonly page: number; readonly search: string; readonly status: string }

/** Words and status are cut where the call would refuse them. */
export const readList = (params: URLSearchParams): ListAddress => ({
  page: pageIn(params),
  search: (params.get('search') ?? '').trim().slice(0, 120),
  status: (params.get('status') ?? '').trim().slice(0, 60),
})

/** Only what differs from the whole list's first page. */
export const writeList = ({ page, search, status }: ListAddress): Record<string, string> => ({
  ...(search === '' ? {} : { search }),
  ...(status === '' ? {} : { status }),
  ...(page === 1 ? {} : { page: String(page) }),
})
