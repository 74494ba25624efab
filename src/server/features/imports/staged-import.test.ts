import { beforeEach, describe, expect, it } from 'vitest'
import { cancelImport, getImport, listImports } from '#contract/imports.ts'
import type { LineReason } from '#domain/import/record-reason.ts'
import { texts as catalogueTexts } from '#texts/en/catalogue.ts'
import { texts } from '#texts/en/import.ts'
import { saidLine } from '#words/line-problems.ts'
import { givenItem, givenShipment } from '../../testing/builders.ts'
import {
  begin,
  check,
  clientId,
  counted,
  freshImports,
  importCsv,
  preview,
  SHIPMENTS,
  save,
  saved,
  staff,
  test,
} from '../../testing/import-calls.ts'
import { dataOf, send } from '../../testing/test-app.ts'

beforeEach(freshImports)

/** A problem as the report carries it: reason, facts and the sentence that words make of them. */
const wrongLine = (line: number, column: string | null, value: string | null, problem: LineReason) => ({
  ...saidLine('en', { line, column, problem }),
  value,
})

describe('files that are wrong', () => {
  it('name each line and save nothing', async () => {
    await importCsv('shipments', SHIPMENTS)
    const bad =
      'client,shipment,sku,description,quantity,cost,origin,hts\ndana@wax.example,SHP-1,A,Mug,0,1.234,Atlantis,12\nnobody@x.example,SHP-1,B,Mug,1,,,\ndana@wax.example,SHP-9,C,Mug,1,,,\ndana@wax.example,SHP-1,D,,1,,,\ndana@wax.example,SHP-1,E,Mug,1,"1,234",,\ndana@wax.example,SHP-1,F,Mug,1,,,\ndana@wax.example,SHP-1,F,Mug,1,,,\n,SHP-1,G,Mug,1,,,\n'
    const { id, report } = await preview('items', bad)
    expect(report.errors).toEqual([
      wrongLine(2, 'quantity', '0', { reason: 'atLeast', facts: { count: 1 } }),
      wrongLine(2, 'cost_cad', '1.234', { reason: 'twoDecimals' }),
      wrongLine(2, 'country_of_origin', 'Atlantis', { reason: 'country', facts: { given: 'Atlantis' } }),
      wrongLine(2, 'hts_code', '12', { reason: 'codeDigits', facts: { count: 2 } }),
      wrongLine(3, 'client', 'nobody@x.example', { reason: 'clientUnknown', facts: { given: 'nobody@x.example' } }),
      wrongLine(4, 'shipment', 'SHP-9', { reason: 'shipmentUnknown', facts: { given: 'SHP-9' } }),
      wrongLine(5, null, null, { reason: 'newItemNeeds' }),
      wrongLine(6, 'cost_cad', '1,234', { reason: 'amount', facts: { given: '1,234' } }),
      wrongLine(8, null, null, { reason: 'repeated', facts: { line: 7 } }),
      wrongLine(9, 'client', null, { reason: 'needed', facts: { column: 'client' } }),
    ])
    const refused = await save(id)
    expect({ status: refused.status, error: refused.json.error }).toEqual({
      status: 400,
      error: catalogueTexts.notImported,
    })
    expect(await test.deps.db.selectFrom('items').select('id').execute()).toEqual([])
  })

  it('show what the cell has, in the unit of the file, and list thousands of problems', async () => {
    await importCsv('shipments', SHIPMENTS)
    const heavy = 'client,shipment,box,weight_lb,sku\ndana@wax.example,SHP-1,1,18 lb?,A\ndana@wax.example,SHP-1,2,5,\n'
    const differing = `${heavy}dana@wax.example,SHP-1,2,6,\n`
    expect((await preview('boxes', differing)).report.errors).toEqual([
      wrongLine(2, 'weight_lb', '18 lb?', { reason: 'measure', facts: { given: '18 lb?' } }),
      wrongLine(4, 'weight_kg', '6', { reason: 'boxDiffers', facts: { column: 'weight_kg' } }),
    ])
    const many = Array.from({ length: 1900 }, (_, n) => `dana@wax.example,R${n},?,?,?`).join('\n')
    const { report } = await preview('shipments', `client,reference,created,shipped,destination\n${many}\n`)
    expect([report.errorCount, report.errors.length]).toEqual([5700, 5000])
  })

  it('refuse hidden characters in references and names, by line', async () => {
    const hidden = 'client,reference,notes\ndana@wax.example,SHP\u202e1,\ndana@wax.example,"SHP\n2","two\nlines"\n'
    const { report } = await preview('shipments', hidden)
    expect(report.errors).toEqual([
      wrongLine(2, 'reference', 'SHP[U+202E]1', { reason: 'unseen', facts: { given: 'U+202E' } }),
      wrongLine(3, 'reference', 'SHP[U+000A]2', { reason: 'oneLine' }),
    ])
  })

  it('say which column is missing', async () => {
    const { report } = await preview('items', 'sku,colour\nA,red\n')
    expect(report.errors).toEqual([
      wrongLine(1, null, null, { reason: 'missingColumns', facts: { columns: ['client', 'shipment'] } }),
    ])
  })

  it('lines of a box that stand apart, and a SKU that several items have', async () => {
    await importCsv('shipments', SHIPMENTS)
    const apart =
      'client,shipment,box,sku,qty\ndana@wax.example,SHP-1,1,A,1\ndana@wax.example,SHP-1,2,A,1\ndana@wax.example,SHP-1,1,B,1\n'
    expect((await preview('boxes', apart)).report.errors).toContainEqual(
      wrongLine(4, null, null, { reason: 'apart', facts: { line: 2 } }),
    )
    const shipmentId = await givenShipment(test.deps.db, clientId, { reference: 'SHP-2' })
    for (const expiry_date of ['2027-01-01', '2027-02-01'])
      await givenItem(test.deps.db, clientId, shipmentId, { sku: 'A', expiry_date })
    const several = await preview('items', 'client,shipment,sku,qty\ndana@wax.example,SHP-2,A,3\n')
    expect(several.report.errors).toEqual([wrongLine(2, 'sku', 'A', { reason: 'severalItems', facts: { count: 2 } })])
  })
})

