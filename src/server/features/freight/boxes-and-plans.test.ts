import { beforeEach, describe, expect, it } from 'vitest'
import { onBehalf } from '#contract/on-behalf.ts'
import { listShipments } from '#contract/shipments.ts'
import {
  listBoxes,
  listPlans,
  refreshShippingRates,
  selectShippingRate,
  shipmentDetailsForStaff,
} from '#contract/staff-shipments.ts'
import { addShipment, audited, newWorld, type World } from '../../testing/invoice-world.ts'
import { recordedFreight } from '../../testing/recorded-freight.ts'
import { givenBoxes, givenPlan, rateOf } from '../../testing/sample-freight.ts'
import { dataOf, send, staffCaller, type TestCaller } from '../../testing/test-app.ts'

let world: World
let staff: TestCaller
let shipmentId: string
let params: { clientId: string; shipmentId: string }
beforeEach(async () => {
  world = await newWorld()
  staff = await staffCaller(world.deps)
  ;({ shipmentId } = await addShipment(world))
  params = { clientId: world.clientId, shipmentId }
})

const plans = async () => dataOf(await send(world, listPlans, { params }, staff))
const placement = async () => {
  const found = (await plans())[0]?.placement_options[0]?.placements[0]
  if (!found) throw new Error('no placement')
  return found
}

const otherClient = async () => {
  const other = await world.deps.db
    .selectFrom('clients')
    .select('id')
    .where('name', '=', 'Other client')
    .executeTakeFirstOrThrow()
  return { clientId: other.id }
}

describe('a shipment as staff open it', () => {
  it('names the client, counts units and SKUs, and has makers in parts', async () => {
    const { client, itemCount, skuCount, items, destinationDetails } = dataOf(
      await send(world, shipmentDetailsForStaff, { params }, staff),
    )
    expect([client.name, itemCount, skuCount, destinationDetails.fcCode]).toEqual(['Demo client', 96, 1, 'DFW1'])
    expect(items[0]?.manufacturingAddress).toEqual({
      name: 'Prairie Wax Works Inc.',
      street_address: '455 Broadway',
      city: 'Winnipeg',
      state: 'MB',
      country: 'CA',
      zip_code: 'R3C 0T7',
    })
  })

  it('stands in the list by reference or SKU, with its counts', async () => {
    const list = (search: string) =>
      send(world, onBehalf(listShipments), { params: { clientId: world.clientId }, query: { search } }, staff)
    for (const search of ['np-20', 'sku-1']) {
      const [row] = dataOf(await list(search))
      expect([row?.reference, row?.itemCount, row?.skuCount]).toEqual(['NP-2041', 96, 1])
    }
    expect(dataOf(await list('elsewhere'))).toEqual([])
  })

  it('is not found under another client', async () => {
    const { clientId } = await otherClient()
    for (const call of [shipmentDetailsForStaff, listBoxes, listPlans]) {
      expect((await send(world, call, { params: { clientId, shipmentId } }, staff)).status).toBe(404)
    }
  })
})

describe('box contents', () => {
  it('are grouped, with the default size where nobody measured', async () => {
    await givenBoxes(world.deps.db, world.clientId, shipmentId, [{}, { kg: null, cm: null }, {}])
    const { groups, boxes, totals } = dataOf(await send(world, listBoxes, { params }, staff))
    expect(
      groups.map((group) => [group.box_numbers, group.weight, group.dimensions, group.total_weight, group.assumed]),
    ).toEqual([
      [[1, 3], 8.2, { length: 40, width: 40, height: 40, unit: 'cm' }, 16.4, { weight: false, dimensions: false }],
      [[2], 1, { length: 30, width: 30, height: 30, unit: 'cm' }, 1, { weight: true, dimensions: true }],
    ])
    expect(boxes[1]?.items).toEqual([
      { sku: 'SKU-1', asin: null, fnsku: null, quantity: 5, description: 'Soy wax candle', cogs: 6.85 },
    ])
    expect(totals).toEqual({ number_of_boxes: 3, units: 15, weight: 17.4, assumed: 1 })
  })

  it('say of goods what the item of the SKU says where the box says nothing, and not known where there is none', async () => {
    await givenBoxes(world.deps.db, world.clientId, shipmentId, [{ sku: 'SKU-1' }, { sku: 'OTHER' }])
    await world.deps.db.updateTable('box_items').set({ cogs_cad: null, fnsku: 'X001' }).execute()
    await world.deps.db.updateTable('items').set({ declared_value_cad: '7.10', asin: 'B0SOY00001' }).execute()
    const { boxes } = dataOf(await send(world, listBoxes, { params }, staff))
    expect(boxes.flatMap(({ items }) => items)).toEqual([
      { sku: 'SKU-1', asin: 'B0SOY00001', fnsku: 'X001', quantity: 5, description: 'Soy wax candle', cogs: 7.1 },
      { sku: 'OTHER', asin: null, fnsku: 'X001', quantity: 5, description: null, cogs: null },
    ])
  })

  it('are empty for a shipment without boxes', async () => {
    expect(dataOf(await send(world, listBoxes, { params }, staff))).toMatchObject({ boxes: [], groups: [] })
  })
})

