import { expect, it } from 'vitest'
import { listQueue } from '#contract/staff-queue.ts'
import { texts } from '#texts/en/staff-queue.ts'
import { daysAgo, givenClient, givenItem, givenShipment } from '../../../testing/builders.ts'
import { newCusmaWorld } from '../../../testing/cusma-world.ts'
import { addShipment, generate } from '../../../testing/invoice-world.ts'
import { clientCaller, dataOf, send, staffCaller, testApp } from '../../../testing/test-app.ts'

it('names what is ready and what is stuck and why, over all clients, the oldest first', async () => {
  const test = await testApp()
  const { db } = test.deps
  const [one, other] = [await givenClient(db, { name: 'Prairie Wax' }), await givenClient(db, { name: 'Maple Home' })]
  const empty = await givenShipment(db, one, { reference: 'Empty', created_at: daysAgo(9) })
  const open = await givenShipment(db, other, { reference: 'Open', created_at: daysAgo(3) })
  await givenItem(db, other, open)
  await givenShipment(db, other, { reference: 'Away', archived_at: daysAgo(1) })
  await givenShipment(db, other, { reference: 'Gone', status: 'shipped' })
  const staff = await staffCaller(test.deps)
  const stuck = await send(test, listQueue, { query: { queue: 'stuck' } }, staff)
  expect(dataOf(stuck).map(({ subject, client }) => [subject, client.name])).toEqual([
    ['Empty', 'Prairie Wax'],
    ['Open', 'Maple Home'],
  ])
  expect(dataOf(stuck)[0]).toMatchObject({ shipment: { id: empty }, day: '2026-11-12' })
  expect(dataOf(stuck)[0]?.reasons).toContain(texts.noItems)
  expect(dataOf(stuck)[1]?.reasons.join(' ')).toContain('customs fields are empty')
  expect(stuck.json.waiting).toEqual({ ready: 0, stuck: 2, certificate: 0, rule: 0 })
  expect(stuck.json.pagination).toMatchObject({ total: 2, currentPage: 1 })
  expect(dataOf(await send(test, listQueue, { query: { queue: 'stuck', page: 2 } }, staff))).toEqual([])
  expect((await send(test, listQueue, {}, await clientCaller(test.deps, one))).json.success).toBe(false)
})

it('says of a shipment that lacks its certificate alone that its invoice can be made', async () => {
  const world = await newCusmaWorld()
  const { shipmentId } = await addShipment(world)
  const stuck = await send(world, listQueue, { query: { queue: 'stuck' } }, await staffCaller(world.deps))
  expect(dataOf(stuck).map(({ key, reasons }) => [key, reasons])).toEqual([[shipmentId, [texts.certificateOpen]]])
  expect((await generate(world, shipmentId)).json.success).toBe(true)
})
