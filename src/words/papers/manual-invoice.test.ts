import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import { htsCode } from '#domain/hts-code.ts'
import { convertedPrice, type ManualInvoiceItem } from '#domain/invoice/manual-amounts.ts'
import { numberList } from '#domain/invoice/number-list.ts'
import { amountText, cad, decimal, usd } from '#domain/money.ts'
import { fc } from '../../testing/properties.ts'
import { buildManualInvoice, type ManualInvoiceInput } from './manual-invoice.ts'

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
  description: 'Display stand of printed cardboard',
  quantity: 4,
  unitPrice: usd('6.50'),
  origin: country('CA'),
  htsCode: htsCode('4819504060'),
  weight: '2.4 kg',
  dimensions: '40 x 30 cm',
  maker: 'Prairie Wax Works Inc., Winnipeg',
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
  expect(invoice()).toMatchObject({ shippingDate: '23 Nov 2026', reasonForExport: 'commercially sold goods' })
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

it('names each party whose province or postal code is of another country than it says, the broker too', () => {
  const guelph = { ...party, city: 'Guelph', postalCode: 'N1H 3A1', country: 'US' }
  const buffalo = { ...party, city: 'Buffalo', state: '', postalCode: '14201' }
  expect(invoice({ importer: guelph, broker: buffalo })).toMatchObject({
    warnings: [
      'Importer of record: The province or state is in Canada, the country says United States. Correct what is wrong.',
      'Customs broker: The postal code has the form of United States, the country says Canada. Correct what is wrong.',
    ],
    stamp: expect.anything(),
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

describe('prices given in CAD', () => {
  const exchange = { cadToUsd: decimal('0.7124'), usdToCad: decimal('1.4037'), asOf: day('2026-11-20') }
  const inCad = (price: string, quantity: number) =>
    item({ quantity, givenCad: cad(price), unitPrice: convertedPrice(cad(price), exchange) })
  const paper = (items: readonly ManualInvoiceItem[]) =>
    invoice({ items, exchange: { ...exchange, source: 'bank-of-canada' } })

  it('round once: the lines add up to the total that was typed, at the rate', () => {
    // 1,000 x 1.23 CAD = 1,230.00 CAD x 0.7124 = 876.252; a unit rounded first, 0.88, would make 880.00
    const { lines, totals } = paper([inCad('1.23', 1000)])
    expect(lines[0]).toMatchObject({
      unitUsd: '0.876252',
      totalText: '876.25',
      givenCad: { unit: '1.23', total: '1,230.00' },
    })
    expect(totals.cad && amountText(totals.cad)).toBe('1,230.00')
  })

  it('print as many decimals of the unit price as give every total of the column', () => {
    // 10 x 7.40 x 0.7124 = 52.7176: 5.27 x 10 would be 52.70, 5.2718 x 10 is 52.72
    expect(paper([inCad('7.40', 10), item()]).lines.map(({ unitUsd }) => unitUsd)).toEqual(['5.2718', '6.5000'])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 100_000 }), (cents, quantity) => {
        const [line] = paper([inCad(decimal(String(cents)).div('100').toFixed(2), quantity)]).lines
        const printed = decimal(line?.unitUsd.replaceAll(',', '') ?? '').times(String(quantity))
        expect(printed.toFixed(2)).toBe(line?.totalUsd.amount.toFixed(2))
      }),
    )
  })

  it('have a total in CAD only where all of them were given in CAD', () => {
    expect(paper([inCad('7.40', 10), item()]).totals.cad).toBeUndefined()
  })
})

it.each([
  ['2500.01', 'formal entry, the longer declaration, with a bond'],
  ['2500.00', null],
  ['800.00', 'ended on 29 August 2025'],
])('says what a value of USD %s asks of the entry', (price, said) => {
  const { notes } = invoice({ items: [item({ quantity: 1, unitPrice: usd(price) })] })
  const found = notes.filter((note) => /formal entry|exemption/.test(note))
  expect(found.map((note) => said !== null && note.includes(said))).toEqual(said === null ? [] : [true])
})

it('names lines that say nothing of the goods and lines without a maker, and takes stock for Amazon as not sold', () => {
  const paper = invoice({
    items: [
      item({ description: 'Stuff', maker: '' }),
      item({ description: 'Wax candle' }),
      item({ description: 'Soy wax candle' }),
    ],
    destination: { ...party, name: 'Amazon FBA DFW1' },
  })
  expect(paper.warnings.join(' ')).toContain('names no goods: line 1.')
  expect(paper.warnings.join(' ')).toContain('description is short: line 2.')
  expect(paper.warnings.join(' ')).toContain('Maker not given: line 1.')
  expect(paper.reasonForExport).toBe('transfer of own stock, not sold')
  expect(paper.lines.map(({ maker }) => maker)).toEqual([
    'Maker not given',
    'Made by Prairie Wax Works Inc., Winnipeg',
    'Made by Prairie Wax Works Inc., Winnipeg',
  ])
})
