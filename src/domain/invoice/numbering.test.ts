import { expect, it } from 'vitest'
import { invoiceFilename, nextInvoiceNumber } from './numbering.ts'

const named = (number: string) => ({ number, filename: invoiceFilename(number) })

it('numbers the first invoice of a shipment after its reference, later ones with -2, -3', () => {
  expect(nextInvoiceNumber('NP-2041', [])).toEqual({ number: 'INV-NP-2041', filename: 'INV-NP-2041.pdf' })
  const taken = [named('INV-NP-2041'), named('INV-NP-2041-2')]
  expect(nextInvoiceNumber('NP-2041', taken).number).toBe('INV-NP-2041-3')
})

it('does not take a number another shipment already spells the same', () => {
  expect(nextInvoiceNumber('NP', [named('INV-NP'), named('INV-NP-2')]).number).toBe('INV-NP-3')
})

it('goes on counting when only the file name is taken', () => {
  expect(nextInvoiceNumber('A/B', [named('INV-A B')]).number).toBe('INV-A/B-2')
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
