import { beforeEach, describe, expect, it } from 'vitest'
import { changeShipment, createShipment, getShipmentContent, setShipmentStanding } from '#contract/own-shipments.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { listBoxes } from '#contract/staff-shipments.ts'
import { givenClient, givenShipment } from '../../../testing/builders.ts'
import {
  clientCaller,
  dataOf,
  send,
  staffCaller,
  type TestApp,
  type TestCaller,
  testApp,
} from '../../../testing/test-app.ts'

const GOODS = [
  { sku: 'WAX-6', description: 'Beeswax candle, 6 oz', quantity: '24', cost_cad: '$6.85', country_of_origin: 'Canada' },
  { description: 'Cotton wick', quantity: '100' },
]
const NEW = {
  reference: 'Spring candles',
  destination: { kind: 'amazon' as const, fcCode: 'dfw1' },
  goods: GOODS,
}
const box = (count: string, sku: string, quantity: string) => ({ count, contents: [{ sku, quantity }] })

let test: TestApp
let clientId: string
let caller: TestCaller
beforeEach(async () => {
  test = await testApp()
  clientId = await givenClient(test.deps.db)
  caller = await clientCaller(test.deps, clientId)
})

const make = (body: object) => send(test, createShipment, { body: { ...NEW, ...body } }, caller)
const made = async (body: object = {}) => dataOf(await make(body)).id
const contentOf = async (id: string) => dataOf(await send(test, getShipmentContent, { params: { id } }, caller))
const change = async (id: string, body: object) => {
  const { editable: _, ...content } = await contentOf(id)
  return send(test, changeShipment, { params: { id }, body: { ...content, ...body } }, caller)
}
const stand = (id: string, body: object) => send(test, setShipmentStanding, { params: { id }, body }, caller)

describe('a shipment that a client makes', () => {
  it('has its goods as an import would have made them, and stands in the list', async () => {
    const id = await made()
    const { shipment, items } = dataOf(await send(test, completeData, { params: { id } }, caller))
    expect(shipment).toMatchObject({
      reference: 'Spring candles',
      status: 'pending',
      destinationType: 'amazon_fba',
      destinationDetails: { fcCode: 'DFW1' },
    })
    expect(
      items.map(({ sku, quantity, declaredValue, countryOfOrigin }) => [sku, quantity, declaredValue, countryOfOrigin]),
    ).toEqual([
      ['WAX-6', 24, 6.85, 'CA'],
      ['ITEM-1', 100, null, null],
    ])
    const rows = dataOf(await send(test, listShipments, { query: {} }, caller))
    expect(rows.map(({ reference }) => reference)).toEqual(['Spring candles'])
    const log = await test.deps.db.selectFrom('audit_log').select(['action', 'actor_kind']).execute()
    expect(log).toEqual(Array(3).fill({ action: expect.stringMatching(/imported$/), actor_kind: 'client' }))
  })

  it('goes to an address of their own', async () => {
    const shipTo = { name: 'Dana Roy', street: '12 Elm St', city: 'Buffalo', state: 'NY', zip: '14201' }
    const id = await made({ destination: { kind: 'own', shipTo } })
    expect((await contentOf(id)).destination).toEqual({ kind: 'own', shipTo })
  })

  it('is packed in boxes of equal contents', async () => {
    const id = await made({ boxes: [{ ...box('2', 'WAX-6', '12'), weightKg: '4,5' }, box('1', 'ITEM-1', '100')] })
    const staff = await staffCaller(test.deps)
    const params = { clientId, shipmentId: id }
    const { boxes } = dataOf(await send(test, listBoxes, { params }, staff))
    expect(boxes.map(({ weight, items }) => [weight, items[0]?.sku, items[0]?.quantity])).toEqual([
      [4.5, 'WAX-6', 12],
      [4.5, 'WAX-6', 12],
      [1, 'ITEM-1', 100],
    ])
    expect((await contentOf(id)).boxes.map(({ count, weightKg }) => [count, weightKg])).toEqual([
      ['2', '4.5'],
      ['1', ''],
    ])
  })

  it.each([
    ['a name that is a code', { description: 'WAX-6', quantity: '1' }, 'description'],
    ['no name', { sku: 'A', quantity: '1' }, 'description'],
    ['no units', { description: 'Beeswax candle' }, 'quantity'],
    ['half a unit', { description: 'Beeswax candle', quantity: '1.5' }, 'quantity'],
    ['a price that is no number', { description: 'Beeswax candle', quantity: '1', cost_cad: 'a lot' }, 'cost_cad'],
    [
      'a country that is none',
      { description: 'Beeswax candle', quantity: '1', country_of_origin: 'Narnia' },
      'country_of_origin',
    ],
    ['a code of six digits', { description: 'Beeswax candle', quantity: '1', hts_code: '340600' }, 'hts_code'],
  ])('is refused with the line and column for %s, and nothing is kept', async (_what, line, column) => {
    const { status, json } = await make({ goods: [GOODS[1], line] })
    expect([status, json]).toMatchObject([
      400,
      { code: 'lines-wrong', details: { kind: 'items', errors: [{ line: 2, column }] } },
    ])
    expect(await test.deps.db.selectFrom('shipments').select('id').execute()).toEqual([])
  })

  it('is refused for the same SKU twice, and for boxes of goods that are not there', async () => {
    expect((await make({ goods: [GOODS[0], GOODS[0]] })).json).toMatchObject({ code: 'lines-wrong' })
    expect((await make({ boxes: [box('1', 'OTHER', '1')] })).json).toMatchObject({ details: { kind: 'boxes' } })
    expect((await make({ boxes: [box('9000', 'WAX-6', '1')] })).json).toMatchObject({ details: { kind: 'boxes' } })
  })

  it('is refused under a name that is taken, of their own only', async () => {
    await givenShipment(test.deps.db, await givenClient(test.deps.db), { reference: 'Spring candles' })
    await made()
    expect(await make({})).toMatchObject({ status: 409, json: { code: 'reference-taken' } })
  })

  it('takes 500 lines at once', async () => {
    const goods = Array.from({ length: 500 }, (_, n) => ({ sku: `S-${n}`, description: 'Soy candle', quantity: '3' }))
    const id = await made({ goods })
    expect((await contentOf(id)).goods).toHaveLength(500)
  })
})

