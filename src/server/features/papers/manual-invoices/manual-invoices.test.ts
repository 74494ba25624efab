import { beforeEach, describe, expect, it } from 'vitest'
import { downloadInvoice } from '#contract/invoices.ts'
import { generateManualInvoice, manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { DEMO_BROKERS, DEMO_LTL_ADDRESSES } from '../../../demo/settings.ts'
import { saveSetting } from '../../../store/settings.ts'
import { audited, newWorld, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { dataOf, send, TEST_NOW, type TestCaller } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const stand = {
  description: 'Display stand',
  quantity: 4,
  unitPriceUSD: 6.5,
  countryOfOrigin: 'CAN',
  htsCode: '4819.50.40.60',
}
const make = (body: object, caller: TestCaller = world.client) =>
  send(world, generateManualInvoice, { body: { items: [stand], ...body } }, caller)
const defaults = async (caller: TestCaller = world.client) =>
  dataOf(await send(world, manualInvoiceDefaults, {}, caller))

async function textOf(filename: string): Promise<string> {
  const file = await send(world, downloadInvoice, { params: { filename } }, world.client)
  return (await readPages(new Uint8Array(file.bytes))).join(' ')
}

describe('an invoice typed by hand', () => {
  it('is made, stored under its number and printed with what was typed', async () => {
    const answer = await make({
      items: [{ ...stand, id: 'row-1', totalValueUSD: 26, weight: '2.4 kg' }],
      shipper: { name: 'Northern Pantry', country: 'CAN', city: 'Hamilton', email: 'a@b.example' },
      shippingDate: '2026-11-23',
    })
    expect(answer).toMatchObject({
      status: 200,
      json: { message: 'Invoice generated successfully! (MANUAL-20261121-100000)' },
    })
    const text = await textOf(dataOf(answer).filename)
    const { warnings } = dataOf(answer)
    expect(warnings).toContainEqual(expect.stringContaining('Weight or dimensions to be determined: line 1.'))
    expect(text).toContain(`DRAFT ${warnings.length} points to check before use`)
    // 4 x 6.50 = 26.00
    for (const expected of [
      'MANUAL-20261121-100000 21 Nov 2026',
      'Northern Pantry Hamilton Canada a@b.example',
      'Shipping date 23 Nov 2026',
      'commercially sold goods',
      'Duties and taxes paid by Shipper',
      '4819.50.40.60 CA 2.4 kg · TBD 4 6.50 26.00',
      'USD 26.00',
      'Weight or dimensions to be determined: line 1.',
      'Page 1 of 1',
    ]) {
      expect(text.replace(/ (?=Shipping date)/, ' ')).toContain(expected)
    }
    expect(await audited(world)).toEqual(['document.made'])
  })

  it('gets a number of its own when none is typed, and a typed one only once', async () => {
    const numbers = [await make({}), await make({})].map((answer) => dataOf(answer).invoiceNumber)
    expect(numbers).toEqual(['MANUAL-20261121-100000', 'MANUAL-20261121-100000-2'])
    expect(dataOf(await make({ invoiceNumber: 'A-7' })).filename).toBe('A-7.pdf')
    expect(await make({ invoiceNumber: 'A-7' })).toMatchObject({
      status: 409,
      json: { error: 'Invoice number A-7 is used already. Choose another.' },
    })
  })

  it('asked for five times at once gets five numbers', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => make({})))
    expect(new Set(made.map((answer) => dataOf(answer).filename)).size).toBe(5)
  })
})

