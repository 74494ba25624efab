// The duty of shipments in their list: the sum of the shipment's own page, kept while it holds, and an order to read the list in.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { calculateDuty } from '#contract/duty.ts'
import { exportShipments } from '#contract/list-file.ts'
import { listShipments } from '#contract/shipments.ts'
import { readDelimited } from '#domain/delimited-text.ts'
import { dutiesOfShipments } from '../../records/duty/shipment-duties.ts'
import type { Tx } from '../../store/database.ts'
import { markDuties, saveDuties } from '../../store/shipment-duties.ts'
import {
  completeCustoms,
  daysAgo,
  givenAddress,
  givenClient,
  givenItem,
  givenShipment,
} from '../../testing/builders.ts'
import { postgresqlOnly } from '../../testing/embedded-only.ts'
import { clientCaller, dataOf, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

let test: TestApp
let clientId: string
let caller: TestCaller
let makerId: string
beforeEach(async () => {
  test = await testApp()
  const { db } = test.deps
  clientId = await givenClient(db)
  caller = await clientCaller(test.deps, clientId)
  makerId = await givenAddress(db, clientId, { country: 'CN' })
})

/** A candle of China. */
const candle = (more: object = {}) => ({
  ...completeCustoms(makerId),
  country_of_origin: 'CN',
  hts_code: '3406000000',
  declared_value_cad: '6.85',
  quantity: 144,
  ...more,
})
const given = async (reference: string, days: number, ...items: object[]) => {
  const id = await givenShipment(test.deps.db, clientId, { reference, created_at: daysAgo(days) })
  for (const [at, item] of items.entries()) await givenItem(test.deps.db, clientId, id, { sku: `S${at}`, ...item })
  return id
}
const list = async (query: object = {}) => (await send(test, listShipments, { query }, caller)).json
const dutyOf = async (reference: string) => (await list()).data.find((row) => row.reference === reference)?.duty

/** What the screen of the shipment asks for one candle. */
async function lineDuty(quantity: number, price: number): Promise<number> {
  const body = { htsCode: '3406000000', countryOfOrigin: 'CN', quantity, price }
  const { ratesDetails } = dataOf(await send(test, calculateDuty, { body }, caller))
  return ratesDetails[0]?.customsChargesDTO.charges[0]?.amount ?? Number.NaN
}

it('is the sum of what the lines of the shipment come to, each to the cent', async () => {
  await given('A', 1, candle(), candle({ quantity: 7, declared_value_cad: '3.33' }))
  const sum = (await lineDuty(144, 6.85)) + (await lineDuty(7, 3.33))
  expect(sum).toBeGreaterThan(0)
  expect(await dutyOf('A')).toEqual({
    ...{ totalCad: Number(sum.toFixed(2)), known: 2, open: 0, prohibited: 0, leastCad: null, mostCad: null },
    ...{ hasDeposit: true, entryDate: '2026-11-21', isCurrent: true },
  })
})

it('counts what it leaves out, and is none where no item has one', async () => {
  const one = await lineDuty(144, 6.85)
  const beer = { description: 'Maple lager', hts_code: '2203000030', country_of_origin: 'CA' }
  await given('A', 1, candle(), candle({ hts_code: null }), candle(beer))
  await given('B', 2, candle({ declared_value_cad: null }))
  await given('C', 3)
  expect(await dutyOf('A')).toMatchObject({ totalCad: one, known: 1, open: 1, prohibited: 1 })
  expect(await dutyOf('B')).toMatchObject({ totalCad: null, known: 0, open: 1 })
  expect(await dutyOf('C')).toMatchObject({ totalCad: null, known: 0, open: 0 })
})

it('follows the goods and the day', async () => {
  const { db } = test.deps
  const id = await given('A', 1, candle())
  const before = await dutyOf('A')
  await db.updateTable('items').set({ quantity: 72 }).where('shipment_id', '=', id).execute()
  const half = await dutyOf('A')
  expect(half?.totalCad).toBe(await lineDuty(72, 6.85))
  expect(half?.totalCad).toBeLessThan(before?.totalCad ?? 0)
  test.clock.at = new Date('2026-11-24T15:00:00Z')
  expect(await dutyOf('A')).toMatchObject({ entryDate: '2026-11-24', isCurrent: true })
  await db.deleteFrom('items').where('shipment_id', '=', id).execute()
  expect(await dutyOf('A')).toMatchObject({ totalCad: null, known: 0 })
})

it('is not taken for worked out where the goods changed while it was', async () => {
  const { db } = test.deps
  const id = await given('A', 1, candle())
  const { totalCad } = (await dutyOf('A')) ?? {}
  const mark = (await markDuties(db, clientId, [id])).get(id)
  if (!mark) throw new Error('no mark')
  await db.updateTable('items').set({ quantity: 1 }).where('shipment_id', '=', id).execute()
  const none = { least_cad: null, most_cad: null, has_deposit: false }
  const old = { ...mark, ...none, duty_cad: '1', known: 1, open: 0, prohibited: 0, basis: 'x', entry_day: '2026-11-21' }
  await saveDuties(db, clientId, [old])
  const now = (await dutyOf('A'))?.totalCad
  expect(now).toBe(await lineDuty(1, 6.85))
  expect(now).not.toBe(totalCad)
})

it.each([
  ['duty', 'C A B E D'],
  ['duty-rising', 'B A C E D'],
] as const)(
  'orders the list by %s, those without one last, page after page and in the file',
  async (order, expected) => {
    await given('A', 5, candle({ quantity: 20 }))
    await given('B', 4, candle({ quantity: 10 }))
    await given('C', 3, candle({ quantity: 30 }))
    await given('D', 2)
    await given('E', 1, candle({ hts_code: null }))
    const first = await list({ order })
    expect(first.dutiesOpen).toBe(0)
    expect(first.data.map(({ reference }) => reference).join(' ')).toBe(expected)
    const { bytes } = await send(test, exportShipments, { query: { order } }, caller)
    const read = readDelimited(bytes.toString('utf8'))
    const lines = read.kind === 'rows' ? read.rows.slice(1) : []
    expect(lines.map(({ cells }) => cells[0]).join(' ')).toBe(expected)
  },
)

it('of very many lines is worked out by one call at a time', async () => {
  const { db } = test.deps
  const id = await given('A', 1, candle({ hts_code: null }))
  await sql`insert into items (id, client_id, shipment_id, position, sku, description, quantity, updated_at)
    select gen_random_uuid(), client_id, shipment_id, position + n, 'T' || n, description, 1, updated_at
    from items, generate_series(1, 2000) n where shipment_id = ${id}`.execute(db)
  const shipments = [{ id, shipped_at: null }]
  const ask = (all: boolean) => dutiesOfShipments(test.deps, clientId, shipments, { keep: true, all })
  const [first, second] = await Promise.all([ask(false), ask(false)])
  expect([first, second].map((each) => each.get(id)?.open).toSorted()).toEqual([2001, undefined])
  await db.updateTable('shipment_duties').set({ basis: 'other rules' }).execute()
  const whole = await Promise.all([ask(true), ask(true)])
  expect(whole.map((each) => each.get(id)?.open)).toEqual([2001, 2001])
  expect((await ask(false)).get(id)).toMatchObject({ open: 2001, isCurrent: true })
})

postgresqlOnly(() => {
  it('is read while an import holds the shipments, which it neither waits for nor stops', async () => {
    const { db } = test.deps
    const ids = [await given('A', 1, candle()), await given('B', 2, candle()), await given('C', 3, candle())].toSorted()
    const twice = (tx: Tx, id: string | undefined) =>
      tx.updateTable('items').set({ quantity: 288 }).where('shipment_id', '=', String(id)).execute()
    await db.transaction().execute(async (tx) => {
      await twice(tx, ids[2])
      const read = await Promise.all([list(), list({ order: 'duty' })])
      expect(read.map(({ data }) => data.every(({ duty }) => duty?.known === 1))).toEqual([true, true])
      await twice(tx, ids[0])
      expect((await list({ order: 'oldest' })).data).toHaveLength(3)
      await twice(tx, ids[1])
    })
    const { data } = await list({ order: 'duty' })
    expect(data.map(({ duty }) => duty?.totalCad)).toEqual(Array(3).fill(await lineDuty(288, 6.85)))
  })
})

it('does not see the duties of another client', async () => {
  const { db } = test.deps
  const id = await given('A', 1, candle())
  const other = await givenClient(db)
  expect(await markDuties(db, other, [id])).toEqual(new Map())
  await list()
  expect((await send(test, listShipments, {}, await clientCaller(test.deps, other))).json.data).toEqual([])
})
