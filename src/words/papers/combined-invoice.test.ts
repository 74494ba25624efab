import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { FALLBACK_RATE } from '#domain/exchange.ts'
import type { Particulars } from '#domain/invoice/particulars.ts'
import { amountText, cad, decimal } from '#domain/money.ts'
import { EXPORTER, invoiceInput, invoiceItem } from '../testing/sample-invoice.ts'
import { buildCombinedInvoice, sharesOneEntry } from './combined-invoice.ts'
import type { InvoiceInput } from './commercial-invoice.ts'

const input = (reference: string, cost: string, given: Partial<InvoiceInput> = {}) =>
  invoiceInput({ reference, items: [invoiceItem({ sku: 'A', costCad: decimal(cost) })], ...given })

it('numbers the invoices in the order given and sums what they print', () => {
  const combined = buildCombinedInvoice('COMB-20261121', [input('NP-2', '6.85'), input('NP-1', '0.01')])
  expect(combined.parts.map(({ place, label, invoice }) => [place, label, invoice.number])).toEqual([
    ['Inv. 1 of 2', 'Inv. 1', 'COMB-20261121/1'],
    ['Inv. 2 of 2', 'Inv. 2', 'COMB-20261121/2'],
  ])
  // 96 x 6.85 = 657.60, x 0.7124 = 468.47424; 96 x 0.01 = 0.96, x 0.7124 = 0.683904
  expect(combined.rows.map((row) => [row.reference, row.lines, row.units, amountText(row.usd)])).toEqual([
    ['NP-2', 1, 96, '468.47'],
    ['NP-1', 1, 96, '0.68'],
  ])
  expect(amountText(combined.totals.cad)).toBe('658.56')
  expect(amountText(combined.totals.usd)).toBe('469.15')
  expect(combined.totals).toMatchObject({ lines: 2, units: 192 })
})

it('says once on the summary that the fallback rate was used', () => {
  const fallback = { exchange: FALLBACK_RATE }
  const combined = buildCombinedInvoice('C', [input('A', '1', fallback), input('B', '2', fallback)])
  expect(combined.common.warnings).toHaveLength(1)
  expect(combined.common.warnings[0]).toContain('No published exchange rate was at hand')
})

it('refuses shipments of different importers, rates or destinations', () => {
  const others: readonly Partial<InvoiceInput>[] = [
    { exporter: { ...EXPORTER, name: 'Another Ltd.' } },
    { exchange: FALLBACK_RATE },
    { destination: { type: 'ups_buffalo', warehouse: null } },
  ]
  for (const other of others) {
    const inputs = [input('A', '1'), input('B', '1', other)]
    expect(sharesOneEntry(inputs)).toBe(false)
    expect(() => buildCombinedInvoice('C', inputs)).toThrow(RangeError)
  }
  expect(() => buildCombinedInvoice('C', [])).toThrow(RangeError)
})

const particulars = (given: Partial<Particulars> = {}): Particulars => ({
  importer: null,
  person: null,
  terms: { incoterm: 'DDP', place: 'Buffalo NY', from: 'request' },
  reason: 'own_stock',
  relatedParties: 'not_stated',
  sale: { on: null, place: '', buyerName: '', buyerAddress: '' },
  value: { basis: 'computed', answers: {} },
  charges: [],
  portOfEntry: null,
  references: [],
  packing: { packages: 4, weighed: 4, grossKg: decimal('20.5') },
  netKg: decimal('15'),
  certificateNumber: null,
  openPoints: [],
  ...given,
})

it('states origin on the invoices only while the whole entry claims for up to 2,500 USD', () => {
  const claims = (costs: readonly string[]) => {
    const inputs = costs.map((cost, at) => input(`NP-${at}`, cost, { hasCertificate: true }))
    return buildCombinedInvoice('C', inputs).parts.map(({ invoice }) =>
      invoice.notes.some((note) => note.startsWith('Statement of origin')),
    )
  }
  // 96 x 18.27 = 1,753.92 CAD, x 0.7124 = 1,249.49 USD each, 2,498.98 together; 18.29: 1,250.86 each, 2,501.72 together
  expect(claims(['18.27', '18.27'])).toEqual([true, true])
  expect(claims(['18.29', '18.29'])).toEqual([false, false])
})

