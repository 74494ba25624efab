// The filters of the archive in the address, so that a link or the Back button finds them again.
import { DOCUMENT_KINDS } from '#contract/invoices.ts'
import { parseDate } from '#domain/calendar.ts'

export type ArchiveAddress = {
  readonly page: number
  /** Words; empty: all. */
  readonly search: string
  readonly kind?: (typeof DOCUMENT_KINDS)[number]
  /** Id. */
  readonly shipment?: string
  /** Days as 'yyyy-mm-dd', both counted. */
  readonly from?: string
  readonly to?: string
}

export const LONGEST_SEARCH = 120

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What the call would refuse is left out. */
export function readArchive(params: URLSearchParams, page: number): ArchiveAddress {
  const shipment = params.get('shipment') ?? ''
  return {
    page,
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    kind: DOCUMENT_KINDS.find((kind) => kind === params.get('kind')),
    shipment: UUID.test(shipment) ? shipment : undefined,
    from: parseDate(params.get('from') ?? ''),
    to: parseDate(params.get('to') ?? ''),
  }
}

export function writeArchive({ page, ...filters }: ArchiveAddress): Record<string, string> {
  const given = { ...filters, page: page === 1 ? undefined : String(page) }
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

export const isFiltered = ({ search, kind, shipment, from, to }: ArchiveAddress): boolean =>
  Boolean(search || kind || shipment || from || to)
