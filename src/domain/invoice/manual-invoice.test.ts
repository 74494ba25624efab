import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { country } from '../countries.ts'
import { htsCode } from '../hts-code.ts'
import { amountText, usd } from '../money.ts'
import { buildManualInvoice, type ManualInvoiceInput, type ManualInvoiceItem } from './manual-invoice.ts'
import { numberList } from './number-list.ts'

const party = {
  name: 'Northern Pantry',
  address: '210 Queen Street',
  city: 'Hamilton',
  state: 'ON',
  country: 'CA',
  postalCode: 'L8R 1A1',
  phone: '905-555-0142',
  email: 'a@b.example',
}
const item = (given: Partial<ManualInvoiceItem> = {}): ManualInvoiceItem => ({
  description: 'Display stand',
  quantity: 4,
  unitPrice: usd('6.50'),
  origin: country('CA'),
  htsCode: htsCode('4819504060'),
  weight: '2.4 kg',
  dimensions: '40 x 30 cm',
  ...given,
})
const invoice = (given: Partial<ManualInvoiceInput> = {}) =>
  buildManualInvoice({
    number: 'MANUAL-20261121-100000',
    invoiceDate: day('2026-11-21'),
    shippingDate: day('2026-11-23'),
    shipper: party,
    importer: party,
    destination: party,
    broker: party,
    items: [item()],
    ...given,
  })

it('multiplies quantity and price and sums the printed lines', () => {
  // 4 x 6.50 = 26.00; 1,200 x 8.33 = 9,996.00
  const { lines, totals } = invoice({ items: [item(), item({ quantity: 1200, unitPrice: usd('8.33') })] })
  expect(lines.map((line) => amountText(line.totalUsd))).toEqual(['26.00', '9,996.00'])
  expect([amountText(totals.usd), totals.units]).toEqual(['10,022.00', 1204])
})

it('says nothing when nothing is missing', () => {
  expect(invoice().warnings).toEqual([])
  expect(invoice()).toMatchObject({ shippingDate: '23 Nov 2026', reasonForExport: 'commercially-sold-goods' })
  expect(invoice().parties.map(({ role, lines }) => [role, lines.at(-1)])).toEqual([
    ['Shipper and exporter', 'a@b.example'],
    ['Importer of record', 'a@b.example'],
    ['Ship to, ultimate consignee', 'a@b.example'],
    ['Customs broker', 'a@b.example'],
  ])
})

describe('what is missing', () => {
  it('is printed as not given and named by line', () => {
    const bare = item({ origin: null, htsCode: null, unitPrice: usd('0'), weight: 'TBD' })
    const { lines, warnings } = invoice({ items: [item(), bare] })
    expect(lines[1]).toMatchObject({ htsCode: 'Not given', origin: 'Not given', weightAndSize: 'TBD · 40 x 30 cm' })
    expect(warnings).toEqual([
      'Country of origin not given: line 2. Customs needs it for every line.',
      'HTS code not given: line 2. The broker classifies these goods.',
      'No value given: line 2. Goods without a price, such as samples, still need their value; the total leaves them out.',
      'Weight or dimensions to be determined: line 2. Give the real figures before the goods leave.',
    ])
  })

  it('of a party is named, but a broker may be found later', () => {
    const nobody = { ...party, name: '', address: '', city: '', country: '' }
    expect(invoice({ importer: nobody, broker: nobody }).warnings).toEqual([
      'Importer of record: name, address, city, country not given.',
    ])
  })
})

it.each([
  [[2], '2'],
  [[1, 2], '1, 2'],
  [[1, 2, 3, 7, 9, 10, 11, 12], '1-3, 7, 9-12'],
])('lists lines %j as %s', (lines, text) => {
  expect(numberList(lines)).toBe(text)
})

it('prints no zero where no value was given', () => {
  const [line] = invoice({ items: [item({ unitPrice: usd('0') })] }).lines
  expect([line?.unitUsd, line?.totalText]).toEqual(['Not given', 'Not given'])
})
