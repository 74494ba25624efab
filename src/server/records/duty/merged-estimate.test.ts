import { beforeEach, describe, expect, it } from 'vitest'
import { estimateMergedClearance } from '#contract/duty.ts'
import type { Deps } from '../../deps.ts'
import { insertCusmaForm } from '../../store/cusma-forms.ts'
import type { NewItem } from '../../store/items.ts'
import { givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { dutyClient } from '../../testing/duty-client.ts'
import { dataOf, send, staffCaller, TEST_NOW, type TestCaller } from '../../testing/test-app.ts'

let deps: Deps
let server: Parameters<typeof send>[0]
let clientId: string
let client: TestCaller

beforeEach(async () => {
  ;({ deps, server, clientId, client } = await dutyClient())
})

describe('several shipments as one clearance', () => {
  /** 100 shirts of 20 CAD: 2,000 CAD, 1,480 USD. */
  const shirts: Partial<NewItem> = {
    quantity: 100,
    declared_value_cad: '20',
    country_of_origin: 'JP',
    hts_code: '6109100012',
    description: 'Shirts',
  }
  const shipmentOf = async (item: Partial<NewItem>, owner = clientId) => {
    const shipmentId = await givenShipment(deps.db, owner)
    await givenItem(deps.db, owner, shipmentId, item)
    return shipmentId
  }
  const merge = (shipmentIds: string[], caller = client, named?: string) =>
    send(server, estimateMergedClearance, { body: { shipmentIds, clientId: named } }, caller)

  it('shows three informal entries beside one formal entry, cost by cost', async () => {
    const ids = [await shipmentOf(shirts), await shipmentOf(shirts), await shipmentOf(shirts)]
    const data = dataOf(await merge(ids))
    expect(data.summary).toEqual({ total_value_cad: 6000, total_items: 300 })
    expect(data.shipments.map(({ id, entryType, total_value_cad }) => [id, entryType, total_value_cad])).toEqual(
      ids.map((id) => [id, 'informal', 2000]),
    )
    expect(data.entryType).toBe('formal')
    expect(data.comparison.rows.map(({ id, separateTotal, merged }) => [id, separateTotal, merged])).toEqual([
      ['duties', 732.6, 732.6], // 16.5 % of 1,480 = 244.20
      ['processing-fee', 8.31, 34.58],
      ['entry-preparation', 195, 95],
      ['bond', 0, 75], // 4,440 + 732.60 + 34.58: 6 started thousands x 6 = 36, at least 75
      ['disbursement', 18, 14.65],
    ])
    expect(data.comparison).toMatchObject({ separateTotal: 953.91, mergedTotal: 951.83, saving: 2.08 })
    expect(data.notices[0]).toEqual({
      reason: 'formal-entry',
      text: expect.stringContaining('USD 4,440.00 is above 2,500'),
    })
  })

  it('values goods in Canadian dollars as they were declared', async () => {
    // 7 x 19.99 = 139.93 CAD, x 0.74 = 103.55 USD, which is 139.79 CAD when turned back
    const odd = { ...shirts, quantity: 7, declared_value_cad: '19.99' }
    const data = dataOf(await merge([await shipmentOf(odd), await shipmentOf(shirts)]))
    expect(data.summary.total_value_cad).toBe(2139.93)
    expect(data.goodsValue).toEqual({ usd: 1583.55, cad: 2139.93 })
    const { customs, brokerage, fees, landed } = data.totals
    expect(fees.cad).toBeCloseTo(customs.cad + brokerage.cad, 6)
    expect(landed.cad).toBeCloseTo(2139.93 + fees.cad, 6)
  })

  it('claims CUSMA for items of a shipment whose certificate stands', async () => {
    const canadian = { ...shirts, country_of_origin: 'CA' }
    const claimed = await shipmentOf(canadian)
    const form = { id: deps.newId(), client_id: clientId, shipment_id: claimed, status: 'signed' as const }
    await insertCusmaForm(deps.db, { ...form, created_at: TEST_NOW, updated_at: TEST_NOW, signed_at: TEST_NOW })
    const data = dataOf(await merge([claimed]))
    // the claim lifts the base duty, the forced-labour duty and the processing fee, not Section 338: 50 % of 1,480
    expect(data.customs_fees.map(({ heading, lineAmount }) => [heading, lineAmount])).toEqual([
      [null, 0],
      ['9903.03.14', 740],
      [null, 0],
    ])
  })

  it('counts goods without a code with their value and names goods without a cost', async () => {
    const shipmentId = await shipmentOf({ ...shirts, hts_code: null })
    await givenItem(deps.db, clientId, shipmentId, { ...shirts, declared_value_cad: null, description: 'Caps' })
    const data = dataOf(await merge([shipmentId]))
    expect(data.excluded.map(({ text }) => text)).toEqual([
      'Excludes the duty of Shirts: HTS code missing.',
      'Excludes Caps: its cost is missing.',
    ])
    expect(data.goodsValue.usd).toBe(1480)
  })

  it('answers an empty shipment without fees', async () => {
    const data = dataOf(await merge([await givenShipment(deps.db, clientId)]))
    expect(data).toMatchObject({ customs_fees: [], clearit_fees: [], percentOfValue: null, feesPerUnitCad: null })
  })

  it("does not find another client's shipment, alone or among one's own", async () => {
    const other = await givenClient(deps.db)
    const theirs = await shipmentOf({ ...shirts, description: 'Secret goods' }, other)
    for (const ids of [[theirs], [await shipmentOf(shirts), theirs], [deps.newId()]]) {
      const { status, json } = await merge(ids)
      expect(status).toBe(404)
      expect(JSON.stringify(json)).not.toContain('Secret')
    }
  })

  it('answers staff for the client they name, and for no other', async () => {
    const staff = await staffCaller(deps)
    const ids = [await shipmentOf(shirts)]
    expect((await merge(ids, staff, clientId)).status).toBe(200)
    expect((await merge(ids, staff)).status).toBe(400)
    expect((await merge(ids, staff, await givenClient(deps.db))).status).toBe(404)
  })

  it('refuses a client who names another client', async () => {
    expect((await merge([await shipmentOf(shirts)], client, await givenClient(deps.db))).status).toBe(403)
  })

  it('counts a shipment named twice once', async () => {
    const id = await shipmentOf(shirts)
    expect(dataOf(await merge([id, id])).summary.total_items).toBe(100)
  })
})