describe('changing it', () => {
  it('sets, adds, leaves out and packs anew, and keeps what it knew of goods that come back', async () => {
    const id = await made({ boxes: [box('1', 'WAX-6', '24')] })
    const [wax] = GOODS
    const first = await change(id, {
      reference: 'Easter candles',
      destination: { kind: 'open' },
      goods: [
        { ...wax, quantity: '30' },
        { sku: 'JAR', description: 'Glass jar', quantity: '5' },
      ],
      boxes: [box('3', 'WAX-6', '10')],
    })
    expect(first.status).toBe(200)
    const now = await contentOf(id)
    expect([now.reference, now.destination]).toEqual(['Easter candles', { kind: 'open' }])
    expect(now.goods.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['WAX-6', '30'],
      ['JAR', '5'],
    ])
    expect(now.boxes).toMatchObject([{ count: '3' }])
    const back = await change(id, {
      goods: [...now.goods, { sku: 'ITEM-1', description: 'Cotton wick', quantity: '7' }],
      boxes: [],
    })
    expect(back.status).toBe(200)
    const last = await contentOf(id)
    expect([last.goods.length, last.boxes]).toEqual([3, []])
  })

  it('is refused when it was changed since, and when it was invoiced', async () => {
    const id = await made()
    const old = await contentOf(id)
    expect((await change(id, { notes: 'by hand' })).status).toBe(200)
    expect(await change(id, { version: old.version })).toMatchObject({
      status: 409,
      json: { code: 'shipment-changed-meanwhile' },
    })
    await test.deps.db.updateTable('shipments').set({ status: 'invoiced' }).execute()
    expect(await change(id, {})).toMatchObject({ status: 409, json: { code: 'shipment-not-editable' } })
    expect(await stand(id, { cancelled: true })).toMatchObject({ status: 409 })
  })

  it("never reaches another client's", async () => {
    const id = await made()
    const content = await contentOf(id)
    const other = await clientCaller(test.deps, await givenClient(test.deps.db))
    const { editable: _, ...body } = content
    expect((await send(test, getShipmentContent, { params: { id } }, other)).status).toBe(404)
    expect((await send(test, changeShipment, { params: { id }, body }, other)).status).toBe(404)
    expect((await send(test, setShipmentStanding, { params: { id }, body: { cancelled: true } }, other)).status).toBe(
      404,
    )
  })
})

describe('cancelling and putting away', () => {
  it('can be taken back', async () => {
    const id = await made()
    expect(dataOf(await stand(id, { cancelled: true }))).toEqual({ status: 'cancelled', archived: false })
    expect((await contentOf(id)).editable).toBe(false)
    expect(dataOf(await stand(id, { archived: true }))).toEqual({ status: 'cancelled', archived: true })
    expect(dataOf(await send(test, listShipments, { query: {} }, caller))).toEqual([])
    expect(dataOf(await send(test, listShipments, { query: { status: 'archived' } }, caller))).toHaveLength(1)
    expect(dataOf(await stand(id, { cancelled: false, archived: false }))).toEqual({
      status: 'pending',
      archived: false,
    })
    expect(dataOf(await send(test, listShipments, { query: {} }, caller))).toHaveLength(1)
  })
})
