import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveSetting } from '../../store/settings.ts'
import { addShipment, audited, generate, newWorld, noRate, type World } from '../../testing/invoice-world.ts'
import { readPages } from '../../testing/read-pdf.ts'
import { TEST_NOW } from '../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const pdfOf = (fileData: string) => new Uint8Array(Buffer.from(fileData, 'base64'))
const textOf = async (fileData: string) => (await readPages(pdfOf(fileData))).join(' ')
const unconfirmed = { hts_proposed_by: 'classifier', hts_confirmed_by: null, hts_confirmed_at: null } as const

describe('an invoice that may be made', () => {
  it('prints figures a hand calculation gives', async () => {
    // 96 x 6.85 = 657.60; x 0.7124 = 468.47424. 12 x 19.99 = 239.88; x 0.7124 = 170.890512. 4 x 6.50 USD = 26.00; / 0.7124 = 36.4963
    const { shipmentId } = await addShipment(world, [
      {},
      { description: 'Merino throw', quantity: 12, declared_value_cad: '19.99', hts_code: '6301200010' },
    ])
    const stand = {
      description: 'Display stand',
      quantity: 4,
      unitValue: 6.5,
      currency: 'USD',
      countryOfOrigin: 'CAN',
      htsCode: '4819.50.40.60',
    }
    const answer = await generate(world, shipmentId, { manualItems: [stand] })
    expect(answer.json).toMatchObject({
      success: true,
      invoiceNumber: 'INV-NP-2041',
      filename: 'INV-NP-2041.pdf',
      message: 'Commercial invoice generated successfully! (INV-NP-2041)',
    })
    const text = await textOf(answer.json.fileData)
    const expected = ['657.60', '468.47', '239.88', '170.89', '26.00', '36.50', 'CAD 933.98', 'USD 665.36']
    const others = ['1 CAD = 0.7124 USD', 'Bank of Canada, 20 Nov 2026', 'Northern Pantry & Goods Inc.', '21 Nov 2026']
    expect([...expected, ...others].filter((each) => !text.includes(each))).toEqual([])
  })

  it('is recorded with its hash and data versions, moves the shipment, and is in the audit log', async () => {
    const { shipmentId } = await addShipment(world)
    const answer = await generate(world, shipmentId)
    const bytes = pdfOf(answer.json.fileData)
    const [row, ...others] = await world.deps.db.selectFrom('documents').selectAll().execute()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      kind: 'commercial_invoice',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size_bytes: bytes.length,
      data_versions: {
        tariff: world.deps.tariff.release,
        measures: world.deps.measures.version,
        exchangeRate: '2026-11-20',
      },
    })
    expect([...world.files.kept]).toEqual([[row?.storage_key, bytes]])
    expect(row?.storage_key).toBe(`${world.clientId}/commercial_invoice/${row?.id}.pdf`)
    expect(await statusOf(shipmentId)).toBe('invoiced')
    expect(await audited(world)).toEqual(['document.made', 'shipment.status-changed'])
  })

  it('made again is a new paper with a number of its own', async () => {
    const { shipmentId } = await addShipment(world)
    const numbers = []
    for (let time = 1; time <= 3; time += 1) numbers.push((await generate(world, shipmentId)).json.invoiceNumber)
    expect(numbers).toEqual(['INV-NP-2041', 'INV-NP-2041-2', 'INV-NP-2041-3'])
    expect(world.files.kept.size).toBe(3)
  })

  it('asked for six times at once gets six numbers', async () => {
    const { shipmentId } = await addShipment(world)
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(world, shipmentId)))
    expect(new Set(answers.map((answer) => answer.json.invoiceNumber)).size).toBe(6)
    expect(world.files.kept.size).toBe(6)
  })

  it('prints what is saved at the moment it is kept: an item changed while it was printed is printed again', async () => {
    const { shipmentId } = await addShipment(world)
    const put = world.files.put
    let changed = false
    world.files.put = async (key, bytes) => {
      if (!changed) await world.deps.db.updateTable('items').set({ declared_value_cad: '7.00' }).execute()
      changed = true
      return put(key, bytes)
    }
    const answer = await generate(world, shipmentId)
    // 96 x 7.00
    expect(await textOf(answer.json.fileData)).toContain('672.00')
    expect(answer.json.invoiceNumber).toBe('INV-NP-2041')
    expect(world.files.kept.size).toBe(1)
  })

  it('claims CUSMA only while a certificate stands', async () => {
    const { shipmentId } = await addShipment(world)
    expect(await textOf((await generate(world, shipmentId)).json.fileData)).not.toContain('CA · S')
    const form = { id: world.deps.newId(), client_id: world.clientId, shipment_id: shipmentId, created_at: TEST_NOW }
    const signed = { ...form, status: 'signed', updated_at: TEST_NOW, signed_at: TEST_NOW } as const
    await world.deps.db.insertInto('cusma_forms').values(signed).execute()
    expect(await textOf((await generate(world, shipmentId)).json.fileData)).toContain('CA · S')
  })

  it('prints the addresses the operator set up, and says so where there are none', async () => {
    const { shipmentId } = await addShipment(world)
    const before = await textOf((await generate(world, shipmentId)).json.fileData)
    expect(before.match(/Address to be given by the provider/g)).toHaveLength(2)
    const broker = {
      name: 'Acme Brokers Ltd.',
      addressLine1: '1 Bridge Road',
      city: 'Fort Erie',
      state: 'ON',
      country: 'CA',
    }
    await saveSetting(world.deps.db, 'brokers', { acb: broker }, TEST_NOW)
    await saveSetting(world.deps.db, 'ltl_addresses', { ups_buffalo: { name: 'UPS SCS', city: 'Buffalo' } }, TEST_NOW)
    const chosen = { brokerType: 'acb', ltlType: 'ups_buffalo' }
    const after = await textOf((await generate(world, shipmentId, chosen)).json.fileData)
    expect(after).toContain('Acme Brokers Ltd. 1 Bridge Road Fort Erie ON Canada')
    expect(after).toContain('UPS SCS Buffalo')
    expect(after).not.toContain('Address to be given')
  })

  it('goes to the fulfilment centre, in capitals', async () => {
    const { shipmentId } = await addShipment(world)
    const fcAddress = { street: '33333 Lyndon B Johnson Freeway', city: 'Dallas', state: 'tx', zip: '75241' }
    const answer = await generate(world, shipmentId, { ltlType: 'direct_amazon', fcInfo: { fcId: 'dfw1', fcAddress } })
    expect(await textOf(answer.json.fileData)).toContain(
      'Amazon FBA DFW1 33333 Lyndon B Johnson Freeway Dallas TX 75241',
    )
  })
})