describe('an import', () => {
  it('is refused when data changed since its preview', async () => {
    const { id, mapping } = await begin('shipments', SHIPMENTS)
    const report = dataOf(await check(id, mapping))
    await importCsv('shipments', SHIPMENTS)
    expect((await save(id, { fingerprint: report.fingerprint })).status).toBe(409)
    expect(dataOf(await send(test, getImport, { params: { id } }, staff))).toMatchObject({
      state: 'open',
      progress: null,
      report: null,
      problem: catalogueTexts.changedSince,
    })
    expect(dataOf(await check(id, [...mapping])).counts).toEqual(counted(0, 0, 1))
    expect((await saved(id)).counts).toEqual(counted(0, 0, 1))
  })

  it('that is saved says where to find what came in, a preview does not', async () => {
    const more = `${SHIPMENTS}dana@wax.example,SHP-2,pending,,\n`
    const { id, report } = await preview('shipments', more)
    expect([report.places, report.placeCount]).toEqual([[], 0])
    const told = await saved(id)
    const rows = await test.deps.db.selectFrom('shipments').select(['id', 'reference']).orderBy('reference').execute()
    expect(told.places).toEqual(rows.map((row) => ({ clientId, shipmentId: row.id, name: row.reference })))
    const boxes = 'client,shipment,box,sku,qty\ndana@wax.example,SHP-1,1,A,1\ndana@wax.example,SHP-1,2,A,1\n'
    const packed = await saved((await preview('boxes', boxes)).id)
    expect([packed.places, packed.placeCount]).toEqual([[{ clientId, shipmentId: rows[0]?.id, name: 'SHP-1' }], 1])
  })

  it('stands in the history; once over it takes nothing more', async () => {
    const { id, mapping } = await begin('shipments', SHIPMENTS)
    dataOf(await save(id))
    expect((await save(id)).status).toBe(409)
    const { id: other } = await begin('shipments', SHIPMENTS)
    expect(dataOf(await send(test, cancelImport, { params: { id: other } }, staff)).state).toBe('cancelled')
    expect((await check(other, mapping)).status).toBe(409)
    expect(await test.deps.db.selectFrom('import_batches').select('run_id').execute()).toEqual([])
    const { data } = (await send(test, listImports, {}, staff)).json
    expect(
      data
        .map(({ state, filename, createdBy, counts }) => [state, filename, createdBy, counts?.new ?? null])
        .toSorted(),
    ).toEqual([
      ['cancelled', 'shipments.csv', 'Staff', null],
      ['saved', 'shipments.csv', 'Staff', 1],
    ])
    expect(dataOf(await send(test, getImport, { params: { id } }, staff))).toMatchObject({
      state: 'saved',
      lines: 1,
      progress: null,
      report: { counts: counted(1, 0, 0) },
      problem: null,
    })
  })

  it('remembers columns that were chosen by hand', async () => {
    const csv = 'who,reference,colour\ndana@wax.example,SHP-7,red\n'
    const { id, mapping } = await begin('shipments', csv)
    expect(mapping).toEqual([null, 'reference', null])
    expect(dataOf(await check(id, ['client', 'reference', null])).counts).toEqual(counted(1, 0, 0))
    expect((await begin('shipments', csv)).mapping).toEqual(['client', 'reference', null])
    expect((await check(id, ['client', 'client', null])).json.error).toBe(texts.columnTwice('client'))
    expect((await check(id, ['client', 'surprise', null])).json.error).toBe(texts.columnUnknown('surprise'))
  })
})
