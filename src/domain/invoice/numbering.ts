// The number and file name of an invoice. Unique per exporter: 19 CFR 141.86(h); the database holds the same rule.
import { type CalendarDate, dayIn } from '../calendar.ts'

/** A name every file system takes: letters, digits, dots, hyphens; the rest becomes a hyphen. At most 150 characters. */
export function invoiceFilename(number: string): string {
  const plain = number
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/\.{2,}/g, '.')
  return `${trimTo(plain, 146)}.pdf`
}

/** Keeps the end, where the repeat number stands. */
const trimTo = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 20)}-${text.slice(-19)}`

export type NumberedName = { readonly number: string; readonly filename: string }

/** 'INV-NP-2041': of the first invoice of a shipment. */
export const invoiceNumber = (reference: string): string => `INV-${reference.trim()}`

/** 'COMB-20261121': of the first combined invoice of a day; the invoices in it are 'COMB-20261121/1', '/2' and so on. */
export const combinedNumber = (date: CalendarDate): string => `COMB-${date.replaceAll('-', '')}`

/** 'CUSMA-NP-2041': of the first certificate of a shipment; one for each signing. */
export const certificateNumber = (reference: string): string => `CUSMA-${reference.trim()}`

/** 'CUSMA-20261121': of the first certificate for products of a day. */
export const productCertificateNumber = (date: CalendarDate): string => `CUSMA-${date.replaceAll('-', '')}`

/** 'FDA-NP-2041': of the first FDA worksheets of a shipment. */
export const worksheetsNumber = (reference: string): string => `FDA-${reference.trim()}`

export const partNumber = (combined: string, part: number): string => `${combined}/${part}`

/** 'MANUAL-20261121-100500': day and time of day in the time zone. Source: specification part 2, section 9. */
export function manualInvoiceNumber(timeZone: string, at: Date): string {
  const time = at.toLocaleTimeString('en-GB', { timeZone, hour12: false })
  return `MANUAL-${dayIn(timeZone, at).replaceAll('-', '')}-${time.replaceAll(':', '')}`
}

/** 'STAFF-MANUAL-20261121-100500': of an invoice that staff typed. */
export const staffManualInvoiceNumber = (timeZone: string, at: Date): string =>
  `STAFF-${manualInvoiceNumber(timeZone, at)}`

/** `base`, or the first of '{base}-2', '{base}-3' ... whose number and file name the client has not used yet. */
export function nextNumber(base: string, taken: readonly NumberedName[]): NumberedName {
  const used = new Set(taken.flatMap((each) => [each.number, each.filename]))
  for (let attempt = 1; ; attempt += 1) {
    const number = attempt === 1 ? base : `${base}-${attempt}`
    const filename = invoiceFilename(number)
    if (!used.has(number) && !used.has(filename)) return { number, filename }
  }
}
