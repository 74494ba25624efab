import { beforeEach, expect, it } from 'vitest'
import { deleteEntryPermission, saveEntryPermission } from '#contract/entry-permissions.ts'
import { listItems } from '#contract/items.ts'
import { preflight } from '#contract/preflight.ts'
import { addShipment, audited, generate, newWorld, type World } from '../../testing/invoice-world.ts'
import { readPages } from '../../testing/read-pdf.ts'
import { dataOf, send, staffCaller, type TestCaller } from '../../testing/test-app.ts'

let world: World
let staff: TestCaller
let shipmentId: string
let itemId: string
beforeEach(async () => {
  world = await newWorld()
  staff = await staffCaller(world.deps)
  const lager = { description: 'Lager, 355 ml cans', hts_code: '2203000030' }
  const made = await addShipment(world, [lager])
  shipmentId = made.shipmentId
  itemId = made.itemIds[0] ?? ''
})

const REASON = { reason: 'Samples for laboratory analysis', citation: 'Licence 2026-118' }
const params = () => ({ clientId: world.clientId, shipmentId, itemId })
const permit = (body: object = REASON, caller = staff) =>
  send(world, saveEntryPermission, { params: params(), body: { ...REASON, ...body } }, caller)
const checks = async () => {
  const { data } = (await send(world, preflight, { params: { id: shipmentId } }, world.client)).json
  return data.checks
    .filter(({ id }) => id.startsWith('prohibited'))
    .map(({ id, level, sentence }) => [id, level, sentence])
}
const SAID =
  'Lager, 355 ml cans is of a prohibited kind. Staff recorded on 21 Nov 2026 why it may enter: Samples for laboratory analysis (Licence 2026-118)'

it('lifts the stop of the invoice, and checks and paper say why', async () => {
  expect((await generate(world, shipmentId)).status).toBe(409)
  expect((await checks()).map(([id, level]) => [id, level])).toEqual([['prohibited', 'stops']])
  expect(dataOf(await permit())).toEqual({ ...REASON, by: 'Staff', at: '2026-11-21T15:00:00.000Z' })
  expect(await checks()).toEqual([['prohibited-permitted', 'notes', SAID]])
  const made = await generate(world, shipmentId)
  expect(made.json.error ?? '').toBe('')
  const text = (await readPages(new Uint8Array(Buffer.from(made.json.fileData, 'base64')))).join(' ')
  expect(text).toContain('Samples for laboratory analysis (Licence 2026-118)')
  expect((await audited(world))[0]).toBe('item.entry-permitted')
})

it('is seen with the item by the client', async () => {
  await permit()
  const [item] = dataOf(await send(world, listItems, { params: { id: shipmentId } }, world.client))
  expect(item?.entryPermission).toEqual({ ...REASON, by: 'Staff', on: '2026-11-21' })
})

it('is for staff alone', async () => {
  expect((await permit({}, world.client)).status).toBe(403)
  expect((await generate(world, shipmentId)).status).toBe(409)
})

it('ends with another code, and comes back with the code it was given for', async () => {
  await permit()
  const change = (hts_code: string) =>
    world.deps.db.updateTable('items').set({ hts_code }).where('id', '=', itemId).execute()
  await change('2203000060')
  expect((await checks()).map(([id]) => id)).toEqual(['prohibited'])
  await change('2203000030')
  expect((await checks()).map(([id]) => id)).toEqual(['prohibited-permitted'])
})

it('can be withdrawn', async () => {
  await permit()
  expect((await send(world, deleteEntryPermission, { params: params() }, staff)).status).toBe(200)
  expect((await generate(world, shipmentId)).status).toBe(409)
  expect((await send(world, deleteEntryPermission, { params: params() }, staff)).status).toBe(404)
  expect(await audited(world)).toEqual(['item.entry-permitted', 'item.entry-permission-withdrawn'])
})

it('needs a reason, a citation, and goods that are prohibited', async () => {
  expect((await permit({ reason: ' ' })).status).toBe(400)
  expect((await permit({ citation: '' })).status).toBe(400)
  ;({
    shipmentId,
    itemIds: [itemId = ''],
  } = await addShipment(world, [{}], 'NP-2042'))
  expect(await permit()).toMatchObject({
    status: 409,
    json: { error: 'Soy wax candle is not prohibited today, so there is nothing to permit.' },
  })
})
