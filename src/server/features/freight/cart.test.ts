import { beforeEach, describe, expect, it } from 'vitest'
import {
  addToFreightCart,
  exportFreightCarts,
  freightCartDraft,
  listFreightCarts,
  removeFreightCart,
} from '#contract/freight.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { addShipment, audited, newWorld, type World } from '../../testing/invoice-world.ts'
import { recordedFreight } from '../../testing/recorded-freight.ts'
import { givenBoxes, givenPlan, rateOf } from '../../testing/sample-freight.ts'
import { dataOf, send, staffCaller, type TestCaller } from '../../testing/test-app.ts'

let world: World
let staff: TestCaller
let shipmentId: string
let placementId: string
const begin = async (given?: World) => {
  world = given ?? (await newWorld())
  staff = await staffCaller(world.deps)
  ;({ shipmentId } = await addShipment(world))
  const rates = [rateOf('UPS', '60.00'), rateOf('FedEx', '55.00'), rateOf('Purolator', '9.00')]
  const plan = await givenPlan(world.deps.db, world.clientId, shipmentId, [
    { rates, amazonId: 'FBA15X', totalItems: 96 },
  ])
  placementId = plan.placementIds[0] ?? ''
}
beforeEach(() => begin())

const ups = () => ({ carrier_id: 'ups', service_id: 'ups-ground', placement_id: placementId })
const add = (body: object = {}) =>
  send(
    world,
    onBehalf(addToFreightCart),
    { params: { clientId: world.clientId, id: shipmentId }, body: { selectedRate: ups(), ...body } },
    staff,
  )
const draft = async () =>
  dataOf(await send(world, freightCartDraft, { params: { id: shipmentId }, query: { placementId } }, world.client))
const carts = async () => dataOf(await send(world, listFreightCarts, {}, staff))

describe('a cart', () => {
  it('begins with the preferred rate, the address of the centre, one assumed box and the goods', async () => {
    expect(await draft()).toMatchObject({
      selectedRate: { carrier_name: 'UPS' },
      amazonFbaInfo: { warehouse_id: 'DFW7', shipment_id: 'FBA15X', city: 'Fort Worth', state: 'TX', country: 'US' },
      boxes: [{ number_of_boxes: 1, weight: 12, length: 50, width: 40, height: 40, assumed: true }],
      customsData: {
        reasonForExport: 'commercially-sold-goods',
        taxRecipient: 'shipper',
        currency: 'CAD',
        products: [{ sku: 'SKU-1', htsCode: '3406000000', countryOfOrigin: 'CA', quantity: 96, unitPrice: 6.85 }],
      },
      notes: ['No boxes are known: one box of 50 × 40 × 40 cm and 12 kg is assumed.'],
      service: 'portage',
    })
  })

  it('takes the boxes of the shipment, alike ones together', async () => {
    await givenBoxes(world.deps.db, world.clientId, shipmentId, [{}, {}])
    expect((await draft()).boxes).toEqual([
      { number_of_boxes: 2, weight: 8.2, length: 40, width: 40, height: 40, assumed: false },
    ])
  })

  it('is kept in Portage with its price as stored, and answers as the specification says', async () => {
    const answer = await add({ selectedRate: { ...ups(), total: 60, shipment_id: 'FBA15X', warehouse_id: 'DFW7' } })
    expect(answer.json).toMatchObject({
      shipment_id: 'FBA15X',
      carrier: 'UPS',
      service: 'UPS Ground',
      state: 'kept',
      message: 'UPS Ground is in the freight cart.',
    })
    const [cart] = await carts()
    expect(cart).toMatchObject({
      cart_id: answer.json.cart_id,
      clientName: 'Demo client',
      reference: 'NP-2041',
      total: 60,
      number_of_boxes: 1,
      weight: 12,
      state: 'kept',
    })
    expect(await audited(world)).toEqual(['cart.added'])
  })

  it('has one entry a placement: another rate takes the place of the first', async () => {
    const first = await add()
    const second = await add({ selectedRate: { ...ups(), carrier_id: 'fedex', service_id: 'fedex-ground' } })
    expect(second.json.cart_id).toBe(first.json.cart_id)
    expect((await carts()).map((cart) => cart.carrier)).toEqual(['FedEx'])
    expect(await audited(world)).toEqual(['cart.added', 'cart.changed'])
  })

  it('finds the placement by the shipment and the warehouse of the rate', async () => {
    const { placement_id: _, ...rate } = ups()
    for (const named of [{ shipment_id: 'FBA15X', warehouse_id: 'DFW7' }, {}])
      expect((await add({ selectedRate: { ...rate, ...named } })).status).toBe(200)
    expect((await add({ selectedRate: { ...rate, warehouse_id: 'ABE8' } })).status).toBe(404)
    expect(await carts()).toHaveLength(1)
  })

  it.each([
    ['a rate that is not offered', { service_id: 'ups-express' }, 409],
    ['a carrier that is not considered', { carrier_id: 'purolator', service_id: 'purolator-ground' }, 409],
    ['a price that moved', { total: 59.99 }, 409],
  ])('refuses %s', async (_what, rate, status) => {
    expect((await add({ selectedRate: { ...ups(), ...rate } })).status).toBe(status)
    expect(await carts()).toEqual([])
  })

  it('can be taken off the list', async () => {
    const { json } = await add()
    const params = { clientId: world.clientId, cartId: json.cart_id }
    expect((await send(world, removeFreightCart, { params }, staff)).status).toBe(200)
    expect(await carts()).toEqual([])
    expect((await send(world, removeFreightCart, { params }, staff)).status).toBe(404)
  })
})

