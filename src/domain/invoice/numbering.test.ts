import { expect, it } from 'vitest'
import { day } from '../calendar.ts'
import {
  combinedNumber,
  invoiceFilename,
  invoiceNumber,
  manualInvoiceNumber,
  nextNumber,
  partNumber,
} from './numbering.ts'

const named = (number: string) => ({ number, filename: invoiceFilename(number) })

it('numbers the first invoice of a shipment after its reference, later ones with -2, -3', () => {
  expect(nextNumber(invoiceNumber('NP-2041'), [])).toEqual({ number: 'INV-NP-2041', filename: 'INV-NP-2041.pdf' })
  const taken = [named('INV-NP-2041'), named('INV-NP-2041-2')]
  expect(nextNumber(invoiceNumber('NP-2041'), taken).number).toBe('INV-NP-2041-3')
})

it('does not take a number another shipment already spells the same', () => {
  expect(nextNumber(invoiceNumber('NP'), [named('INV-NP'), named('INV-NP-2')]).number).toBe('INV-NP-3')
})

it('goes on counting when only the file name is taken', () => {
  expect(nextNumber(invoiceNumber('A/B'), [named('INV-A B')]).number).toBe('INV-A/B-2')
})

it.each([
  ['INV-Été 2026/11', 'INV-Ete-2026-11.pdf'],
  ['INV-../../etc/passwd', 'INV-.-.-etc-passwd.pdf'],
  ['INV-a"b\n\u0000c', 'INV-a-b-c.pdf'],
])('makes %j a plain file name', (number, filename) => {
  expect(invoiceFilename(number)).toBe(filename)
})

it('keeps the repeat number of a very long reference', () => {
  const filename = invoiceFilename(`INV-${'x'.repeat(200)}-2`)
  expect(filename.length).toBeLessThanOrEqual(150)
  expect(filename.endsWith('-2.pdf')).toBe(true)
})

it('numbers combined invoices by their day and the invoices in them from 1', () => {
  expect(nextNumber(combinedNumber(day('2026-11-21')), []).number).toBe('COMB-20261121')
  const second = nextNumber(combinedNumber(day('2026-11-21')), [named('COMB-20261121')])
  expect(second).toEqual({ number: 'COMB-20261121-2', filename: 'COMB-20261121-2.pdf' })
  expect(partNumber(second.number, 3)).toBe('COMB-20261121-2/3')
})

it('numbers an invoice typed by hand by day and time of day where the business is', () => {
  expect(manualInvoiceNumber('America/Toronto', new Date('2026-11-21T15:04:05Z'))).toBe('MANUAL-20261121-100405')
  expect(manualInvoiceNumber('America/Toronto', new Date('2026-11-21T04:59:59Z'))).toBe('MANUAL-20261120-235959')
  expect(manualInvoiceNumber('America/Toronto', new Date('2026-11-21T05:00:00Z'))).toBe('MANUAL-20261121-000000')
})
