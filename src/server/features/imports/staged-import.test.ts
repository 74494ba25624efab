import { beforeEach, describe, expect, it } from 'vitest'
import { cancelImport, getImport, listImports } from '#contract/imports.ts'
import { texts as catalogueTexts } from '#texts/en/catalogue.ts'
import { texts as fileTexts } from '#texts/en/file-problems.ts'
import { texts } from '#texts/en/import.ts'
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
  staff,
  test,
} from '../../testing/import-calls.ts'
import { dataOf, send } from '../../testing/test-app.ts'

beforeEach(freshImports)

describe('files that are wrong', () => {
  it('name each line and save nothing', async () => {
    await importCsv('shipments', SHIPMENTS)
    const bad =
      'client,shipment,sku,description,quantity,cost,origin,hts\ndana@wax.example,SHP-1,A,Mug,0,1.234,Atlantis,12\nnobody@x.example,SHP-1,B,Mug,1,,,\ndana@wax.example,SHP-9,C,Mug,1,,,\ndana@wax.example,SHP-1,D,,1,,,\ndana@wax.example,SHP-1,E,Mug,1,"1,234",,\ndana@wax.example,SHP-1,F,Mug,1,,,\ndana@wax.example,SHP-1,F,Mug,1,,,\n,SHP-1,G,Mug,1,,,\n'
    const { id, report } = await preview('items', bad)
    expect(report.errors).toEqual([
      { line: 2, column: 'quantity', value: '0', problem: fileTexts.atLeast(1) },
      { line: 2, column: 'cost_cad', value: '1.234', problem: fileTexts.twoDecimals },
      { line: 2, column: 'country_of_origin', value: 'Atlantis', problem: fileTexts.country('Atlantis') },
      { line: 2, column: 'hts_code', value: '12', problem: fileTexts.codeDigits(2) },
      { line: 3, column: 'client', value: 'nobody@x.example', problem: texts.clientUnknown('nobody@x.example') },
      { line: 4, column: 'shipment', value: 'SHP-9', problem: texts.shipmentUnknown('SHP-9') },
      { line: 5, column: null, value: null, problem: texts.newItemNeeds },
      { line: 6, column: 'cost_cad', value: '1,234', problem: fileTexts.amount('1,234') },
      { line: 8, column: null, value: null, problem: texts.repeated(7) },
      { line: 9, column: 'client', value: null, problem: fileTexts.needed('client') },
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
      { line: 2, column: 'weight_lb', value: '18 lb?', problem: fileTexts.measure('18 lb?') },
      { line: 4, column: 'weight_kg', value: '6', problem: fileTexts.boxDiffers('weight_kg') },
    ])
    const many = Array.from({ length: 1900 }, (_, n) => `dana@wax.example,R${n},?,?,?`).join('\n')
    const { report } = await preview('shipments', `client,reference,created,shipped,destination\n${many}\n`)
    expect([report.errorCount, report.errors.length]).toEqual([5700, 5000])
  })

  it('refuse hidden characters in references and names, by line', async () => {
    const hidden = 'client,reference,notes\ndana@wax.example,SHP\u202e1,\ndana@wax.example,"SHP\n2","two\nlines"\n'
    const { report } = await preview('shipments', hidden)
    expect(report.errors).toEqual([
      { line: 2, column: 'reference', value: 'SHP[U+202E]1', problem: fileTexts.unseen('U+202E') },
      { line: 3, column: 'reference', value: 'SHP[U+000A]2', problem: fileTexts.oneLine },
    ])
  })

  it('say which column is missing', async () => {
    const { report } = await preview('items', 'sku,colour\nA,red\n')
    expect(report.errors).toEqual([
      { line: 1, column: null, value: null, problem: texts.missingColumns('"client", "shipment"') },
    ])
  })

  it('lines of a box that stand apart, and a SKU that several items have', async () => {
    await importCsv('shipments', SHIPMENTS)
    const apart =
      'client,shipment,box,sku,qty\ndana@wax.example,SHP-1,1,A,1\ndana@wax.example,SHP-1,2,A,1\ndana@wax.example,SHP-1,1,B,1\n'
    expect((await preview('boxes', apart)).report.errors).toContainEqual({
      line: 4,
      column: null,
      value: null,
      problem: texts.apart(2),
    })
    const shipmentId = await givenShipment(test.deps.db, clientId, { reference: 'SHP-2' })
    for (const expiry_date of ['2027-01-01', '2027-02-01'])
      await givenItem(test.deps.db, clientId, shipmentId, { sku: 'A', expiry_date })
    const several = await preview('items', 'client,shipment,sku,qty\ndana@wax.example,SHP-2,A,3\n')
    expect(several.report.errors).toEqual([{ line: 2, column: 'sku', value: 'A', problem: texts.severalItems(2) }])
  })
})

describe('an import', () => {
  it('is refused when data changed since its preview', async () => {
    const { id, report } = await preview('shipments', SHIPMENTS)
    await importCsv('shipments', SHIPMENTS)
    expect((await save(id, { fingerprint: report.fingerprint })).status).toBe(409)
  })

  it('that is saved says where to find what came in, a preview does not', async () => {
    const more = `${SHIPMENTS}dana@wax.example,SHP-2,pending,,\n`
    const { id, report } = await preview('shipments', more)
    expect([report.places, report.placeCount]).toEqual([[], 0])
    const saved = dataOf(await save(id))
    const rows = await test.deps.db.selectFrom('shipments').select(['id', 'reference']).orderBy('reference').execute()
    expect(saved.places).toEqual(rows.map((row) => ({ clientId, shipmentId: row.id, name: row.reference })))
    const boxes = 'client,shipment,box,sku,qty\ndana@wax.example,SHP-1,1,A,1\ndana@wax.example,SHP-1,2,A,1\n'
    const packed = dataOf(await save((await preview('boxes', boxes)).id))
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
