// The number and file name of an invoice. Unique per exporter: 19 CFR 141.86(h); the database holds the same rule.

/** 'INV-NP-2041' for the first invoice of a shipment, 'INV-NP-2041-2' for the second. */
export const invoiceNumber = (reference: string, attempt: number): string =>
  attempt === 1 ? `INV-${reference.trim()}` : `INV-${reference.trim()}-${attempt}`

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

/** The first number of the shipment whose number and file name the client has not used yet. */
export function nextInvoiceNumber(reference: string, taken: readonly NumberedName[]): NumberedName {
  const used = new Set(taken.flatMap((each) => [each.number, each.filename]))
  for (let attempt = 1; ; attempt += 1) {
    const number = invoiceNumber(reference, attempt)
    const filename = invoiceFilename(number)
    if (!used.has(number) && !used.has(filename)) return { number, filename }
  }
}
