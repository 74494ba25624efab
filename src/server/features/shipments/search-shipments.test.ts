import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { listShipments } from '#contract/shipments.ts'
import { daysAgo, givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { clientCaller, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

let test: TestApp
let clientId: string
let caller: TestCaller
let winter: string
beforeEach(async () => {
  test = await testApp()
  const { db } = test.deps
  clientId = await givenClient(db)
  caller = await clientCaller(test.deps, clientId)
  winter = await givenShipment(db, clientId, { reference: 'NPG-1061', created_at: daysAgo(1) })
  const maple = { sku: 'NPG-MAPLE-500', asin: 'B0DEMO0001', description: 'Pure maple syrup, Érablière Brûlé' }
  await givenItem(db, clientId, winter, maple)
  const summer = await givenShipment(db, clientId, {
    reference: 'NPG-1052',
    status: 'canceled',
    created_at: daysAgo(2),
  })
  await givenItem(db, clientId, summer, { sku: 'NPG-MUG', asin: 'B0DEMO0018', description: 'Stoneware coffee mug' })
})

const find = async (query: { search?: string; status?: string }) => {
  const { json } = await send(test, listShipments, { query: { page: 1, ...query } }, caller)
  expect(json.pagination.total).toBe(json.data.length)
  return json.data.map((each) => each.reference)
}

describe('searching shipments', () => {
  it.each([
    ['the reference', 'npg-1061', ['NPG-1061']],
    ['its end', '061', ['NPG-1061']],
    ['part of a SKU', 'apl', ['NPG-1061']],
    ['part of an ASIN', 'demo0018', ['NPG-1052']],
    ['the beginning of a word', 'stonew', ['NPG-1052']],
    ['not the middle of a described word', 'tonew', []],
    ['several words in any order', 'syrup pure', ['NPG-1061']],
    ['a word that is not there beside one that is', 'syrup mug', []],
    ['without accents', 'erabliere brule', ['NPG-1061']],
    ['with accents and capitals', 'ÉRABLIÈRE', ['NPG-1061']],
    ['what both have', 'npg', ['NPG-1061', 'NPG-1052']],
    ['signs of the search language as text', "npg & ! ':* \\ | (", ['NPG-1061', 'NPG-1052']],
    ['nothing that is a word', '--', []],
    ['blanks', '  ', ['NPG-1061', 'NPG-1052']],
  ])('finds %s: %s', async (_what, search, references) => {
    expect(await find({ search })).toEqual(references)
  })

  it('narrows by status, either spelling of cancelled', async () => {
    expect(await find({ status: 'pending' })).toEqual(['NPG-1061'])
    expect(await find({ status: 'cancelled' })).toEqual(['NPG-1052'])
    expect(await find({ status: 'cancelled', search: 'maple' })).toEqual([])
    expect(await find({ status: 'shipped' })).toEqual([])
  })

  it('follows the goods as they change and go', async () => {
    const { db } = test.deps
    await db.updateTable('items').set({ description: 'Beeswax candle' }).where('shipment_id', '=', winter).execute()
    expect(await find({ search: 'syrup' })).toEqual([])
    expect(await find({ search: 'beeswax' })).toEqual(['NPG-1061'])
    await db.deleteFrom('items').where('shipment_id', '=', winter).execute()
    expect(await find({ search: 'beeswax' })).toEqual([])
    await db.updateTable('shipments').set({ reference: 'SPRING-7' }).where('id', '=', winter).execute()
    expect(await find({ search: 'spring' })).toEqual(['SPRING-7'])
  })

  it('counts as far as 1,000 and says that there are more; pages stay newest first', async () => {
    const { db } = test.deps
    const many = (status: string, count: number) =>
      sql`insert into shipments (id, client_id, reference, status, destination_type, created_at)
        select gen_random_uuid(), ${clientId}, 'MANY-' || ${status} || n, ${status}, 'other', ${daysAgo(3)}::timestamptz - n * interval '1 hour'
        from generate_series(1, ${sql.lit(count)}) n`.execute(db)
    await many('declared', 998)
    const all = async (query: object) =>
      (await send(test, listShipments, { query: { page: 1, ...query } }, caller)).json
    expect((await all({ search: 'many' })).pagination).toEqual({
      currentPage: 1,
      lastPage: 100,
      perPage: 10,
      total: 998,
    })
    await many('received', 4)
    expect((await all({ search: 'many' })).pagination).toEqual({
      currentPage: 1,
      lastPage: 100,
      perPage: 10,
      total: 1000,
      capped: true,
    })
    expect((await all({ search: 'many', status: 'received' })).pagination.total).toBe(4)
    expect((await all({ search: 'many', page: 2 })).data[0]?.reference).toBe('MANY-declared7')
    expect((await all({ search: 'many', page: 100 })).data).toHaveLength(10)
    expect((await all({ search: 'many', page: 101 })).data).toEqual([])
    expect((await all({})).pagination.total).toBe(1004)
  })

  it('finds what many have where the newest do not have it', async () => {
    const { db } = test.deps
    await sql`insert into shipments (id, client_id, reference, status, destination_type, created_at)
      select gen_random_uuid(), ${clientId}, case when n <= 40 then 'LATE-' else 'MANY-' end || n,
        case n % 2 when 0 then 'declared' else 'received' end, 'other', ${daysAgo(3)}::timestamptz - n * interval '1 hour'
      from generate_series(1, 2100) n`.execute(db)
    const page = async (query: object) =>
      (await send(test, listShipments, { query: { page: 1, ...query } }, caller)).json
    const many = await page({ search: 'any', page: 3 })
    expect(many.pagination).toMatchObject({ total: 1000, lastPage: 100, capped: true })
    expect(many.data[0]?.reference).toBe('MANY-61')
    const received = await page({ search: 'many', status: 'received' })
    expect([received.data[0]?.reference, received.pagination.total]).toEqual(['MANY-41', 1000])
    expect((await page({ search: 'late', status: 'received' })).pagination.total).toBe(20)
    expect((await page({ search: 'late many' })).data).toEqual([])
  })

  it("never finds another client's", async () => {
    const other = await clientCaller(test.deps, await givenClient(test.deps.db))
    const { json } = await send(test, listShipments, { query: { search: 'maple' } }, other)
    expect(json.data).toEqual([])
  })
})
