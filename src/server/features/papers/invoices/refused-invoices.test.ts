import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { preflightCheck } from '#contract/preflight-check.ts'
import { addShipment, audited, generate, newWorld, noRate, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { TEST_NOW } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const pdfOf = (fileData: string) => new Uint8Array(Buffer.from(fileData, 'base64'))
const textOf = async (fileData: string) => (await readPages(pdfOf(fileData))).join(' ')
const unconfirmed = { hts_proposed_by: 'classifier', hts_confirmed_by: null, hts_confirmed_at: null } as const

describe('what stands in the way', () => {
  const refused = async (shipmentId: string, more: object = {}) => {
    const { status, json } = await generate(world, shipmentId, more)
    expect(world.files.kept.size).toBe(0)
    expect(await statusOf(shipmentId)).toBe('pending')
    return { status, code: json.code, error: json.error, details: json.details }
  }

  /** [reason, item, field, facts] of what stops, as the refusal has it. */
  const stopsOf = async (shipmentId: string) => {
    const { details } = await refused(shipmentId)
    const { checks } = z.object({ checks: z.array(preflightCheck) }).parse(details)
    return checks.map(({ id, item, field, facts }) => [id, item, field, facts])
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
      code: 'paper-stopped',
      details: { checks: expect.anything() },
    })
    expect(await stopsOf(shipmentId)).toEqual([
      ['cost-missing', itemIds[1], 'declaredValue', { name: 'Honey' }],
      ['origin-missing', itemIds[1], 'countryOfOrigin', { name: 'Honey' }],
      ['maker-missing', itemIds[2], 'manufacturingAddress', { name: 'Soap' }],
      ['code-unfinished', itemIds[2], 'htsCode', { name: 'Soap', digits: 5 }],
    ])
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
      code: 'paper-stopped',
      details: { checks: expect.anything() },
    })
    const stop = ['prohibited', itemIds[1], 'htsCode', { name: 'Maple lager', since: '2026-09-29' }]
    expect(await stopsOf(shipmentId)).toEqual([stop])
    const good = await addShipment(world, [{}], 'NP-2')
    const line = { description: 'Lager', quantity: 1, unitValue: 1, currency: 'CAD', countryOfOrigin: 'CA' }
    const typed = await generate(world, good.shipmentId, { manualItems: [{ ...line, htsCode: '2203000030' }] })
    expect(typed.status).toBe(409)
    const knife = { ...line, description: 'Automatic switchblade knife, 4 inch' }
    const uncoded = await generate(world, good.shipmentId, { manualItems: [knife] })
    expect(uncoded).toMatchObject({ status: 409, json: { error: expect.stringContaining(knife.description) } })
  })

  it('codes nobody confirmed, with what is needed to confirm them', async () => {
    const proposal = { ...unconfirmed, hts_description: 'Candles', hts_confidence: '87.5' }
    const { shipmentId, itemIds } = await addShipment(world, [{}, { ...proposal, asin: 'B0CANDLE01' }])
    expect(await refused(shipmentId)).toEqual({
      status: 409,
      error: '1 HTS code is proposed and not confirmed. Confirm it before making the invoice.',
      code: 'paper-stopped',
      details: { checks: expect.anything() },
    })
    const proposed = { code: '3406000000', title: 'Candles', confidence: '87.5', proposedBy: 'classifier' }
    expect(await stopsOf(shipmentId)).toEqual([
      ['code-unconfirmed', itemIds[1], 'htsCode', { name: 'Soy wax candle', ...proposed }],
    ])
    expect(
      (await generate(world, shipmentId, { confirmCodes: [{ id: itemIds[1], htsCode: '3406.00.00.00' }] })).status,
    ).toBe(200)
    const item = await world.deps.db
      .selectFrom('items')
      .selectAll()
      .where('id', '=', itemIds[1] ?? '')
      .executeTakeFirst()
    expect(item).toMatchObject({ hts_confirmed_by: 'demo@portage.example', hts_confirmed_at: TEST_NOW })
    const remembered = await world.deps.db.selectFrom('asin_data').selectAll().executeTakeFirst()
    expect(remembered).toMatchObject({ hts_code: '3406000000', hts_confirmed_by: 'demo@portage.example' })
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
      code: 'paper-stopped',
      details: { checks: expect.anything() },
    })
    expect(await stopsOf(shipmentId)).toEqual([
      ['fallback-rate', undefined, 'acceptFallbackRate', { cadToUsd: '0.74' }],
    ])
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
      error: 'The business information is missing: the invoice prints it.',
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
