import { describe, expect, it } from 'vitest'
import { country } from '#domain/countries.ts'
import { FALLBACK_RATE } from '#domain/exchange.ts'
import { decimal, usd } from '#domain/money.ts'
import { buildCommercialInvoice, type InvoiceInput } from '#words/papers/commercial-invoice.ts'
import { invoiceInput, invoiceItem } from '#words/testing/sample-invoice.ts'
import { readPages, readPdf } from '../testing/read-pdf.ts'
import { renderCommercialInvoice } from './commercial-invoice.ts'

const invoice = (given: Partial<InvoiceInput> = {}) =>
  buildCommercialInvoice(
    invoiceInput({
      destination: {
        type: 'direct_amazon',
        centre: { fcId: 'DFW1', street: '33333 Lyndon B Johnson Freeway', city: 'Dallas', state: 'TX', zip: '75241' },
      },
      hasCertificate: true,
      ...given,
    }),
  )
const many = (count: number) => Array.from({ length: count }, (_, index) => invoiceItem({ sku: `SKU-${index + 1}` }))

describe('one line', () => {
  it('prints every figure and party on one page', async () => {
    const stand = {
      sku: '',
      description: 'Display stand',
      quantity: 4,
      unitValue: usd('6.50'),
      origin: country('CA'),
      htsCode: '4819504060',
      maker: null,
    }
    const [page = '', ...others] = await readPages(await renderCommercialInvoice(invoice({ manualLines: [stand] })))
    expect(others).toEqual([])
    const expected = [
      ['Commercial Invoice', 'INV-NP-2041', '21 Nov 2026', 'Page 1 of 1'],
      ['Northern Pantry & Goods Inc.', 'Hamilton ON L8R 1A1', 'Business number 123456782', 'Non-resident importer'],
      ['Amazon FBA DFW1', 'Dallas TX 75241', 'ClearIt', 'Reason for export', 'not stated'],
      ['1 CAD = 0.7124 USD', 'Bank of Canada, 20 Nov 2026'],
      // 96 x 6.85 = 657.60; x 0.7124 = 468.47424; unit 4.87994
      ['3406.00.00.00', 'CA · S', '96', '6.8500', '4.8799', '657.60', '468.47', 'Made by Prairie Wax Works Inc.'],
      // 4 x 6.50 = 26.00 USD; / 0.7124 = 36.4963; unit 9.12408
      ['4819.50.40.60', '9.1241', '6.5000', '36.50', '26.00', 'Maker not given'],
      ['Total, 100 units on 2 lines', 'CAD 694.10', 'USD 494.47'],
    ].flat()
    expect(expected.filter((text) => !page.includes(text))).toEqual([])
  })

  it('says once that it is a draft for the broker', async () => {
    const text = (await readPages(await renderCommercialInvoice(invoice({ items: many(50) })))).join(' ')
    expect(text.match(/Draft for a licensed customs broker/g)).toHaveLength(1)
  })

  it('says plainly that the fallback rate was used', async () => {
    const [page = ''] = await readPages(await renderCommercialInvoice(invoice({ exchange: FALLBACK_RATE })))
    expect(page).toContain('1 CAD = 0.7400 USD fallback rate, day not known')
    expect(page).toContain('No published exchange rate was at hand')
  })
})

describe('what a broker asks for', () => {
  const particulars = {
    importer: null,
    person: { name: 'Dana Łuczak', title: 'Director', email: 'dana@example.com' },
    terms: { incoterm: 'DDP', place: 'Dallas TX', from: 'default' },
    reason: 'own_stock',
    relatedParties: 'not_stated',
    sale: { on: null, place: '', buyerName: '', buyerAddress: '' },
    value: { basis: 'computed', answers: {} },
    charges: [],
    portOfEntry: '0901',
    references: ['FBA18KLMN', 'FBA18KLMP'],
    packing: { packages: 8, weighed: 7, grossKg: decimal('61.6') },
    netKg: decimal('48'),
    certificateNumber: 'CUSMA-NP-2041',
    openPoints: ['The port of entry is not known yet.', 'The terms are not confirmed.'],
  } as const

  it.each([1, 50, 500])('is printed once above %i lines, with the stamp of a draft', async (count) => {
    const items = many(count).map((each) => ({ ...each, mid: 'XMPRAWAX455WIN' }))
    const [first = '', ...rest] = await readPages(await renderCommercialInvoice(invoice({ items, particulars })))
    const expected = [
      'DRAFT',
      '2 points to check before use',
      'DDP Dallas TX',
      'not sold: there is no buyer',
      '8 packages',
    ]
    const more = ['Gross 61.6 kg for 7 packages weighed', '48 kg', 'Dana Łuczak, Director', '0901 Buffalo', 'FBA18KLMN']
    expect([...expected, ...more, 'MID XMPRAWAX455WIN'].filter((each) => !first.includes(each))).toEqual([])
    expect(rest.join(' ')).not.toContain('DRAFT')
    const mids = [first, ...rest].join(' ').match(/MID XMPRAWAX455WIN/g)
    expect(mids).toHaveLength(count)
  })
})