describe('an export', () => {
  it('has a row a cart in CSV, and all of it in JSON', async () => {
    await add()
    const file = async (format: 'csv' | 'json') =>
      dataOf(await send(world, exportFreightCarts, { query: { format } }, staff))
    const csv = await file('csv')
    expect([csv.filename, csv.count]).toEqual(['freight-cart-2026-11-21.csv', 1])
    expect(csv.text.split('\r\n')[1]).toContain('Demo client,NP-2041,DFW7,FBA15X,UPS,UPS Ground,4,60.00,CAD,1,12,kept')
    const [cart] = JSON.parse((await file('json')).text)
    expect(cart).toMatchObject({
      carrier: 'UPS',
      content: { amazonFbaInfo: { city: 'Fort Worth' }, customsData: { currency: 'CAD' } },
    })
  })
})

describe('with a freight service that books', () => {
  const freight = recordedFreight({ books: true })
  beforeEach(async () => {
    freight.booked.length = 0
    freight.trouble = undefined
    await begin(await newWorld(undefined, { freight }))
  })

  it('is sent once, with the id of the cart as the name of the try', async () => {
    const { json } = await add()
    expect(json.state).toBe('sent')
    expect(freight.booked).toMatchObject([{ uniqueId: json.cart_id, serviceId: 'ups-ground', reference: 'NP-2041' }])
    expect(await carts()).toMatchObject([{ state: 'sent', service_shipment_id: 'FC-1' }])
    expect(await add()).toMatchObject({ status: 409 })
    expect(freight.booked).toHaveLength(1)
  })

  it('that fails keeps the cart, says why, and tries again under the same id', async () => {
    freight.trouble = 'answered 422'
    expect(await add()).toMatchObject({ status: 502, json: { error: 'Failed to add to cart: recorded: answered 422' } })
    const [failed] = await carts()
    expect(failed).toMatchObject({ state: 'failed', problem: 'recorded: answered 422' })
    freight.trouble = undefined
    expect((await add()).json.cart_id).toBe(failed?.cart_id)
    expect(await audited(world)).toEqual(['cart.added', 'cart.sent', 'cart.changed', 'cart.sent'])
  })

  it('another content after a failure is another try', async () => {
    freight.trouble = 'no answer within 15000 ms'
    await add()
    freight.trouble = undefined
    const [failed] = await carts()
    const { json } = await add({ selectedRate: { ...ups(), carrier_id: 'fedex', service_id: 'fedex-ground' } })
    expect(json.cart_id).not.toBe(failed?.cart_id)
    expect((await carts()).map((cart) => cart.cart_id)).toEqual([json.cart_id])
  })

  it('asks for what customs needs before anything is sent', async () => {
    ;({ shipmentId } = await addShipment(world, [{ hts_code: null, declared_value_cad: null }], 'NP-2042'))
    placementId = (await givenPlan(world.deps.db, world.clientId, shipmentId)).placementIds[0] ?? ''
    expect(await add()).toMatchObject({
      status: 409,
      json: { error: 'Soy wax candle lacks HTS code, cost of goods: the freight service needs it for customs.' },
    })
    expect([freight.booked, await carts()]).toEqual([[], []])
  })
})
