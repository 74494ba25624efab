import { unzipSync } from 'fflate'
import { beforeEach, expect, it } from 'vitest'
import { downloadPapers, listArchive } from '#contract/document-archive.ts'
import { exportArchive } from '#contract/list-files.ts'
import { givenAddress } from '../../../testing/builders.ts'
import { addShipment, generate, newWorld, type World } from '../../../testing/invoice-world.ts'
import { send } from '../../../testing/test-app.ts'

let world: World
let ids: readonly string[]
beforeEach(async () => {
  world = await newWorld()
  const candles = await addShipment(world, [{}], 'NP-2041')
  const honey = await addShipment(
    world,
    [{ sku: 'HONEY-5', description: 'Maple candy in tins', hts_code: '3406000000' }],
    'EASTER-7',
  )
  const { db } = world.deps
  const maker = await givenAddress(db, world.clientId, { name: 'Érablière du Lac inc.', country: 'CA' })
  await db
    .updateTable('items')
    .set({ manufacturing_address_id: maker })
    .where('shipment_id', '=', honey.shipmentId)
    .execute()
  for (const { shipmentId } of [candles, honey]) expect((await generate(world, shipmentId)).status).toBe(200)
  const { data } = (await found('')).json
  ids = data.map(({ id }) => id)
})

const found = (search: string, page = 1) => send(world, listArchive, { query: { search, page } }, world.client)
const numbers = async (search: string) => (await found(search)).json.data.map(({ number }) => number)

it.each([
  ['a piece of the number', '7', ['INV-EASTER-7']],
  ['the shipment', 'np-2041', ['INV-NP-2041']],
  ['a word of the goods', 'candy', ['INV-EASTER-7']],
  ['the SKU', 'honey-5', ['INV-EASTER-7']],
  ['the maker, with accents or without', 'erabliere', ['INV-EASTER-7']],
  ['what stands nowhere', 'umbrella', []],
])('finds papers by %s', async (_what, search, expected) => {
  expect(await numbers(search)).toEqual(expected)
})

it('counts what it finds, and leaves the other papers out of the file too', async () => {
  expect((await found('candy')).json.pagination).toMatchObject({ total: 1 })
  const file = await send(world, exportArchive, { query: { search: 'candy' } }, world.client)
  const text = String(Buffer.from(file.bytes))
  expect([text.includes('INV-EASTER-7'), text.includes('INV-NP-2041')]).toEqual([true, false])
})

it("finds nothing of another client's", async () => {
  expect((await send(world, listArchive, { query: { search: 'candy' } }, world.other)).json.data).toEqual([])
})

it('puts the chosen papers into one archive, each once', async () => {
  const zip = await send(world, downloadPapers, { body: { ids: [...ids, ...ids] } }, world.client)
  expect([zip.status, zip.headers['content-type']]).toEqual([200, 'application/zip'])
  const names = Object.keys(unzipSync(zip.bytes)).sort()
  expect(names).toEqual(['INV-EASTER-7.pdf', 'INV-NP-2041.pdf', 'missing.txt'])
})

it("refuses an archive with one of another client's, or that is not there", async () => {
  const strange = await send(world, downloadPapers, { body: { ids: [...ids] } }, world.other)
  expect([strange.status, strange.json.code]).toEqual([404, 'no-such-document'])
  const gone = await send(world, downloadPapers, { body: { ids: [...ids, world.deps.newId()] } }, world.client)
  expect(gone.status).toBe(404)
})
