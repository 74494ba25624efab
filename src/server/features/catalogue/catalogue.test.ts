import { beforeEach, describe, expect, it } from 'vitest'
import { commitImport, listCatalogue, listProductHistory, previewImport } from '#contract/catalogue.ts'
import { saveAsinData } from '#contract/client-data.ts'
import { exportCatalogue } from '#contract/list-files.ts'
import { fetchShopProducts } from '#contract/shop-products.ts'
import { texts } from '#texts/en/catalogue.ts'
import { texts as fileTexts } from '#texts/en/file-problems.ts'
import { texts as itemTexts } from '#texts/en/item.ts'
import { daysAgo, givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { client as caller, clientId, oneClient, test } from '../../testing/one-client.ts'
import { SHOPS } from '../../testing/recorded-shops.ts'
import { clientCaller, dataOf, send, staffCaller, type TestApp } from '../../testing/test-app.ts'

beforeEach(() => oneClient())

const list = async (query: { page?: number; search?: string } = {}) =>
  (await send(test, listCatalogue, { query }, caller)).json
const preview = async (csv: string) => dataOf(await send(test, previewImport, { body: { csv } }, caller))
const commit = (csv: string, fingerprint?: string) => send(test, commitImport, { body: { csv, fingerprint } }, caller)
const remember = (asin: string, body: object, as = caller) =>
  send(test, saveAsinData, { params: { asin }, query: { clientId }, body }, as)

describe('a file that names products by SKU', () => {
  it('goes to the ASIN that the own shipments have for the SKU, and says what is left out', async () => {
    const { db } = test.deps
    const stranger = await givenClient(db, { email: 'stranger@example.com' })
    await givenItem(db, stranger, await givenShipment(db, stranger), { asin: 'B0DEMO0099', sku: 'NPG-W' })
    await givenItem(db, clientId, await givenShipment(db, clientId), { asin: 'B0DEMO0018', sku: 'NPG-6C' })
    const found = await preview('sku,cost_cad\nNPG-6C,6.85\nNPG-W,4.10\n')
    expect(found.rows).toMatchObject([{ line: 2, asin: 'B0DEMO0018', kind: 'new' }])
    expect(found.warnings).toMatchObject([{ line: 3, column: 'sku', reason: 'skuUnknown' }])
    expect((await preview('sku,cost_cad\nNPG-W,4.10\n')).errors).toMatchObject([{ line: 2, reason: 'skuUnknown' }])
  })
})

describe('the products of a shop', () => {
  const fetched = async (of: TestApp) =>
    send(of, fetchShopProducts, { params: { clientId }, body: { shop: 'shopify' } }, await staffCaller(of.deps))

  it('go in by SKU; foreign costs and short codes are left out, and again nothing changes', async () => {
    await oneClient({}, { shops: SHOPS })
    const shipmentId = await givenShipment(test.deps.db, clientId)
    await givenItem(test.deps.db, clientId, shipmentId, { asin: 'B0DEMO0018', sku: 'NPG-6C' })
    const counts = { new: 1, changed: 0, unchanged: 0 }
    expect(dataOf(await fetched(test))).toEqual({ read: 2, unknown: 1, counts })
    expect((await list()).data).toMatchObject([
      { asin: 'B0DEMO0018', cogs_cad: 6.85, country_of_origin: 'CA', hts_code: null },
    ])
    expect(dataOf(await fetched(test)).counts).toEqual({ new: 0, changed: 0, unchanged: 1 })
  })

  it('are read no further than 500 pages, though the shop goes on', async () => {
    let asked = 0
    const pages = async function* () {
      for (;;) {
        asked += 1
        yield []
      }
    }
    await oneClient({}, { shops: { ...SHOPS, shopify: { configured: true, pages, test: async () => undefined } } })
    expect(dataOf(await fetched(test)).read).toBe(0)
    expect(asked).toBe(500)
  })

  it('are refused where no shop is connected', async () => {
    expect((await fetched(test)).json).toMatchObject({ success: false, code: 'shop-off' })
  })
})

describe('the list', () => {
  beforeEach(async () => {
    const { db } = test.deps
    const shipmentId = await givenShipment(db, clientId)
    const mug = { asin: 'B0DEMO0018', updated_at: daysAgo(5) }
    await givenItem(db, clientId, shipmentId, { ...mug, sku: 'OLD-MUG', description: 'Mug' })
    await givenItem(db, clientId, shipmentId, {
      ...mug,
      sku: 'NPG-MUG',
      description: 'Stoneware mug',
      updated_at: daysAgo(1),
    })
    await givenItem(db, clientId, shipmentId, { asin: null, sku: 'NO-ASIN' })
    await remember('B0DEMO0001', { country_of_origin: 'CA', cogs_cad: 11.4, hts_code: '1702.20.40.70' })
  })

  it('shows every ASIN of items or memory, with the newest words and what is remembered', async () => {
    const { data, pagination } = await list()
    expect(data).toMatchObject([
      { asin: 'B0DEMO0001', sku: null, country_of_origin: 'CA', cogs_cad: 11.4, hts_code: '1702204070' },
      { asin: 'B0DEMO0018', sku: 'NPG-MUG', description: 'Stoneware mug', country_of_origin: null, updated_at: null },
    ])
    expect(pagination).toEqual({ currentPage: 1, lastPage: 1, perPage: 25, total: 2 })
  })

  it.each([
    ['stoneWARE', ['B0DEMO0018']],
    ['0001', ['B0DEMO0001']],
    ['npg-mug', ['B0DEMO0018']],
    ['%', []],
    [' ', ['B0DEMO0001', 'B0DEMO0018']],
  ])('finds "%s"', async (search, asins) => {
    const { data, pagination } = await list({ search })
    expect(data.map((each) => each.asin)).toEqual(asins)
    expect(pagination.total).toBe(asins.length)
  })

  it("holds nothing of another client's", async () => {
    const other = await clientCaller(test.deps, await givenClient(test.deps.db))
    expect((await send(test, listCatalogue, {}, other)).json.data).toEqual([])
    expect(dataOf(await send(test, listProductHistory, { params: { asin: 'B0DEMO0001' } }, other))).toEqual([])
    expect((await send(test, exportCatalogue, {}, other)).bytes.toString()).not.toContain('B0DEMO')
  })
})

it('the history says who changed what, newest first', async () => {
  await remember('B0DEMO0001', { country_of_origin: 'CA' })
  const staff = await staffCaller(test.deps)
  await remember('B0DEMO0001', { country_of_origin: 'US' }, staff)
  const history = dataOf(await send(test, listProductHistory, { params: { asin: 'B0DEMO0001' } }, caller))
  expect(history).toMatchObject([
    { by: { kind: 'staff', name: 'Staff' }, changes: [{ field: 'country_of_origin', before: 'CA', after: 'US' }] },
    { by: { kind: 'client' }, changes: [{ field: 'country_of_origin', before: null, after: 'CA' }] },
  ])
})

const FILE = `asin,origin,hts_code,cost_cad,maker_name,maker_street,maker_city,maker_state,maker_zip,maker_country,colour
B0DEMO0001,CA,1702.20.40.70,11.40,Lac Brûlé inc.,"412, chemin de la Cabane",Saint-Ferdinand,QC,G0N 1N0,Canada,amber
B0DEMO0018,China,6912.00.44.00,3.60,,,,,,,
`

describe('importing', () => {
  it('shows what would change and changes nothing', async () => {
    await remember('B0DEMO0018', { country_of_origin: 'CN', cogs_cad: 3.6 })
    expect(await preview(FILE)).toMatchObject({
      counts: { new: 1, changed: 1, unchanged: 0 },
      errors: [],
      warnings: [],
      ignoredColumns: ['colour'],
      rows: [
        { line: 2, asin: 'B0DEMO0001', kind: 'new' },
        {
          line: 3,
          asin: 'B0DEMO0018',
          kind: 'changed',
          changes: [{ field: 'hts_code', before: null, after: '6912004400' }],
        },
      ],
    })
    expect((await list()).data).toHaveLength(1)
  })

  it('keeps it, confirmed by who imported it, and a second time changes nothing', async () => {
    const { fingerprint } = await preview(FILE)
    expect(dataOf(await commit(FILE, fingerprint)).counts).toEqual({ new: 2, changed: 0, unchanged: 0 })
    expect((await list()).data).toMatchObject([
      {
        asin: 'B0DEMO0001',
        country_of_origin: 'CA',
        cogs_cad: 11.4,
        hts_confirmed_by: expect.stringMatching(/^client-\d+@example\.com$/),
        manufacturing_address: 'Lac Brûlé inc., 412, chemin de la Cabane, Saint-Ferdinand QC G0N 1N0, Canada',
      },
      { asin: 'B0DEMO0018', country_of_origin: 'CN', hts_code: '6912004400' },
    ])
    expect(dataOf(await commit(FILE)).counts).toEqual({ new: 0, changed: 0, unchanged: 2 })
  })

  it('leaves what an empty cell does not name', async () => {
    await commit(FILE)
    await commit('asin,cost_cad,country_of_origin\nB0DEMO0001,12.00,\n')
    expect((await list()).data[0]).toMatchObject({ cogs_cad: 12, country_of_origin: 'CA', hts_code: '1702204070' })
  })

  it('has nothing to keep of a row that names an ASIN only', async () => {
    expect(dataOf(await commit('asin\nB0DEMO0001\n')).counts).toEqual({ new: 0, changed: 0, unchanged: 1 })
    expect((await list()).data).toEqual([])
  })

  it('takes no code out of a cell that says more than a code', async () => {
    const { errors } = await preview('asin,hts_code\nB0DEMO0001,3406000000abc\nB0DEMO0018,see invoice\n')
    expect(errors).toEqual([
      { line: 2, column: 'hts_code', reason: 'codeSigns', problem: itemTexts.codeSigns },
      { line: 3, column: 'hts_code', reason: 'codeDigits', facts: { count: 0 }, problem: fileTexts.codeDigits(0) },
    ])
  })

  it('names each wrong line and imports nothing of the file', async () => {
    const bad =
      'asin,origin,hts_code,cost_cad,maker_name\nB0DEMO0001,CA,,1.00,\nx,,,,\nB0DEMO0018,Atlantis,123,1.234,Maker\nB0DEMO0001,,,,\n'
    expect((await preview(bad)).errors).toEqual([
      { line: 3, column: 'asin', reason: 'asin', facts: { given: 'x' }, problem: fileTexts.asin('x') },
      {
        line: 4,
        column: 'country_of_origin',
        reason: 'country',
        facts: { given: 'Atlantis' },
        problem: fileTexts.country('Atlantis'),
      },
      { line: 4, column: 'hts_code', reason: 'codeDigits', facts: { count: 3 }, problem: fileTexts.codeDigits(3) },
      { line: 4, column: 'cost_cad', reason: 'twoDecimals', problem: fileTexts.twoDecimals },
      { line: 4, column: null, reason: 'makerIncomplete', problem: texts.makerIncomplete },
      { line: 5, column: 'asin', reason: 'asinTwice', facts: { line: 2 }, problem: texts.asinTwice(2) },
    ])
    const answer = await commit(bad)
    expect({ status: answer.status, error: answer.json.error }).toEqual({ status: 400, error: texts.notImported })
    expect(answer.json.details).toMatchObject({ errors: [{ line: 3 }, { line: 4 }, {}, {}, {}, { line: 5 }] })
    expect((await list()).data).toEqual([])
  })

  it.each([
    ['no ASIN column', 'title,cost_cad\nA,1\n', 1, 'noAsinColumn', texts.noAsinColumn],
    ['nothing', '', 1, 'noAsinColumn', texts.noAsinColumn],
    ['a heading only', 'asin\n', 1, 'noRows', texts.noRows],
    ['a column twice', 'asin,cost,cost_cad\nB0DEMO0001,1,2\n', 1, 'columnTwice', texts.columnTwice('cost_cad')],
    ['an open quotation mark', 'asin,cost\nB0DEMO0001,"1\n', 2, 'unclosedQuote', texts.unclosedQuote],
  ])('refuses a file with %s', async (_what, csv, line, reason, problem) => {
    expect((await preview(csv)).errors).toMatchObject([{ line, column: null, reason, problem }])
  })

  it('warns of a code that is not in the release', async () => {
    const { warnings, errors } = await preview('asin,hts_code\nB0DEMO0001,9999999999\n')
    expect({ warnings, errors }).toEqual({
      warnings: [{ line: 2, column: 'hts_code', reason: 'codeUnknown', problem: texts.codeUnknown }],
      errors: [],
    })
  })

  it('is refused when things changed since the preview', async () => {
    const { fingerprint } = await preview(FILE)
    await remember('B0DEMO0018', { country_of_origin: 'VN' })
    expect((await commit(FILE, fingerprint)).status).toBe(409)
    expect((await list()).data).toHaveLength(1)
  })
})

describe('exporting', () => {
  it('gives a file that imports as unchanged, without formulas', async () => {
    await commit(FILE)
    await remember('B0DEMO0018', { hts_description: '=HYPERLINK("http://x")' })
    const csv = (await send(test, exportCatalogue, {}, caller)).bytes.toString()
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(await preview(csv)).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 2 }, errors: [] })
  })
})
