import { describe, expect, it } from 'vitest'
import { country } from '#domain/countries.ts'
import { FALLBACK_RATE } from '#domain/exchange.ts'
import type { ManualLine } from '#domain/invoice/manual-lines.ts'
import { amountText, cad, centsText, decimal, usd } from '#domain/money.ts'
import { EXPORTER, invoiceInput, invoiceItem } from '../testing/sample-invoice.ts'
import { buildCommercialInvoice } from './commercial-invoice.ts'

const manual = (given: Partial<ManualLine> = {}): ManualLine => ({
  sku: '',
  description: 'Display stand, corrugated, printed',
  quantity: 4,
  unitValue: usd('6.50'),
  origin: country('CA'),
  htsCode: '4819504060',
  maker: null,
  ...given,
})
describe('amounts', () => {
  it('totals the lines as printed, in both currencies', () => {
    // CAD 657.60 + 1.05 + 36.50; USD 468.47 + 0.75 (1.05 x 0.7124 = 0.74802) + 26.00
    const chopsticks = invoiceItem({ quantity: 3, costCad: decimal('0.35'), origin: country('CN') })
    const invoice = buildCommercialInvoice(
      invoiceInput({ items: [invoiceItem(), chopsticks], manualLines: [manual()] }),
    )
    expect(invoice.lines.map((line) => centsText(line.totalUsd))).toEqual(['468.47', '0.75', '26.00'])
    expect(amountText(invoice.totals.cad)).toBe('695.15')
    expect(amountText(invoice.totals.usd)).toBe('495.22')
    expect(invoice.totals.units).toBe(103)
  })

  it('sums rounded lines: three lines of 0.007 USD make three cents, not two', () => {
    // 0.01 x 0.7124 = 0.007124 -> 0.01 a line
    const invoice = buildCommercialInvoice(
      invoiceInput({ items: Array(3).fill(invoiceItem({ quantity: 1, costCad: decimal('0.01') })) }),
    )
    expect(centsText(invoice.totals.usd)).toBe('0.03')
  })

  it('prints unit values with the decimals the column needs', () => {
    const [line] = buildCommercialInvoice(invoiceInput()).lines
    expect(line).toMatchObject({ unitCad: '6.85', unitUsd: '4.8799' })
    const [mixed] = buildCommercialInvoice(invoiceInput({ manualLines: [manual()] })).lines
    expect(mixed?.unitCad).toBe('6.8500')
  })

  it('keeps a manual line in CAD at its own value', () => {
    const invoice = buildCommercialInvoice(
      invoiceInput({ items: [], manualLines: [manual({ unitValue: cad('6.50') })] }),
    )
    // 4 x 6.50 = 26.00 CAD; x 0.7124 = 18.5224
    expect(centsText(invoice.totals.cad)).toBe('26.00')
    expect(centsText(invoice.totals.usd)).toBe('18.52')
  })
})

describe('the exchange rate', () => {
  it('is printed with its day and publisher', () => {
    expect(buildCommercialInvoice(invoiceInput()).exchange).toEqual({
      rate: '1 CAD = 0.7124 USD',
      source: 'Bank of Canada, 20 Nov 2026',
    })
  })

  it('is marked with a note when it is the fallback', () => {
    const invoice = buildCommercialInvoice(invoiceInput({ exchange: FALLBACK_RATE }))
    expect(invoice.exchange).toEqual({ rate: '1 CAD = 0.7400 USD', source: 'fallback rate, day not known' })
    expect(invoice.warnings.join(' ')).toContain('No published exchange rate was at hand')
  })
})

describe('the CUSMA claim', () => {
  const items = [invoiceItem(), invoiceItem({ origin: country('MX') }), invoiceItem({ origin: country('CN') })]

  it('stands on lines from CA, MX and US when a certificate stands', () => {
    const invoice = buildCommercialInvoice(invoiceInput({ items, manualLines: [manual()], hasCertificate: true }))
    expect(invoice.lines.map((line) => line.claim)).toEqual(['S', 'S', '', ''])
    expect(invoice.notes.join(' ')).toContain('CUSMA')
  })

  it('stands on no line without a certificate', () => {
    const invoice = buildCommercialInvoice(invoiceInput({ items }))
    expect(invoice.lines.map((line) => line.claim)).toEqual(['', '', ''])
    expect(invoice.notes.join(' ')).not.toContain('CUSMA')
  })
})

describe('words', () => {
  it('dots the code and names the maker with the address', () => {
    const [line] = buildCommercialInvoice(invoiceInput()).lines
    expect(line?.htsCode).toBe('3406.00.00.00')
    expect(line?.maker).toBe('Made by Prairie Wax Works Inc., 455 Broadway, Winnipeg MB R3C 0T7, Canada')
  })

  it('says what a manual line leaves open', () => {
    const invoice = buildCommercialInvoice(invoiceInput({ manualLines: [manual({ htsCode: null })] }))
    expect(invoice.lines[1]).toMatchObject({ htsCode: 'Not given', maker: 'Maker not given' })
  })

  it('names the fulfilment centre as consignee of Direct to Amazon', () => {
    const centre = { fcId: 'DFW1', street: '33333 Lyndon B Johnson Freeway', city: 'Dallas', state: 'TX', zip: '75241' }
    const invoice = buildCommercialInvoice(invoiceInput({ destination: { type: 'direct_amazon', centre } }))
    expect(invoice.consignee).toEqual({
      role: 'Ship to, ultimate consignee',
      name: 'Amazon FBA DFW1',
      lines: ['33333 Lyndon B Johnson Freeway', 'Dallas TX 75241', 'United States'],
    })
  })

  it('says who gives an address that is not set up', () => {
    const { consignee, broker } = buildCommercialInvoice(invoiceInput())
    expect(consignee).toMatchObject({ name: 'Pattern Middle Mile', lines: ['Address to be given by the provider'] })
    expect(broker).toMatchObject({ name: 'ClearIt', lines: ['Address to be given by the provider'] })
  })

  it('calls only an exporter outside the US a non-resident importer', () => {
    expect(buildCommercialInvoice(invoiceInput()).importer.lines[0]).toBe('Non-resident importer')
    const exporter = { ...EXPORTER, country: 'US' }
    expect(buildCommercialInvoice(invoiceInput({ exporter })).importer.lines).toEqual([
      'As seller, shipper and exporter',
    ])
  })
})
