// The duty of a year's invoices by month: what was kept with each, each shipment once, and what has no figure counted apart.
import { beforeEach, expect, it } from 'vitest'
import { dutyByMonth } from '#contract/duty-by-month.ts'
import { generateCombinedInvoice } from '#contract/invoices.ts'
import { listShipments } from '#contract/shipments.ts'
import { addShipment, generate, newWorld, PASSWORD, type World } from '../../../testing/invoice-world.ts'
import { dataOf, send, type TestCaller } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const candle = { hts_code: '3406000000', country_of_origin: 'CA' }
const asked = async (query: object = {}, caller: TestCaller = world.client) =>
  dataOf(await send(world, dutyByMonth, { query }, caller))
const month = async (n: number) => (await asked()).months.find((each) => each.month === n)
const listedDuty = async (reference: string) => {
  const rows = dataOf(await send(world, listShipments, {}, world.client))
  return rows.find((row) => row.reference === reference)?.duty?.totalCad ?? Number.NaN
}

it('adds up what the list said on the day of each invoice, and has every month so far', async () => {
  const first = await addShipment(world, [candle], 'NP-1')
  const second = await addShipment(world, [{ ...candle, quantity: 12 }], 'NP-2')
  const sum = (await listedDuty('NP-1')) + (await listedDuty('NP-2'))
  expect(sum).toBeGreaterThan(0)
  expect((await generate(world, first.shipmentId)).status).toBe(200)
  expect((await generate(world, second.shipmentId)).status).toBe(200)
  const { year, years, months } = await asked()
  expect([year, years, months.map((each) => each.month)]).toEqual([2026, [2026], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
  expect(months[10]).toEqual({
    ...{
      month: 11,
      dutyCad: Number(sum.toFixed(2)),
      shipments: 2,
      withoutFigure: 0,
      openShipments: 0,
      typedInvoices: 0,
    },
  })
  expect(months[9]).toMatchObject({ dutyCad: null, shipments: 0 })
})

it('counts a shipment once, with its newest invoice, alone or combined', async () => {
  const first = await addShipment(world, [candle], 'NP-1')
  const second = await addShipment(world, [{ ...candle, quantity: 12 }], 'NP-2')
  const sum = (await listedDuty('NP-1')) + (await listedDuty('NP-2'))
  await generate(world, first.shipmentId)
  await generate(world, first.shipmentId)
  const shipments = [first, second].map(({ shipmentId: id }) => ({ id }))
  await send(world, generateCombinedInvoice, { body: { shipments, password: PASSWORD } }, world.client)
  expect(await month(11)).toMatchObject({ dutyCad: Number(sum.toFixed(2)), shipments: 2 })
  await world.deps.db.updateTable('documents').set({ deleted_at: world.clock.at }).execute()
  expect(await month(11)).toMatchObject({ dutyCad: null, shipments: 0 })
})

it('puts an invoice into the month of the business time zone, and counts what has no figure', async () => {
  const { db } = world.deps
  const first = await addShipment(world, [candle], 'NP-1')
  await generate(world, first.shipmentId)
  await db
    .updateTable('documents')
    .set({ created_at: new Date('2026-11-01T02:00:00Z') })
    .execute()
  expect(await month(10)).toMatchObject({ shipments: 1, withoutFigure: 0 })
  await db.deleteFrom('invoice_duties').execute()
  expect(await month(10)).toMatchObject({ dutyCad: null, shipments: 1, withoutFigure: 1 })
  await db.updateTable('documents').set({ kind: 'manual_invoice', shipment_id: null }).execute()
  expect(await month(10)).toMatchObject({ dutyCad: null, shipments: 0, typedInvoices: 1 })
})

it('is of the year asked for, and of no other client', async () => {
  const first = await addShipment(world, [candle], 'NP-1')
  await generate(world, first.shipmentId)
  await world.deps.db
    .updateTable('documents')
    .set({ created_at: new Date('2025-03-10T15:00:00Z') })
    .execute()
  const past = await asked({ year: 2025 })
  expect(past.years).toEqual([2026, 2025])
  expect(past.months).toHaveLength(12)
  expect(past.months[2]).toMatchObject({ month: 3, shipments: 1 })
  const theirs = await asked({ year: 2025 }, world.other)
  expect(theirs.months.every(({ shipments }) => shipments === 0)).toBe(true)
})
