import { describe, expect, it } from 'vitest'
import { checkCusmaEligibility } from '#contract/cusma.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { fieldGaps } from '#domain/shipment/item.ts'
import { listItems } from '../../store/items.ts'
import {
  completeCustoms,
  daysAgo,
  givenAddress,
  givenClient,
  givenItem,
  givenShipment,
} from '../../testing/builders.ts'
import { clientCaller, dataOf, send, testApp } from '../../testing/test-app.ts'

describe('the list of shipments', () => {
  it('answers ten a page, newest first', async () => {
    const test = await testApp()
    const { db } = test.deps
    const clientId = await givenClient(db)
    const caller = await clientCaller(test.deps, clientId)
    for (let n = 1; n <= 12; n++) {
      await givenShipment(db, clientId, { reference: `R${n}`, created_at: daysAgo(n) })
    }
    const first = await send(test, listShipments, {}, caller)
    expect(dataOf(first).map((row) => row.reference)).toEqual([
      'R1',
      'R2',
      'R3',
      'R4',
      'R5',
      'R6',
      'R7',
      'R8',
      'R9',
      'R10',
    ])
    expect(first.json.pagination).toEqual({ currentPage: 1, lastPage: 2, perPage: 10, total: 12 })
    const second = await send(test, listShipments, { query: { page: 2 } }, caller)
    expect(dataOf(second).map((row) => row.reference)).toEqual(['R11', 'R12'])
    const beyond = await send(test, listShipments, { query: { page: 3 } }, caller)
    expect(dataOf(beyond)).toEqual([])
  })

  it('counts SKUs, units and the fields that are missing', async () => {
    const test = await testApp()
    const { db } = test.deps
    const clientId = await givenClient(db)
    const shipmentId = await givenShipment(db, clientId)
    const complete = completeCustoms(await givenAddress(db, clientId, { country: 'CN' }))
    await givenItem(db, clientId, shipmentId, { ...complete, sku: 'A', quantity: 3 })
    await givenItem(db, clientId, shipmentId, { sku: 'A', quantity: 4 })
    await givenItem(db, clientId, shipmentId, { ...complete, sku: 'B', quantity: 5, hts_code: null })
    const [row] = dataOf(await send(test, listShipments, {}, await clientCaller(test.deps, clientId)))
    expect(row).toMatchObject({ skuCount: 2, itemCount: 12, missingFieldCount: 5 })
  })

  it('sums the declared cost, and gives none while a cost is missing', async () => {
    const test = await testApp()
    const { db } = test.deps
    const clientId = await givenClient(db)
    const shipmentId = await givenShipment(db, clientId)
    await givenItem(db, clientId, shipmentId, { sku: 'A', quantity: 3, declared_value_cad: '6.85' })
    await givenItem(db, clientId, shipmentId, { sku: 'B', quantity: 2, declared_value_cad: '10.10' })
    const caller = await clientCaller(test.deps, clientId)
    const [whole] = dataOf(await send(test, listShipments, {}, caller))
    expect(whole).toMatchObject({ totalValueCad: 40.75 })
    await givenItem(db, clientId, shipmentId, { sku: 'C', quantity: 1, declared_value_cad: null })
    const [open] = dataOf(await send(test, listShipments, {}, caller))
    expect(open).toMatchObject({ totalValueCad: null })
  })

  it('counts codes, and those that nobody confirmed', async () => {
    const test = await testApp()
    const { db } = test.deps
    const clientId = await givenClient(db)
    const shipmentId = await givenShipment(db, clientId)
    const complete = completeCustoms(await givenAddress(db, clientId, { country: 'CN' }))
    const confirmed = { hts_confirmed_by: 'Dana Roy', hts_confirmed_at: daysAgo(1) }
    await givenItem(db, clientId, shipmentId, { ...complete, ...confirmed, sku: 'A' })
    await givenItem(db, clientId, shipmentId, { ...complete, sku: 'B', hts_confirmed_by: null, hts_confirmed_at: null })
    await givenItem(db, clientId, shipmentId, { ...complete, sku: 'C', hts_code: null })
    const [row] = dataOf(await send(test, listShipments, {}, await clientCaller(test.deps, clientId)))
    expect(row).toMatchObject({ codeCount: 2, proposedCodeCount: 1 })
  })

  it.each([
    ['newest', 'D A B C'],
    ['oldest', 'C B A D'],
    ['reference', 'A B C D'],
    ['value', 'B A D C'], // 20.00, 10.00; D lacks a cost, C has no item
    ['destination', 'C B D A'], // ABE8, Buffalo, DFW1; A goes nowhere yet
  ] as const)('lists in the order %s', async (order, expected) => {
    const test = await testApp()
    const { db } = test.deps
    const clientId = await givenClient(db)
    const given = (reference: string, days: number, place: object) =>
      givenShipment(db, clientId, { reference, created_at: daysAgo(days), ...place })
    const shipTo = { name: 'Shop', street: '1 Main St', city: 'Buffalo', state: 'NY', zip: '14201' }
    const a = await given('A', 2, { fc_code: null })
    const b = await given('B', 3, { destination_type: 'other', fc_code: null, ship_to: JSON.stringify(shipTo) })
    await given('C', 4, { fc_code: 'ABE8' })
    const d = await given('D', 1, { fc_code: 'DFW1' })
    await givenItem(db, clientId, a, { sku: 'A', quantity: 1, declared_value_cad: '10.00' })
    await givenItem(db, clientId, b, { sku: 'B', quantity: 2, declared_value_cad: '10.00' })
    await givenItem(db, clientId, d, { sku: 'D', quantity: 9, declared_value_cad: null })
    const rows = dataOf(await send(test, listShipments, { query: { order } }, await clientCaller(test.deps, clientId)))
    expect(rows.map(({ reference }) => reference).join(' ')).toBe(expected)
  })

  it('shows a shipment without items', async () => {
    const test = await testApp()
    const clientId = await givenClient(test.deps.db)
    await givenShipment(test.deps.db, clientId)
    const [row] = dataOf(await send(test, listShipments, {}, await clientCaller(test.deps, clientId)))
    expect(row).toMatchObject({ skuCount: 0, itemCount: 0, totalValueCad: null, missingFieldCount: 0 })
  })

  it('counts the gaps the domain finds, whatever the item lacks', async () => {
    const test = await testApp()
    const { db } = test.deps
    const clientId = await givenClient(db)
    const caller = await clientCaller(test.deps, clientId)
    const chinese = await givenAddress(db, clientId, { country: 'CN' })
    const nameless = await givenAddress(db, clientId, { country: 'CN', name: ' ' })
    const complete = completeCustoms(chinese)
    const cases = [
      complete,
      {},
      { ...complete, country_of_origin: null },
      { ...complete, country_of_origin: 'VN' },
      { ...complete, country_of_origin: 'VN', origin_mismatch_reason: 'made in Vietnam for a Chinese firm' },
      { ...complete, declared_value_cad: '0' },
      { ...complete, declared_value_cad: '0.001' },
      { ...complete, hts_code: '34060000' },
      { ...complete, manufacturing_address_id: null },
      { ...complete, manufacturing_address_id: nameless },
    ]
    const wrong: unknown[] = []
    for (const given of cases) {
      const shipmentId = await givenShipment(db, clientId, { created_at: daysAgo(0) })
      await givenItem(db, clientId, shipmentId, given)
      const gaps = (await listItems(db, clientId, shipmentId)).flatMap(fieldGaps).length
      const counted = dataOf(await send(test, completeData, { params: { id: shipmentId } }, caller)).shipment
      if (counted.missingFieldCount !== gaps) wrong.push({ given, gaps, counted: counted.missingFieldCount })
    }
    expect(wrong).toEqual([])
  })
})