describe('what stands in the way', () => {
  const refused = async (shipmentId: string, more: object = {}) => {
    const { status, json } = await generate(world, shipmentId, more)
    expect(world.files.kept.size).toBe(0)
    expect(await statusOf(shipmentId)).toBe('pending')
    return { status, error: json.error, details: json.details }
  }

  it('missing fields: the sentence names item and fields, the details every item', async () => {
    const { shipmentId, itemIds } = await addShipment(world, [
      {},
      { description: 'Honey', country_of_origin: null, declared_value_cad: '0' },
      { description: 'Soap', hts_code: '34011', manufacturing_address_id: null },
    ])
    expect(await refused(shipmentId)).toEqual({
      status: 409,
      error: 'Honey lacks country of origin, cost of goods above 0; 1 more item is incomplete.',
      details: {
        kind: 'incomplete',
        items: [
          { id: itemIds[1], description: 'Honey', fields: ['countryOfOrigin', 'costCad'] },
          { id: itemIds[2], description: 'Soap', fields: ['htsCode', 'maker'] },
        ],
      },
    })
  })

  it('a maker in another country than the origin, unless the reason is kept', async () => {
    const { shipmentId } = await addShipment(world, [{ country_of_origin: 'VN' }])
    expect((await refused(shipmentId)).error).toBe(
      'Soy wax candle: the maker is in Canada but the country of origin is Vietnam. Correct one of them or give the reason.',
    )
    const reasoned = await addShipment(world, [{ country_of_origin: 'VN', origin_mismatch_reason: 'Trader' }], 'NP-2')
    expect((await generate(world, reasoned.shipmentId)).status).toBe(200)
  })

  it('a code that is not in the release, on an item or a typed line', async () => {
    const { shipmentId } = await addShipment(world, [{ hts_code: '9876543210' }])
    expect(await refused(shipmentId)).toMatchObject({
      status: 409,
      error: 'Soy wax candle: HTS code 9876.54.32.10 is not in the current release. Choose another.',
    })
    const good = await addShipment(world, [{}], 'NP-2')
    const line = { description: 'Stand', quantity: 1, unitValue: 1, currency: 'CAD', countryOfOrigin: 'CA' }
    const typed = await generate(world, good.shipmentId, { manualItems: [{ ...line, htsCode: '9876543210' }] })
    expect(typed.json.error).toBe('Stand: HTS code 9876.54.32.10 is not in the current release. Choose another.')
  })

  it('goods that may not enter, on an item or a typed line', async () => {
    // Beer of Canada in packages: banned since 29 Sep 2026 (Proc. 11061)
    const beer = { description: 'Maple lager', hts_code: '2203000030' }
    const { shipmentId, itemIds } = await addShipment(world, [{}, beer])
    expect(await refused(shipmentId)).toEqual({
      status: 409,
      error: 'Maple lager cannot be imported since 29 Sep 2026. Take it out of the shipment before making an invoice.',
      details: { kind: 'prohibited', items: [{ id: itemIds[1], description: 'Maple lager', since: '2026-09-29' }] },
    })
    const good = await addShipment(world, [{}], 'NP-2')
    const line = { description: 'Lager', quantity: 1, unitValue: 1, currency: 'CAD', countryOfOrigin: 'CA' }
    const typed = await generate(world, good.shipmentId, { manualItems: [{ ...line, htsCode: '2203000030' }] })
    expect(typed.status).toBe(409)
  })

  it('codes nobody confirmed, with what is needed to confirm them', async () => {
    const proposal = { ...unconfirmed, hts_description: 'Candles', hts_confidence: '87.5' }
    const { shipmentId, itemIds } = await addShipment(world, [{}, { ...proposal, asin: 'B0CANDLE01' }])
    expect(await refused(shipmentId)).toEqual({
      status: 409,
      error: '1 HTS code is proposed and not confirmed. Confirm it before making the invoice.',
      details: {
        kind: 'unconfirmed',
        items: [
          {
            id: itemIds[1],
            description: 'Soy wax candle',
            htsCode: '3406.00.00.00',
            htsDescription: 'Candles',
            confidence: 87.5,
            proposedBy: 'classifier',
          },
        ],
      },
    })
    expect((await generate(world, shipmentId, { confirmCodes: [itemIds[1]] })).status).toBe(200)
    const item = await world.deps.db
      .selectFrom('items')
      .selectAll()
      .where('id', '=', itemIds[1] ?? '')
      .executeTakeFirst()
    expect(item).toMatchObject({ hts_confirmed_by: 'Demo client', hts_confirmed_at: TEST_NOW })
    const remembered = await world.deps.db.selectFrom('asin_data').selectAll().executeTakeFirst()
    expect(remembered).toMatchObject({ hts_code: '3406000000', hts_confirmed_by: 'Demo client' })
    expect(await audited(world)).toEqual([
      'document.made',
      'item.changed',
      'asin-data.saved',
      'shipment.status-changed',
    ])
  })

  it('the fallback rate, until it is accepted: then the paper says so', async () => {
    world = await newWorld(noRate())
    const { shipmentId } = await addShipment(world)
    expect(await refused(shipmentId)).toEqual({
      status: 409,
      error: 'Only the fallback exchange rate is known. Accept it to print the invoice with a note.',
      details: { kind: 'fallback-rate', cadToUsd: '0.74' },
    })
    const answer = await generate(world, shipmentId, { acceptFallbackRate: true })
    // 657.60 x 0.74 = 486.624
    const text = await textOf(answer.json.fileData)
    expect(text).toContain('486.62')
    expect(text).toContain('No published exchange rate was at hand')
  })

  it('business information that is absent', async () => {
    const { shipmentId } = await addShipment(world)
    await world.deps.db.deleteFrom('business_info').execute()
    expect(await refused(shipmentId)).toMatchObject({
      status: 409,
      error: 'Set up your business information first: the invoice prints it.',
    })
  })

  it('nothing to invoice; typed lines alone are enough', async () => {
    const { shipmentId } = await addShipment(world, [])
    expect((await refused(shipmentId)).error).toBe('The shipment has no items to invoice.')
    const line = { description: 'Stand', quantity: 1, unitValue: 1, currency: 'CAD', countryOfOrigin: 'CA' }
    expect((await generate(world, shipmentId, { manualItems: [line] })).status).toBe(200)
  })

  it.each([
    [{ ltlType: 'direct_amazon' }, 'FC ID is required for Direct to Amazon LTL'],
    [
      { ltlType: 'direct_amazon', fcInfo: { fcId: 'DFW1', fcAddress: { city: 'Dallas' } } },
      'Complete FC address is required for Direct to Amazon LTL',
    ],
    [
      { manualItems: [{ description: 'Stand', quantity: 1, unitValue: 0, currency: 'CAD', countryOfOrigin: 'CA' }] },
      'Please fill in required fields: description, quantity, and unit value',
    ],
  ])('typed wrong: %j', async (more, error) => {
    const { shipmentId } = await addShipment(world)
    expect(await refused(shipmentId, more)).toMatchObject({ status: 400, error })
  })

  it("another client's shipment is not there", async () => {
    const { shipmentId } = await addShipment(world)
    const answer = await generate(world, shipmentId, {}, world.other)
    expect(answer).toMatchObject({ status: 404, json: { success: false, error: 'Shipment not found' } })
  })
})

async function statusOf(shipmentId: string): Promise<string | undefined> {
  const row = await world.deps.db
    .selectFrom('shipments')
    .select('status')
    .where('id', '=', shipmentId)
    .executeTakeFirst()
  return row?.status
}