describe('whether the goods may enter', () => {
  it('is on the paper, by line, and each thing once', async () => {
    const root = { ...stand, description: 'Wild ginseng root, dried, 1 lb', htsCode: '1211.20.10.90' }
    const answer = await make({ items: [stand, root, { ...root, htsCode: '' }] })
    const found = dataOf(answer).warnings.filter((warning) => warning.includes('CITES'))
    expect(found).toEqual([expect.stringMatching(/ \(.*50 CFR 23.*\): line 2, 3\.$/)])
    expect((await textOf(dataOf(answer).filename)).replaceAll(/\s+/g, ' ')).toContain(
      'A protected plant or wood: CITES permit and APHIS',
    )
  })

  it('stops what may not, by its words alone where no code and no origin is given', async () => {
    const knife = { ...stand, description: 'Automatic switchblade knife, 4 inch', htsCode: '', countryOfOrigin: '' }
    expect(await make({ items: [knife] })).toMatchObject({
      status: 409,
      json: { details: { checks: [expect.objectContaining({ id: 'typed-prohibited' })] } },
    })
  })

  it('goes by the maker too', async () => {
    const shirt = { ...stand, description: 'Cotton T-shirt', htsCode: '6109.10.00.12', countryOfOrigin: 'CN' }
    const made = (maker: string) => make({ items: [{ ...shirt, maker }] })
    const plain = dataOf(await made('Ningbo Shirts, Ningbo, China')).warnings
    const answer = await made('Aksu Huafu Textiles Co., Ltd., Aksu, Xinjiang, China')
    expect(answer.status === 409 || dataOf(answer).warnings.length > plain.length).toBe(true)
  })
})

describe('what is refused', () => {
  it.each([
    [{ items: [] }, 400, 'Please add at least one item to generate an invoice'],
    [{ items: [{ ...stand, totalValueUSD: 26.01 }] }, 400, 'Line 1: the total value is 26.01, but 4 × 6.50 is 26.00.'],
    [
      { items: [stand, { ...stand, htsCode: '4819.50' }] },
      400,
      'Line 2: Invalid HTS code: Must be exactly 10 digits (6/10)',
    ],
    [
      { items: [{ ...stand, htsCode: '9876543210' }] },
      409,
      'Display stand: HTS code 9876.54.32.10 is not in the current release. Choose another.',
    ],
    [
      { items: [{ ...stand, description: 'Lager', htsCode: '2203000030' }] },
      409,
      'Lager cannot be imported since 29 Sep 2026. Take it out of the shipment before making an invoice.',
    ],
  ])('%j', async (body, status, error) => {
    expect(await make(body)).toMatchObject({ status, json: { error } })
    expect(await world.deps.db.selectFrom('documents').select('id').execute()).toEqual([])
  })

  it.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { unitPriceUSD: -1 },
    { unitPriceUSD: 0.000_000_000_01 },
    { countryOfOrigin: 'XQ' },
  ])('a line with %j', async (wrong) => {
    expect((await make({ items: [{ ...stand, ...wrong }] })).status).toBe(400)
  })
})

describe('what a new invoice begins with', () => {
  it('is the business information and what the operator set up', async () => {
    await saveSetting(world.deps.db, 'brokers', DEMO_BROKERS, TEST_NOW)
    await saveSetting(world.deps.db, 'ltl_addresses', DEMO_LTL_ADDRESSES, TEST_NOW)
    const { shipper, importer, destination, broker, ...rest } = await defaults()
    expect(rest).toEqual({
      remembered: false,
      numberedImporter: null,
      invoiceNumber: 'MANUAL-20261121-100000',
      invoiceDate: '2026-11-21',
    })
    expect(shipper).toEqual({
      name: 'Northern Pantry & Goods Inc.',
      address: '210 Queen Street',
      city: 'Hamilton',
      state: 'ON',
      country: 'CA',
      postalCode: 'L8R 1A1',
      phone: '905-555-0142',
      email: 'demo@portage.example',
    })
    expect(importer).toEqual(shipper)
    expect([destination.name, broker.name]).toEqual([
      'Middle-mile warehouse (example)',
      'ClearIt customs brokerage (example)',
    ])
  })

  it('is, after the first invoice, the parties last used, for that client only', async () => {
    await make({ importer: { name: 'Maple Imports LLC', country: 'USA' } })
    const { remembered, shipper, importer } = await defaults()
    expect({ remembered, shipper: shipper.name, importer }).toMatchObject({
      remembered: true,
      shipper: '',
      importer: { name: 'Maple Imports LLC', country: 'US', city: '' },
    })
    expect((await defaults(world.other)).importer.name).toBe('')
  })

  it('keeps a party that the next invoice leaves blank', async () => {
    await make({ importer: { name: 'Maple Imports LLC', country: 'USA' }, invoiceNumber: 'M-1' })
    await make({ importer: { name: ' ' }, broker: { name: 'ACB' }, invoiceNumber: 'M-2' })
    const { importer, broker } = await defaults()
    expect([importer.name, importer.country, broker.name]).toEqual(['Maple Imports LLC', 'US', 'ACB'])
  })
})
