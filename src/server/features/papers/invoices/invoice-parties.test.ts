import { beforeEach, expect, it } from 'vitest'
import { invoiceParties } from '#contract/invoices.ts'
import { preflight } from '#contract/preflight.ts'
import { saveSetting } from '../../../store/settings.ts'
import { addShipment, generate, newWorld, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { dataOf, send, TEST_NOW } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const partiesOf = async (id: string) => dataOf(await send(world, invoiceParties, { params: { id } }, world.client))
const textOf = async (fileData: string) => (await readPages(new Uint8Array(Buffer.from(fileData, 'base64')))).join(' ')
const toAmazon = (id: string, fcCode: string | null) =>
  world.deps.db
    .updateTable('shipments')
    .set({ destination_type: 'amazon_fba', fc_code: fcCode })
    .where('id', '=', id)
    .execute()

it('answers the firms that the paper names', async () => {
  const { shipmentId } = await addShipment(world)
  expect(await partiesOf(shipmentId)).toMatchObject({ brokers: { clearit: null }, importer: null })
  const broker = { name: 'Acme Brokers Ltd.', addressLine1: '1 Bridge Road' }
  await saveSetting(world.deps.db, 'brokers', { clearit: broker }, TEST_NOW)
  await saveSetting(
    world.deps.db,
    'ltl_addresses',
    { pattern_middle_mile: { name: 'Cross-dock', city: 'Buffalo' } },
    TEST_NOW,
  )
  expect(await partiesOf(shipmentId)).toMatchObject({
    brokers: { clearit: broker, acb: null },
    warehouses: { pattern_middle_mile: { name: 'Cross-dock', city: 'Buffalo' }, ups_buffalo: null },
  })
  const text = await textOf((await generate(world, shipmentId)).json.fileData)
  expect(text).toContain('Acme Brokers Ltd. 1 Bridge Road')
  expect(text).toContain('Cross-dock Buffalo')
})

it('names Amazon, not the warehouse, as ultimate consignee of goods that go on to Amazon', async () => {
  const { shipmentId } = await addShipment(world)
  await toAmazon(shipmentId, 'DFW1')
  expect((await partiesOf(shipmentId)).onward?.name).toBe('Amazon FBA DFW1')
  const text = await textOf((await generate(world, shipmentId)).json.fileData)
  expect(text).toContain('Ultimate consignee')
  expect(text).toContain('Amazon FBA DFW1')
  expect(text).not.toContain('Ship to, ultimate consignee')
})

it('warns while the fulfilment centre behind the warehouse is not known', async () => {
  const { shipmentId } = await addShipment(world)
  await toAmazon(shipmentId, null)
  expect((await partiesOf(shipmentId)).onward).toBeNull()
  const { checks } = dataOf(await send(world, preflight, { params: { id: shipmentId }, query: {} }, world.client))
  expect(checks.find(({ id }) => id === 'consignee-missing')?.level).toBe('warns')
  expect(await textOf((await generate(world, shipmentId)).json.fileData)).toMatch(/Ultimate consignee.*not stated/)
})

it('is not answered for a shipment of another client', async () => {
  const { shipmentId } = await addShipment(world)
  expect((await send(world, invoiceParties, { params: { id: shipmentId } }, world.other)).status).toBe(404)
})

it('counts lines typed beside the items towards the value of the entry, and misses their maker', async () => {
  const { shipmentId } = await addShipment(world)
  const ask = async (query: object) =>
    dataOf(await send(world, preflight, { params: { id: shipmentId }, query }, world.client)).checks.map(({ id }) => id)
  expect(await ask({})).not.toContain('formal-entry')
  expect(await ask({ typedLines: 1, typedMakerless: 1, typedUsd: '2500.01' })).toEqual(
    expect.arrayContaining(['formal-entry', 'typed-lines-makerless']),
  )
  const sold = { typedLines: 1, typedVague: 1, typedUsd: '2000', reasonForExport: 'sale' }
  expect(await ask(sold)).toContain('typed-lines-vague')
  expect(await ask(sold)).not.toContain('formal-entry')
  expect(await ask({ ...sold, charges: 'packing 500.01 USD out,freight 9 CAD in' })).toContain('formal-entry')
  const unread = await send(
    world,
    preflight,
    { params: { id: shipmentId }, query: { charges: 'bribe 9' } },
    world.client,
  )
  expect(unread.status).toBe(400)
})
