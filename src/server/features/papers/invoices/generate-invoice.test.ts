import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveSetting } from '../../../store/settings.ts'
import { addShipment, audited, generate, newWorld, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { TEST_NOW } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const pdfOf = (fileData: string) => new Uint8Array(Buffer.from(fileData, 'base64'))
const textOf = async (fileData: string) => (await readPages(pdfOf(fileData))).join(' ')

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

  it('names what a typed line needs to enter', async () => {
    const { shipmentId } = await addShipment(world, [{}])
    const root = {
      description: 'Wild ginseng root, dried',
      quantity: 1,
      unitValue: 1,
      currency: 'CAD',
      countryOfOrigin: 'CA',
    }
    const answer = await generate(world, shipmentId, { manualItems: [root] })
    expect(await textOf(answer.json.fileData)).toContain(
      'Wild ginseng root, dried: A protected plant or wood: CITES permit and APHIS',
    )
  })

  it('says of stock of Amazon that it is not sold, how its value was set and why, its charges and its tariff quantity', async () => {
    const { shipmentId } = await addShipment(world, [{ unit_quantities: { kg: '0.3' } }])
    const answer = await generate(world, shipmentId, {
      reasonForExport: undefined,
      valueAnswers: { alike: 'no', soldInUs: 'no', ownCosts: 'yes' },
      charges: [{ kind: 'insurance', amount: 1250, currency: 'CAD', inPrices: true }],
    })
    const text = await textOf(answer.json.fileData)
    // 96 x 0.3 kg
    for (const each of [
      'transfer of own stock, not sold',
      'Computed value, 19 CFR 152.106',
      'The costs of the maker are known',
      'Insurance CAD 1,250.00, in the prices',
      'net 28.8 kg',
    ]) {
      expect(text).toContain(each)
    }
    expect(text).not.toContain('commercially')
  })

  it('names the buyer of a sale, and what the charges make of its price', async () => {
    const { shipmentId } = await addShipment(world)
    const answer = await generate(world, shipmentId, {
      reasonForExport: 'sale',
      sale: {
        on: '2026-11-02',
        place: 'Hamilton ON',
        buyerName: 'Maple Shop LLC',
        buyerAddress: '1 Elm St, Buffalo NY',
      },
      charges: [{ kind: 'packing', amount: 100 }],
    })
    const text = await textOf(answer.json.fileData)
    // 657.60 + 100.00; 468.47 + 71.24
    for (const each of ['Maple Shop LLC', '2 Nov 2026', 'commercially sold goods', 'CAD 757.60, USD 539.71']) {
      expect(text).toContain(each)
    }
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

async function statusOf(shipmentId: string): Promise<string | undefined> {
  const row = await world.deps.db
    .selectFrom('shipments')
    .select('status')
    .where('id', '=', shipmentId)
    .executeTakeFirst()
  return row?.status
}