describe('plans', () => {
  it('show status, totals and the rates of UPS and FedEx by what they cost with brokerage', async () => {
    const group = {
      length_mm: 400,
      width_mm: 300,
      height_mm: 300,
      weight_gm: 8200,
      number_of_boxes: 2,
      value_per_box_usd: '300.00',
      total_value_usd: '600.00',
    }
    await givenPlan(world.deps.db, world.clientId, shipmentId, [
      {
        rates: [rateOf('FedEx', '55.00'), rateOf('UPS', '60.00'), rateOf('Purolator', '10.00')],
        groups: [group],
        totalItems: 96,
        totalCogs: '657.60',
      },
    ])
    const [plan] = await plans()
    expect([plan?.status, plan?.active, plan?.placement_options[0]?.status]).toEqual(['PENDING', false, 'PENDING'])
    const {
      shipping_rates,
      preferred_rate,
      shipping_estimate,
      selected_shipping_rate,
      basis,
      other_rates,
      box_groups,
    } = await placement()
    // Of 600 USD with a duty of at most 300: UPS 30.50 + 6.00 = 36.50 USD = 49.28 CAD; FedEx 36.40 + 7.85 = 44.25 USD = 59.74 CAD.
    expect(
      shipping_rates.map((rate) => [
        rate.carrier_name,
        rate.brokerage.amount_usd,
        rate.brokerage.amount_cad,
        rate.effective_total,
      ]),
    ).toEqual([
      ['UPS', 36.5, 49.28, 109.28],
      ['FedEx', 44.25, 59.74, 114.74],
    ])
    expect([preferred_rate?.carrier_id, shipping_estimate, selected_shipping_rate, other_rates]).toEqual([
      'ups',
      { total: 109.28, currency: 'CAD' },
      null,
      1,
    ])
    expect(basis).toMatchObject({
      value_usd: 600,
      value_from: 'box_groups',
      is_food: false,
      lines: 1,
      duty_note: 'Duty of all goods of the shipment, as calculated today.',
    })
    expect(box_groups[0]).toMatchObject({
      length_mm: 400,
      weight_gm: 8200,
      number_of_boxes: 2,
      total_value_usd: 600,
      assumed: { weight: false, dimensions: false },
    })
  })

  it('take the cost of goods at the rate of the day where no box has a value, and say when the duty is not known', async () => {
    const { shipmentId: unfinished } = await addShipment(world, [{ hts_code: null }], 'NP-2042')
    await givenPlan(world.deps.db, world.clientId, unfinished, [{ totalItems: 96, totalCogs: '100.00' }])
    params = { clientId: world.clientId, shipmentId: unfinished }
    const { basis, shipping_rates } = await placement()
    // 100 CAD x 0.7124 = 71.24 USD: UPS 17.50 + 6.00 = 23.50 USD = 31.73 CAD.
    expect([basis.value_usd, basis.value_from, basis.duty_usd]).toEqual([71.24, 'cost_of_goods', null])
    expect(shipping_rates[0]?.effective_total).toBe(91.73)
    expect(shipping_rates[0]?.brokerage.note).toBe(
      'The duty is not known (duty of Soy wax candle), so the brokerage counts it with the least it can be.',
    )
  })

  it('share the duty by value where the goods are split', async () => {
    await givenPlan(world.deps.db, world.clientId, shipmentId, [
      { totalItems: 48, totalCogs: '328.80' },
      { totalItems: 96, totalCogs: '657.60' },
    ])
    const both = (await plans())[0]?.placement_options[0]?.placements ?? []
    const [half, whole] = both.toSorted((a, b) => a.total_items - b.total_items)
    expect(half?.basis.duty_note).toContain('share of its value')
    expect((half?.basis.duty_usd ?? 0) * 2).toBeCloseTo(whole?.basis.duty_usd ?? Number.NaN, 1)
  })

  it('highlight what is confirmed, and leave out what is no rate', async () => {
    await givenPlan(world.deps.db, world.clientId, shipmentId, [
      { confirmed: true, amazonId: 'FBA15X', rates: [{ nonsense: 1 }, rateOf('UPS', '12.00')] },
    ])
    const [option] = (await plans())[0]?.placement_options ?? []
    expect([option?.status, option?.active, option?.placements[0]?.shipment_id]).toEqual(['CONFIRMED', true, 'FBA15X'])
    expect(option?.placements[0]?.shipping_rates).toHaveLength(1)
  })

  it('have their options in the order they were offered, the confirmed one first', async () => {
    const { planId, optionId } = await givenPlan(world.deps.db, world.clientId, shipmentId)
    const offered = ['ffffffff', '77777777', '00000000'].map((head) => `${head}-0000-4000-8000-000000000000`)
    const own = { client_id: world.clientId, plan_id: planId }
    const add = (id: string, status: string) =>
      world.deps.db
        .insertInto('placement_options')
        .values({ ...own, id, status })
        .execute()
    for (const id of offered) await add(id, id.startsWith('7') ? 'ACCEPTED' : 'PENDING')
    const ids = async () => (await plans())[0]?.placement_options.map(({ id }) => id)
    const [first, confirmed, last] = offered
    expect(await ids()).toEqual([confirmed, optionId, first, last])
    await world.deps.db.updateTable('placement_options').set({ external_id: 'x' }).where('id', '=', optionId).execute()
    expect(await ids()).toEqual([confirmed, optionId, first, last])
  })
})

