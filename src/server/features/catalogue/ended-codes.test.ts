// Codes that ended and that a client still holds: found, replaced everywhere at once, and put back.
import { beforeEach, describe, expect, it } from 'vitest'
import { listCatalogue, previewImport } from '#contract/catalogue.ts'
import { listEndedCodes, replaceEndedCode, undoReplacement } from '#contract/ended-codes.ts'
import { saveAsinDataRow } from '../../store/asin-data.ts'
import { givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { clientCaller, dataOf, send, TEST_NOW, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

/** One number took the place of the first; two of the second. */
const RENAMED = '2918994300'
const SPLIT = '1905310049'

let test: TestApp
let clientId: string
let caller: TestCaller
let from: string
let to: string
beforeEach(async () => {
  test = await testApp()
  clientId = await givenClient(test.deps.db)
  caller = await clientCaller(test.deps, clientId)
  const { tariff, today } = test.deps
  const simple = tariff.declarable.find((code) => tariff.ended(code, today())?.isOneForOne)
  from = simple ?? RENAMED
  to = tariff.ended(from, today())?.successors[0] ?? ''
})

const CONFIRMED = {
  hts_proposed_by: 'person',
  hts_confirmed_by: 'Dana',
  hts_confirmed_at: new Date('2026-05-04T12:00:00Z'),
} as const
const pageHeld = async (query: { page: number; code?: string }, who = caller) =>
  (await send(test, listEndedCodes, { query }, who)).json
const held = async (who = caller) => dataOf(await send(test, listEndedCodes, { query: { page: 1 } }, who))
const replace = (htsCode: string, who = caller) => send(test, replaceEndedCode, { body: { htsCode } }, who)
const undo = (id: string, who = caller) => send(test, undoReplacement, { body: { id } }, who)
const codes = async () => ({
  products: (await test.deps.db.selectFrom('asin_data').select(['asin', 'hts_code']).orderBy('asin').execute()).map(
    ({ hts_code }) => hts_code,
  ),
  items: (
    await test.deps.db.selectFrom('items').select(['sku', 'hts_code', 'hts_confirmed_by']).orderBy('sku').execute()
  ).map(({ sku, hts_code, hts_confirmed_by }) => [sku, hts_code, hts_confirmed_by]),
})

async function given() {
  const { db } = test.deps
  const open = await givenShipment(db, clientId)
  const left = await givenShipment(db, clientId, { status: 'shipped' })
  await givenItem(db, clientId, open, { sku: 'A', asin: 'B0ENDED001', hts_code: from, ...CONFIRMED })
  await givenItem(db, clientId, open, { sku: 'B', asin: null, hts_code: from, hts_proposed_by: 'classifier' })
  await givenItem(db, clientId, left, { sku: 'C', asin: null, hts_code: from, ...CONFIRMED })
  await givenItem(db, clientId, open, { sku: 'D', asin: null, hts_code: SPLIT, ...CONFIRMED })
  await saveAsinDataRow(db, clientId, 'B0ENDED001', { hts_code: from, ...CONFIRMED }, TEST_NOW)
}

describe('codes that ended', () => {
  beforeEach(given)

  it('are listed with what took their place and how many hold them; what has left is not counted', async () => {
    const found = await held()
    expect(found.find(({ htsCode }) => htsCode === from)).toMatchObject({
      on: '2026-07-01',
      isOneForOne: true,
      successors: [{ htsCode: to }],
      asins: ['B0ENDED001'],
      products: 1,
      items: 2,
    })
    expect(found.find(({ htsCode }) => htsCode === SPLIT)).toMatchObject({
      isOneForOne: false,
      successors: [{ htsCode: '1905310042', general: 'Free' }, { htsCode: '1905310045' }],
      products: 0,
      items: 1,
    })
    expect(await held(await clientCaller(test.deps, await givenClient(test.deps.db)))).toEqual([])
  })

  it('are replaced in products and open items at once, with an entry of the log for each', async () => {
    const { data } = (await replace(from)).json
    expect(data).toMatchObject({ from, to, products: 1, items: 2 })
    expect(await codes()).toEqual({
      products: [to],
      items: [
        ['A', to, expect.not.stringMatching(/^Dana$/)],
        ['B', to, null], // a proposal stays one
        ['C', from, 'Dana'], // it has left
        ['D', SPLIT, 'Dana'],
      ],
    })
    const actions = await test.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('client_id', '=', clientId)
      .execute()
    expect(actions.map(({ action }) => action).toSorted()).toEqual(
      ['asin-data.saved', 'code.replaced', 'item.changed', 'item.changed'].toSorted(),
    )
    expect((await held()).map(({ htsCode }) => htsCode)).toEqual([SPLIT])
  })

  it('come back as they were, but for one that was changed since', async () => {
    const before = await codes()
    const { data } = (await replace(from)).json
    await test.deps.db.updateTable('items').set({ hts_code: '3406000000' }).where('sku', '=', 'B').execute()
    expect(dataOf(await undo(data.id))).toEqual({ restored: 2, kept: 1 })
    const after = await codes()
    expect(after.products).toEqual(before.products)
    expect(after.items).toEqual(before.items.map((row) => (row[0] === 'B' ? ['B', '3406000000', null] : row)))
    expect((await undo(data.id)).status).toBe(404)
  })

  it('are not replaced where several numbers took their place, where none is held, nor for another client', async () => {
    expect((await replace(SPLIT)).json).toMatchObject({ code: 'code-not-one-for-one' })
    const other = await clientCaller(test.deps, await givenClient(test.deps.db))
    expect((await replace(from, other)).json).toMatchObject({ code: 'no-code-to-replace' })
    const { data } = (await replace(from)).json
    expect((await undo(data.id, other)).json).toMatchObject({ code: 'no-replacement' })
  })
})

it('are counted whole and listed by pages, whatever number of products holds them', async () => {
  const { db, tariff, today } = test.deps
  const ended = tariff.endedBy(today()).slice(0, 13)
  const [many = '', ...others] = ended
  const row = (asin: string, hts_code: string) => ({ client_id: clientId, asin, hts_code, updated_at: TEST_NOW })
  const asins = Array.from({ length: 2500 }, (_, at) => `B0MANY${String(at).padStart(4, '0')}`)
  await db
    .insertInto('asin_data')
    .values([...asins.map((asin) => row(asin, many)), ...others.map((code, at) => row(`B0ONE${10000 + at}`, code))])
    .execute()
  await db.insertInto('asin_data').values(row('B0RIGHT001', '3406000000')).execute()
  await givenItem(db, clientId, await givenShipment(db, clientId), { hts_code: many })
  const first = await pageHeld({ page: 1 })
  expect(first.pagination).toEqual({ currentPage: 1, lastPage: 2, perPage: 10, total: 13 })
  expect(first.data[0]).toMatchObject({ htsCode: many, products: 2500, items: 1, asins: asins.slice(0, 8) })
  const second = await pageHeld({ page: 2 })
  expect([...first.data, ...second.data].map(({ htsCode }: { htsCode: string }) => htsCode)).toEqual(ended)
  expect(await pageHeld({ page: 3 })).toMatchObject({ data: [], pagination: { lastPage: 2, total: 13 } })
  const [alone = ''] = others
  expect(await pageHeld({ page: 1, code: alone })).toMatchObject({
    data: [{ htsCode: alone, products: 1, items: 0 }],
    pagination: { total: 1 },
  })
})

it('are told in the list of products, beside the code', async () => {
  const { db } = test.deps
  for (const [asin, hts_code] of [
    ['B0ENDED001', SPLIT],
    ['B0ENDED002', '3406000000'],
  ] as const)
    await saveAsinDataRow(db, clientId, asin, { hts_code }, TEST_NOW)
  expect(dataOf(await send(test, listCatalogue, { query: {} }, caller))).toMatchObject([
    { asin: 'B0ENDED001', ended: { on: '2026-07-01', successors: ['1905310042', '1905310045'] } },
    { asin: 'B0ENDED002', ended: null },
  ])
})

it('are told by an import of the catalogue, with what took their place', async () => {
  const { warnings } = dataOf(
    await send(test, previewImport, { body: { csv: `asin,hts_code\nB0ENDED002,${SPLIT}\n` } }, caller),
  )
  expect(warnings).toMatchObject([
    { line: 2, problem: '1905.31.00.49 ended on 1 Jul 2026. It is now 1905.31.00.42 or 1905.31.00.45.' },
  ])
})
