import { beforeEach, describe, expect, it } from 'vitest'
import { listAddresses, saveAddress } from '#contract/client-data.ts'
import { addComment } from '#contract/comments.ts'
import { getCusmaForm } from '#contract/cusma.ts'
import { printShipmentEstimate } from '#contract/estimate-papers.ts'
import { generateInvoice } from '#contract/invoices.ts'
import { updateItem } from '#contract/items.ts'
import { exportShipments } from '#contract/list-file.ts'
import { createShipment, getShipmentContent, setShipmentStanding } from '#contract/own-shipments.ts'
import { listCertifiableProducts } from '#contract/product-certificates.ts'
import * as calls from '#contract/sample-shipment.ts'
import { searchEverywhere } from '#contract/search.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { listQueue, QUEUES } from '#contract/staff-queue.ts'
import { listActiveCompanies } from '../../../store/client-people.ts'
import { countClientRows } from '../../../store/erased-rows.ts'
import { givenClient } from '../../../testing/builders.ts'
import { colleagueCaller } from '../../../testing/client-people.ts'
import { newWorld, PASSWORD, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { clientCaller, dataOf, send, staffCaller, type TestCaller } from '../../../testing/test-app.ts'

let world: World
let clientId: string
let caller: TestCaller
beforeEach(async () => {
  world = await newWorld()
  clientId = await givenClient(world.deps.db)
  caller = await clientCaller(world.deps, clientId)
})

const make = async (by = caller, language?: string) =>
  dataOf(await send(world, calls.makeSampleShipment, {}, by, language))
const shown = async (id: string) => dataOf(await send(world, completeData, { params: { id } }, caller))
const print = () => send(world, calls.printSampleInvoice, {}, caller)
const remove = () => send(world, calls.removeSampleShipment, {}, caller)
/** Types the cost that the sample leaves open. */
async function fill(id: string): Promise<void> {
  const open = (await shown(id)).items.find(({ declaredValue }) => declaredValue === null)
  const params = { id, itemId: open?.id ?? '' }
  expect((await send(world, updateItem, { params, body: { declaredValue: 14.5 } }, caller)).status).toBe(200)
}

describe('a sample shipment', () => {
  it('has goods of made-up makers with proposed codes, one of which lacks its cost, and is said to be a sample', async () => {
    const { id } = await make()
    const { shipment, items, manufacturingAddresses, businessInfoComplete } = await shown(id)
    expect(shipment).toMatchObject({ reference: 'Sample shipment', status: 'sample', isSample: true })
    expect(
      items.map(({ sku, countryOfOrigin, htsCode, declaredValue }) => [sku, countryOfOrigin, htsCode, declaredValue]),
    ).toEqual([
      ['SAMPLE-CANDLE', 'CA', '3406000000', 9.75],
      ['SAMPLE-MUG', 'CN', '6912004400', 3.6],
      ['SAMPLE-HAT', 'CA', '6505003090', null],
    ])
    expect(items.every(({ htsProvenance }) => htsProvenance?.confirmedBy === null)).toBe(true)
    expect([manufacturingAddresses.length, businessInfoComplete]).toEqual([3, true])
  })

  it('is there once, in the language of who asked first', async () => {
    const first = await make(caller, 'fr-CA')
    expect(first.reference).toBe('Envoi d’exemple')
    expect(await make()).toEqual(first)
    expect(dataOf(await send(world, calls.getSampleShipment, {}, caller))).toEqual(first)
  })

  it('leads to an invoice that is stamped, has no number and is not kept', async () => {
    const { id } = await make()
    expect(await print()).toMatchObject({ status: 409, json: { code: 'paper-stopped' } })
    await fill(id)
    const made = await print()
    expect([made.status, made.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('SAMPLE-invoice.pdf'),
    ])
    const text = (await readPages(Uint8Array.from(made.bytes))).join(' ')
    for (const part of ['SAMPLE', 'It is no invoice', 'Sample Seller Inc. (not real)', 'Stoneware mug for coffee'])
      expect(text).toContain(part)
    expect(await world.deps.db.selectFrom('documents').select('id').execute()).toEqual([])
    expect((await shown(id)).shipment.status).toBe('sample')
  })

  it('is refused to every other paper and to every call about shipments that are sent', async () => {
    const { id } = await make()
    await fill(id)
    const params = { id }
    const tries = await Promise.all([
      send(world, generateInvoice, { body: { shipmentData: { id }, password: PASSWORD } }, caller),
      send(world, printShipmentEstimate, { params, body: {} }, caller),
      send(world, getCusmaForm, { params }, caller),
      send(world, getShipmentContent, { params }, caller),
      send(world, setShipmentStanding, { params, body: { archived: true } }, caller),
      send(world, addComment, { params, body: { body: 'Hello' } }, caller),
    ])
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
  })

  it('is in no list, file, search or queue, is no product, and keeps no dormant client signed in', async () => {
    const { id } = await make()
    await fill(id)
    expect(dataOf(await send(world, listShipments, { query: {} }, caller))).toEqual([])
    expect(String(Buffer.from((await send(world, exportShipments, { query: {} }, caller)).bytes))).not.toContain(
      'Sample',
    )
    const found = dataOf(await send(world, searchEverywhere, { query: { text: 'Sample' } }, caller))
    expect([found.shipments, found.products, found.codes]).toEqual([[], [], []])
    expect(dataOf(await send(world, listCertifiableProducts, { query: {} }, caller))).toEqual([])
    expect(dataOf(await send(world, listAddresses, {}, caller))).toEqual([])
    const db = world.deps.db
    const people = await db.selectFrom('client_members').select('person_id').where('client_id', '=', clientId).execute()
    expect(await listActiveCompanies(db, people[0]?.person_id ?? '', new Date(0))).toEqual([])
    expect(await db.selectFrom('notifications').select('id').execute()).toEqual([])
    const staff = await staffCaller(world.deps)
    for (const queue of QUEUES) expect(dataOf(await send(world, listQueue, { query: { queue } }, staff))).toEqual([])
  })

  it('leaves its name free for a shipment of their own, and its makers to no other goods', async () => {
    const { id, reference } = await make()
    const [maker] = (await shown(id)).manufacturingAddresses
    const goods = [{ sku: 'OWN', description: 'Beeswax candle', quantity: '1' }]
    const own = await send(world, createShipment, { body: { reference, destination: { kind: 'open' }, goods } }, caller)
    const ownId = dataOf(own).id
    const [item] = (await shown(ownId)).items
    const params = { id: ownId, itemId: item?.id ?? '' }
    const body = { manufacturing_address_id: maker?.id ?? '' }
    expect((await send(world, updateItem, { params, body }, caller)).status).toBe(404)
    expect((await shown(ownId)).manufacturingAddresses).toEqual([])
  })
})

describe('throwing it away', () => {
  it('leaves nothing but what the audit log says', async () => {
    const { db } = world.deps
    const before = await countClientRows(db, clientId)
    const { id } = await make()
    await fill(id)
    const address = {
      name: 'Typed in the sample',
      street_address: '1 Elm St',
      city: 'Guelph',
      state: 'ON',
      country: 'CA',
      zip_code: 'N1H 1A1',
    }
    const typed = dataOf(await send(world, saveAddress, { body: { address, isSample: true } }, caller))
    const [item] = (await shown(id)).items
    const params = { id, itemId: item?.id ?? '' }
    expect(
      (await send(world, updateItem, { params, body: { manufacturing_address_id: typed.id } }, caller)).status,
    ).toBe(200)
    expect((await print()).status).toBe(200)
    expect((await remove()).status).toBe(200)
    const { audit_log: logged, ...after } = await countClientRows(db, clientId)
    expect(after).toEqual(before)
    expect(logged).toBeGreaterThan(1)
    expect(dataOf(await send(world, calls.getSampleShipment, {}, caller))).toBeNull()
    expect((await remove()).status).toBe(200)
  })

  it("never touches another client's, and is no right of a reader", async () => {
    const { id } = await make()
    await send(world, calls.removeSampleShipment, {}, world.client)
    expect((await shown(id)).shipment.id).toBe(id)
    expect((await send(world, completeData, { params: { id } }, world.client)).status).toBe(404)
    expect((await send(world, calls.printSampleInvoice, {}, world.client)).status).toBe(404)
    const reader = await colleagueCaller(world.deps, clientId, { role: 'reader' })
    for (const call of [calls.makeSampleShipment, calls.removeSampleShipment])
      expect((await send(world, call, {}, reader)).status).toBe(403)
  })
})
