import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import { htsCode } from '#domain/hts-code.ts'
import type { Particulars } from '#domain/invoice/particulars.ts'
import { cad, decimal, usd } from '#domain/money.ts'
import { buildCommercialInvoice, type InvoiceInput } from './commercial-invoice.ts'
import { printedFacts } from './printed-facts.ts'

const particulars = (given: Partial<Particulars> = {}): Particulars => ({
  importer: null,
  person: null,
  terms: { incoterm: 'DDP', place: 'Dallas TX', from: 'default' },
  reason: 'own_stock',
  relatedParties: 'not_stated',
  sale: { on: null, place: '', buyerName: '', buyerAddress: '' },
  value: { basis: null, answers: {} },
  charges: [],
  portOfEntry: null,
  references: [],
  packing: { packages: 0, weighed: 0, grossKg: decimal('0') },
  netKg: null,
  certificateNumber: 'CUSMA-1',
  openPoints: [],
  ...given,
})
const maker = { name: 'Wax Co.', streetAddress: '1 Road', city: 'Winnipeg', state: 'MB', country: 'CA', zipCode: '' }
const item = {
  description: 'Candle',
  sku: 'C',
  quantity: 1,
  costCad: decimal('100'),
  origin: country('CA'),
  htsCode: htsCode('3406000000'),
  maker,
}
const invoice = (costCad: string, given: Partial<InvoiceInput> = {}) =>
  buildCommercialInvoice({
    number: 'INV-1',
    date: day('2026-11-21'),
    reference: 'NP-1',
    exporter: { ...PARTY, businessNumber: '' },
    destination: { type: 'ups_buffalo', warehouse: null },
    broker: { type: 'clearit', party: null },
    items: [{ ...item, costCad: decimal(costCad) }],
    manualLines: [],
    exchange: { cadToUsd: decimal('0.5'), usdToCad: decimal('2'), asOf: day('2026-11-20'), source: 'bank-of-canada' },
    hasCertificate: true,
    particulars: particulars(),
    ...given,
  })
const PARTY = {
  name: 'Northern Pantry',
  addressLine1: '210 Queen Street',
  addressLine2: '',
  city: 'Hamilton',
  state: 'ON',
  postalCode: 'L8R 1A1',
  country: 'CA',
  phone: '',
}
const textOf = (given: Partial<Particulars>) =>
  printedFacts(particulars(given)).map(({ label, values }) => `${label}: ${values.join('; ')}`)

describe('what is printed of the particulars', () => {
  it('says what nobody stated, and that terms are the default', () => {
    expect(textOf({})).toEqual([
      'Incoterms 2020: DDP Dallas TX; default, to be confirmed',
      'Buyer and seller: not sold: there is no buyer',
      'How the value was set: not stated',
      'Charges beside the prices: none stated',
      'Packages: not stated',
      'Net weight: not stated',
      'Knows the transaction: not stated',
      'Port of entry: not stated',
    ])
  })

  it('says what is known', () => {
    const known = textOf({
      terms: { incoterm: 'DAP', place: 'Buffalo NY', from: 'request' },
      packing: { packages: 3, weighed: 2, grossKg: decimal('17.25') },
      netKg: decimal('15'),
      person: { name: 'Dana Roy', title: 'Director', email: 'dana@example.com' },
      portOfEntry: '0901',
      references: ['FBA1', 'FBA2'],
      reason: 'sale',
      sale: {
        on: day('2026-11-02'),
        place: 'Hamilton ON',
        buyerName: 'Maple Shop LLC',
        buyerAddress: '1 Elm St, Buffalo NY',
      },
      value: { basis: 'transaction', answers: {} },
      charges: [
        { kind: 'freight', amount: cad('1200.5'), inPrices: true },
        { kind: 'discount', amount: usd('40'), inPrices: false },
      ],
    })
    expect(known).toEqual([
      'Incoterms 2020: DAP Buffalo NY',
      'Buyer and seller: relation not stated',
      'Buyer: Maple Shop LLC; 1 Elm St, Buffalo NY',
      'Time and place of sale: 2 Nov 2026; Hamilton ON',
      'How the value was set: Price of the sale; Transaction value, 19 CFR 152.103',
      'Charges beside the prices: Freight CAD 1,200.50, in the prices; Discount USD 40.00, not yet taken off',
      'Packages: 3 packages; Gross 17.25 kg for 2 packages weighed',
      'Net weight: 15 kg',
      'Knows the transaction: Dana Roy, Director; dana@example.com',
      'Port of entry: 0901 Buffalo',
      'References: FBA1, FBA2',
    ])
  })
})

