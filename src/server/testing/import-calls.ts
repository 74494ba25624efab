// Imports as the screen makes them, for tests: a fresh application with a client before each, and the calls in their order.
import { checkImport, saveImport, sendImportRows, startImport } from '#contract/imports.ts'
import { readDelimited } from '#domain/delimited-text.ts'
import type { ImportKind } from '#domain/import/import-kind.ts'
import { givenClient } from './builders.ts'
import { dataOf, send, staffCaller, type TestApp, type TestCaller, testApp } from './test-app.ts'

export let test: TestApp
export let staff: TestCaller
/** Of dana@wax.example. */
export let clientId: string
/** To be given to `beforeEach`. */
export async function freshImports(): Promise<void> {
  test = await testApp()
  staff = await staffCaller(test.deps)
  clientId = await givenClient(test.deps.db, { email: 'dana@wax.example' })
}

type Take = 'none' | 'all' | number[]

export async function begin(kind: ImportKind, csv: string) {
  const read = readDelimited(csv)
  if (read.kind !== 'rows') throw new Error('unclosed')
  const [heading, ...rows] = read.rows
  const begun = await send(
    test,
    startImport,
    { body: { kind, filename: `${kind}.csv`, heading: [...(heading?.cells ?? [])] } },
    staff,
  )
  const { id, mapping } = dataOf(begun)
  const body = { part: 0, rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })) }
  dataOf(await send(test, sendImportRows, { params: { id }, body }, staff))
  return { id, mapping }
}
export const check = (id: string, mapping: (string | null)[], takeLines: Take = 'none') =>
  send(test, checkImport, { params: { id }, body: { mapping, takeLines } }, staff)
export const save = (id: string, body: { fingerprint?: string; takeLines?: Take } = {}) =>
  send(test, saveImport, { params: { id }, body }, staff)

/** The report of a save that was over before its call was answered. */
export async function saved(id: string, body?: Parameters<typeof save>[1]) {
  const report = dataOf(await save(id, body))
  if (!report) throw new Error('the save goes on')
  return report
}

export async function preview(kind: ImportKind, csv: string, takeLines: Take = 'none') {
  const { id, mapping } = await begin(kind, csv)
  return { id, report: dataOf(await check(id, mapping, takeLines)) }
}
export async function importCsv(kind: ImportKind, csv: string, takeLines: Take = 'none') {
  const { id, report } = await preview(kind, csv, takeLines)
  return (await saved(id, { fingerprint: report.fingerprint, takeLines })).counts
}
export const counted = (added: number, changed: number, unchanged: number, conflicts = 0) => ({
  new: added,
  changed,
  unchanged,
  conflicts,
})
export const audits = async () =>
  (await test.deps.db.selectFrom('audit_log').select(['action', 'before', 'after']).orderBy('id').execute()).map(
    (each) => each,
  )

export const SHIPMENTS = 'client,reference,status,fc,date\ndana@wax.example,SHP-1,pending,DFW7,2026-11-01\n'
export const ITEMS = `courriel,expédition,UGS,désignation,quantité,coût unitaire,pays d'origine,code SH,fabricant,maker_street,maker_city,maker_country
dana@wax.example,SHP-1,WAX-6,Bougie,24,"6,85",Canada,3406.00.00.00,Prairie Wax,455 Broadway,Winnipeg,CA
dana@wax.example,SHP-1,SOAP,Savon,12,4.00,CN,,,,,
`