describe('many lines', () => {
  it.each([50, 500])('%i lines: every line once, header and page n of m on every page', async (count) => {
    const pages = await readPages(await renderCommercialInvoice(invoice({ items: many(count) })))
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('Description of goods')
      expect(page).toContain('Total USD')
    })
    const skus = pages.join(' ').match(/SKU-\d+/g)
    expect(skus).toEqual(many(count).map((each) => each.sku))
  })

  it('ends with the total, which never stands alone on a page', async () => {
    for (const count of [6, 7, 8, 9, 10, 11]) {
      const last = (await readPages(await renderCommercialInvoice(invoice({ items: many(count) })))).at(-1)
      expect(last).toMatch(/SKU-\d+.*Total, /)
    }
  })

  it('keeps everything inside the page', async () => {
    for (const page of await readPdf(await renderCommercialInvoice(invoice({ items: many(50) })))) {
      expect(Math.min(...page.map((text) => text.x))).toBeGreaterThanOrEqual(40)
      expect(Math.max(...page.map((text) => text.x + text.width))).toBeLessThanOrEqual(612 - 39.5)
      expect(Math.min(...page.map((text) => text.y))).toBeGreaterThan(20)
    }
  })

  it('ends amounts of a column at the same place', async () => {
    const items = [invoiceItem(), invoiceItem({ quantity: 12_000 }), invoiceItem({ quantity: 1 })]
    const [page = []] = await readPdf(await renderCommercialInvoice(invoice({ items })))
    // 12,000 x 6.85 = 82,200.00; 1 x 6.85
    const ends = ['657.60', '82,200.00', '6.85'].map((amount) => {
      const found = page.filter((text) => text.text === amount).at(-1)
      return found ? (found.x + found.width).toFixed(1) : amount
    })
    expect(new Set(ends).size).toBe(1)
  })
})

describe('names of the world', () => {
  it('prints accented, Polish, Greek, Cyrillic, Vietnamese and Chinese names', async () => {
    const names = [
      'Łódź Żółć Sp. z o.o.',
      'Café Été Ltée',
      'Ελιά',
      'Сувенир',
      'Công ty Hương Việt',
      '深圳市光明灯具有限公司',
    ]
    const items = names.map((name) => invoiceItem({ maker: { ...invoiceItem().maker, name } }))
    const text = (await readPages(await renderCommercialInvoice(invoice({ items })))).join(' ').replaceAll(' ', '')
    expect(names.filter((name) => !text.includes(name.replaceAll(' ', '')))).toEqual([])
    expect(text).not.toContain('□')
  })

  it('composes accents that come in pieces', async () => {
    const items = [invoiceItem({ description: 'Cafe\u0301 moulu' })]
    expect((await readPages(await renderCommercialInvoice(invoice({ items })))).join(' ')).toContain('Café moulu')
  })

  it('marks what it cannot print and names the characters, rather than leaving them out', async () => {
    const items = [invoiceItem({ description: 'Olive oil ไทย' })]
    const text = (await readPages(await renderCommercialInvoice(invoice({ items })))).join(' ')
    expect(text).toContain('Olive oil □□□')
    expect(text).toContain('U+0E44, U+0E17, U+0E22.')
  })

  it('prints the whole of a very long description and a very long word', async () => {
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`)
    const items = [invoiceItem({ description: `${words.join(' ')} ${'x'.repeat(300)}` }), invoiceItem()]
    const pages = await readPages(await renderCommercialInvoice(invoice({ items }), { paper: 'a4' }))
    const text = pages.join(' ')
    expect(words.filter((word) => !text.includes(word))).toEqual([])
    expect(text.match(/x{5,}/g)?.join('')).toHaveLength(300)
  })
})