describe('the statement of origin', () => {
  // 5,000 CAD x 0.5 = 2,500.00 USD; 5,000.02 x 0.5 = 2,500.01
  it.each([
    ['5000', true],
    ['5000.02', false],
  ])('of goods claimed for %s CAD at 0.5: %s', (cost, isPrinted) => {
    const notes = invoice(cost).notes.join(' ')
    expect(notes.includes('Statement of origin')).toBe(isPrinted)
    expect(notes).toContain('S: claimed')
  })

  it('is not printed without a claim, and names the value and certificate of one', () => {
    expect(invoice('100', { hasCertificate: false }).notes.join(' ')).not.toContain('Statement of origin')
    const notes = invoice('100', { particulars: particulars({ certificateNumber: 'CUSMA-1' }) }).notes.join(' ')
    expect(notes).toContain('worth USD 50.00')
    expect(notes).toContain('Certificate of origin: CUSMA-1.')
    expect(notes).toContain('covered by the certificate of origin kept for this shipment')
  })

  it('does not say that a certificate is kept where none is', () => {
    const notes = invoice('100', { particulars: particulars({ certificateNumber: null }) }).notes.join(' ')
    expect(notes).toContain('No certificate of origin is kept')
    expect(notes).not.toContain('covered by the certificate')
    expect(notes).not.toContain('Statement of origin')
  })
})

describe('why goods that are not sold are valued as they are', () => {
  const answers = { alike: 'no', soldInUs: 'yes', ownCosts: 'yes' } as const
  const why = (value: Particulars['value']) =>
    invoice('1', { particulars: particulars({ value }) }).notes.filter((note) => note.startsWith('Why the value'))

  it('stops at the answer that settles the method', () => {
    const [said = ''] = why({ basis: 'deductive', answers })
    expect(said).toContain('sold in the US within 90 days')
    expect(said).not.toContain('costs of the maker')
  })

  it('gives no reasons for a method that was named against the answers', () => {
    expect(why({ basis: 'computed', answers })).toEqual([])
  })
})

describe('the kind of entry', () => {
  const entry = (costCad: string, given: Partial<InvoiceInput> = {}) =>
    invoice(costCad, given).facts.filter(({ label }) => label === 'Entry by its value' || label === 'Exported from')

  it('goes by the value, at the cent, and says where the goods leave', () => {
    expect(entry('5000')).toEqual([
      { label: 'Entry by its value', values: ['Informal, type 11: up to USD 2,500'] },
      { label: 'Exported from', values: ['Canada'] },
    ])
    expect(entry('5000.02')[0]?.values).toEqual(['Formal, type 01: over USD 2,500'])
  })

  it('counts the charges of a sale, names type 03 where an order may reach the goods, and is the summary’s of several', () => {
    const charges = [{ kind: 'packing', amount: cad('0.02'), inPrices: false }] as const
    const sold = particulars({ reason: 'sale', value: { basis: 'transaction', answers: {} }, charges })
    expect(entry('5000', { particulars: sold })[0]?.values[0]).toContain('Formal')
    expect(entry('1', { items: [{ ...item, mayBeDeposit: true }] })[0]?.values).toEqual([
      'Informal, type 11: up to USD 2,500',
      'type 03 if an antidumping or countervailing order reaches the goods',
    ])
    expect(entry('1', { claimedOnEntry: usd('0') })[0]?.values).toEqual([
      'one with the other invoices, see the summary',
    ])
  })
})

it('says when and where goods leave that are not sold, and nothing of it for a sale', () => {
  const shipped = (given: Partial<Particulars>) =>
    invoice('1', { particulars: particulars(given) }).facts.find(({ label }) => label === 'Time and origin of shipment')
  expect(shipped({})?.values).toEqual(['day not stated', 'Hamilton ON, Canada'])
  expect(shipped({ shippedOn: day('2026-11-24') })?.values).toEqual(['24 Nov 2026', 'Hamilton ON, Canada'])
  expect(shipped({ reason: 'sale' })).toBeUndefined()
})

it('stamps a paper of which checks warn, and no other', () => {
  expect(invoice('1').stamp).toBeNull()
  const stamped = invoice('1', { particulars: particulars({ openPoints: ['One.', 'Two.', 'Three.'] }) })
  expect(stamped.stamp).toEqual({ word: 'DRAFT', why: '3 points to check before use' })
  expect(stamped.notes).toContain('To check before use, 3 of 3: Three.')
})

it('prints the importer that is kept with its number, else the seller', () => {
  expect(invoice('1').importer).toMatchObject({
    name: 'Northern Pantry',
    lines: ['Non-resident importer', 'As seller, shipper and exporter', 'Importer number not stated'],
  })
  const importer = { ...PARTY, name: 'Pantry USA LLC', country: 'US', number: '12-3456789' }
  expect(invoice('1', { particulars: particulars({ importer }) }).importer).toMatchObject({
    name: 'Pantry USA LLC',
    lines: ['210 Queen Street', 'Hamilton ON L8R 1A1', 'United States', 'Importer number 12-3456789'],
  })
})

it('prints the code of the maker, or that there is none', () => {
  const makerOf = (mid: string | null) => invoice('1', { items: [{ ...item, mid }] }).lines[0]?.maker
  expect(makerOf('XMWAXCO1WIN')).toBe('Made by Wax Co., 1 Road, Winnipeg MB, Canada · MID XMWAXCO1WIN')
  expect(makerOf(null)).toContain('MID not stated')
})