describe('choosing a rate', () => {
  const choose = (body: object) =>
    send(
      world,
      selectShippingRate,
      { params, body: { selectedRate: { carrier_id: 'fedex', service_id: 'fedex-ground' }, ...body } },
      staff,
    )

  it('replaces the preferred one, is kept and audited once', async () => {
    await givenPlan(world.deps.db, world.clientId, shipmentId)
    expect(dataOf(await choose({})).preferred_rate).toEqual({ carrier_id: 'fedex', service_id: 'fedex-ground' })
    await choose({ shipmentId })
    expect(await choose({ shipmentId: null })).toMatchObject({ status: 200 })
    expect((await placement()).selected_shipping_rate?.carrier_name).toBe('FedEx')
    expect(await audited(world)).toEqual(['placement.rate-selected'])
  })

  it("finds the placement by Amazon's id, or asks which one is meant", async () => {
    await givenPlan(world.deps.db, world.clientId, shipmentId, [{ amazonId: 'FBA1' }, { amazonId: 'FBA2' }])
    expect(dataOf(await choose({ shipmentId: 'FBA2' })).shipment_id).toBe('FBA2')
    expect(await choose({})).toMatchObject({ status: 400 })
    expect(await choose({ shipmentId: 'FBA3' })).toMatchObject({ status: 404 })
  })

  it('refuses a rate that is not offered, and a price that moved', async () => {
    await givenPlan(world.deps.db, world.clientId, shipmentId)
    expect(await choose({ selectedRate: { carrier_id: 'ups', service_id: 'ups-express' } })).toMatchObject({
      status: 409,
    })
    expect(await choose({ selectedRate: { carrier_id: 'ups', service_id: 'ups-ground', total: 1 } })).toMatchObject({
      status: 409,
      json: { error: 'The price of this rate is CAD 60.00 now. Load the plans again before you choose it.' },
    })
    expect(await audited(world)).toEqual([])
  })
})

describe('rates of the freight service', () => {
  it('are refused in words when none is configured', async () => {
    const {
      placementIds: [placementId = ''],
    } = await givenPlan(world.deps.db, world.clientId, shipmentId)
    expect(await send(world, refreshShippingRates, { params: { ...params, placementId } }, staff)).toMatchObject({
      status: 502,
      json: { error: 'No freight service is configured. Rates come with the import of plans.' },
    })
  })

  it('take the place of the stored ones; when the service fails these stay', async () => {
    const freight = recordedFreight()
    world = await newWorld(undefined, { freight })
    staff = await staffCaller(world.deps)
    ;({ shipmentId } = await addShipment(world))
    params = { clientId: world.clientId, shipmentId }
    const {
      placementIds: [placementId = ''],
    } = await givenPlan(world.deps.db, world.clientId, shipmentId, [{ rates: [] }])
    const refresh = () => send(world, refreshShippingRates, { params: { ...params, placementId } }, staff)
    expect(dataOf(await refresh()).shipping_rates.map((rate) => rate.total)).toEqual([60, 54.1])
    expect(freight.asked[0]).toMatchObject({
      origin: { city: 'Hamilton' },
      destination: { city: 'Fort Worth' },
      shipOn: '2026-11-23',
    })
    freight.trouble = 'answered 503'
    expect(await refresh()).toMatchObject({
      status: 502,
      json: { error: 'The freight service did not give rates: recorded: answered 503' },
    })
    expect((await placement()).shipping_rates).toHaveLength(2)
    expect(await audited(world)).toEqual(['placement.rates-refreshed'])
  })
})