it('sums packages and weights on the summary, and says of how many invoices points are open', () => {
  const open = particulars({
    openPoints: ['One.', 'Two.'],
    references: ['FBA2'],
    packing: { packages: 2, weighed: 1, grossKg: decimal('8') },
  })
  const { common } = buildCombinedInvoice('C', [
    input('A', '1', { particulars: particulars({ references: ['FBA1'] }) }),
    input('B', '1', { particulars: open }),
  ])
  const facts = common.facts.map(({ label, values }) => `${label}: ${values.join('; ')}`)
  expect(facts).toContain('Packages: 6 packages; Gross 28.5 kg for 5 packages weighed')
  expect(facts).toContain('Net weight: 30 kg')
  expect(facts).toContain('References: FBA1, FBA2')
  expect(facts).toContain('Entry by its value: Informal, type 11: up to USD 2,500')
  expect(common.stamp).toEqual({ word: 'DRAFT', why: '1 of 2 invoices has points to check' })
})

it('states no packages and no net weight on the summary while those of a shipment are not known', () => {
  const unpacked = particulars({ packing: { packages: 0, weighed: 0, grossKg: decimal('0') }, netKg: null })
  const { common } = buildCombinedInvoice('C', [
    input('A', '1', { particulars: particulars() }),
    input('B', '1', { particulars: unpacked }),
  ])
  const facts = common.facts.map(({ label, values }) => `${label}: ${values.join('; ')}`)
  expect(facts).toContain('Packages: not stated')
  expect(facts).toContain('Net weight: not stated')
})

it('says on the summary on which day all leave, or that each invoice says its own', () => {
  const leaving = (days: readonly string[]) => {
    const inputs = days.map((on, at) => input(`NP-${at}`, '1', { particulars: particulars({ shippedOn: day(on) }) }))
    const { common } = buildCombinedInvoice('C', inputs)
    return common.facts.find(({ label }) => label === 'Time and origin of shipment')?.values[0]
  }
  expect(leaving(['2026-11-24', '2026-11-24'])).toBe('24 Nov 2026')
  expect(leaving(['2026-11-24', '2026-11-25'])).toBe('day: each invoice says its own')
})

describe('charges and the value', () => {
  const charges = [{ kind: 'packing', amount: cad('10'), inPrices: false }] as const
  const sold = particulars({ reason: 'sale', value: { basis: 'transaction', answers: {} }, charges })

  it('stand on the summary, once for all invoices', () => {
    // 96 x 1.00 = 96.00 CAD each, x 0.7124 = 68.39; with packing 10.00 CAD, 7.12 USD: 202.00 and 143.90
    const combined = buildCombinedInvoice('C', [
      input('A', '1', { particulars: sold }),
      input('B', '1', { particulars: sold }),
    ])
    const factsOf = (facts: readonly { label: string; values: readonly string[] }[]) =>
      facts.find(({ label }) => label === 'Charges beside the prices')?.values
    expect(factsOf(combined.common.facts)).toEqual(['Packing CAD 10.00, not in the prices'])
    expect(combined.common.notes.join(' ')).toContain('CAD 202.00, USD 143.90')
    for (const { invoice } of combined.parts) {
      expect(factsOf(invoice.facts)).toEqual(['for all invoices together, on the summary'])
      expect(invoice.notes.join(' ')).not.toContain('with its charges')
    }
  })
})

it('says that the consignee is one only where it is', () => {
  const to = (name: string) => ({ onward: { name, lines: [] } })
  const notesOf = (inputs: readonly Omit<InvoiceInput, 'number'>[]) =>
    buildCombinedInvoice('C', inputs).common.notes.join(' ')
  expect(notesOf([input('A', '1', to('Amazon FBA DFW1')), input('B', '1', to('Amazon FBA DFW1'))])).toContain(
    'one consignee',
  )
  const two = notesOf([input('A', '1', to('Amazon FBA DFW1')), input('B', '1', to('Amazon FBA ONT8'))])
  expect(two).not.toContain('one consignee')
  expect(two).toContain('Their ultimate consignees differ')
})

it('says on the summary no reason, sale or basis of value that holds for one invoice only', () => {
  const sold = particulars({ reason: 'sale', value: { basis: 'transaction', answers: {} } })
  const summary = (second: Particulars) => {
    const inputs = [input('A', '1', { particulars: sold }), input('B', '1', { particulars: second })]
    const { reasonForExport, facts } = buildCombinedInvoice('C', inputs).common
    return { reasonForExport, labels: facts.map(({ label }) => label) }
  }
  expect(summary(sold).labels).toContain('How the value was set')
  const { reasonForExport, labels } = summary(particulars())
  expect(reasonForExport).toBe('not the same for all: each invoice says its own')
  expect(labels).toContain('Charges beside the prices')
  for (const label of ['Buyer', 'Buyer and seller', 'How the value was set']) expect(labels).not.toContain(label)
})