describe('the complete data of a shipment', () => {
  it('answers shipment, items, addresses, rate, eligibility and form', async () => {
    const test = await testApp()
    const { db } = test.deps
    const clientId = await givenClient(db)
    const shipmentId = await givenShipment(db, clientId, { reference: 'SHP-2042', notes: 'Fragile' })
    const addressId = await givenAddress(db, clientId)
    const itemId = await givenItem(db, clientId, shipmentId, { ...completeCustoms(addressId, 'CA'), sku: 'CNDL' })
    const answer = await send(
      test,
      completeData,
      { params: { id: shipmentId } },
      await clientCaller(test.deps, clientId),
    )
    expect(dataOf(answer)).toMatchObject({
      shipment: {
        reference: 'SHP-2042',
        destinationType: 'amazon_fba',
        destinationDetails: { fcCode: 'DFW1' },
        notes: 'Fragile',
        shippedAt: null,
        missingFieldCount: 0,
      },
      items: [
        {
          id: itemId,
          sku: 'CNDL',
          declaredValue: 6.85,
          htsCode: '3406000000',
          htsProvenance: { proposedBy: 'person', confirmedBy: 'Dana' },
          manufacturingAddress: 'Prairie Wax Works Inc., 455 Broadway, Winnipeg MB R3C 0T7, Canada',
        },
      ],
      manufacturingAddresses: [{ id: addressId, usedOnItems: 1 }],
      exchangeRate: { cadToUsd: 0.74, usdToCad: 1.35, asOf: null, source: 'fallback' },
      cusmaEligibility: { isEligible: true, eligibleItems: [itemId] },
      cusmaForm: null,
      businessInfoComplete: false,
      businessTimeZone: expect.any(String),
    })
  })

  it('answers 404 for a shipment that does not exist and for an id that is none', async () => {
    const test = await testApp()
    const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
    const unknown = await send(test, completeData, { params: { id: '00000000-0000-4000-8000-000000000000' } }, caller)
    expect([unknown.status, unknown.json.error]).toEqual([404, 'Shipment not found'])
    expect((await send(test, completeData, { params: { id: 'not-an-id' } }, caller)).status).toBe(404)
  })
})

describe('CUSMA eligibility', () => {
  it('looks at the items that are named, or at all', async () => {
    const test = await testApp()
    const { db } = test.deps
    const clientId = await givenClient(db)
    const caller = await clientCaller(test.deps, clientId)
    const id = await givenShipment(db, clientId)
    const canadian = await givenItem(db, clientId, id, { country_of_origin: 'CA' })
    const chinese = await givenItem(db, clientId, id, { country_of_origin: 'CN' })
    const all = dataOf(await send(test, checkCusmaEligibility, { params: { id } }, caller))
    expect(all).toEqual({
      isEligible: true,
      reason: '1 item has origin US, CA or MX.',
      eligibleItems: [canadian],
    })
    const one = dataOf(await send(test, checkCusmaEligibility, { params: { id }, query: { items: chinese } }, caller))
    expect(one.isEligible).toBe(false)
  })
})
