// Every row of one client, table by table: what the archive of its data takes and erasure removes.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { openIfSealed, openWritten } from './sealed-fields.ts'
import { listTables, type TableShape } from './table-shapes.ts'

const AT_ONCE = 500

/** The tables whose rows say whose they are. */
export async function listClientTables(db: Db): Promise<readonly TableShape[]> {
  const tables = await listTables(db)
  return tables.filter(({ columns }) => columns.includes('client_id'))
}

/** Where staff sat when they did something for the client is theirs. */
const shown = (table: string, column: string) =>
  table === 'security_events' && column === 'address'
    ? sql`case when actor_kind = 'staff' then '' else address end as address`
    : sql.ref(column)

/** A stored signature is shown to nobody but the person whose it is. */
const ownAlone = (table: string, reader: string) =>
  table === 'signatures' ? sql`and person_id::text = ${reader}` : sql``

/** A row as the database writes it: as JSON with every digit of numbers, and its cells as text in the order of `columns`. */
type WrittenRow = { readonly json: string; readonly cells: readonly (string | null)[] }

/** The rows of the client that a reader (the id of its person) is shown, in the order of the table's key, read by pages; a row that comes while it is read may be missing. */
export async function* clientRows(
  db: Db,
  { clientId, reader }: { readonly clientId: string; readonly reader: string },
  { name, columns, order }: TableShape,
): AsyncGenerator<WrittenRow> {
  const refs = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)))
  const texts = (names: readonly string[]) =>
    sql`array[${sql.join(names.map((column) => sql`${sql.ref(column)}::text`))}]`
  let after: readonly string[] | undefined
  for (;;) {
    const later = after ? sql`and (${refs(order)}) > (${sql.join(after)})` : sql``
    const { rows } = await sql<WrittenRow & { key: readonly string[] }>`
      select row_to_json((select w from (select ${refs(columns)}) w))::text as "json", ${texts(columns)} as "cells", ${texts(order)} as "key" from (
        select ${sql.join([...new Set([...columns, ...order])].map((column) => shown(name, column)))} from ${sql.table(name)} where client_id = ${clientId} ${ownAlone(name, reader)} ${later}
        order by ${refs(order)} limit ${AT_ONCE}) r`.execute(db)
    for (const { json, cells } of rows)
      yield {
        json: openWritten(db, clientId, json),
        cells: cells.map((cell) => cell && (openIfSealed(db, clientId, cell) ?? openWritten(db, clientId, cell))),
      }
    after = rows.at(-1)?.key
    if (rows.length < AT_ONCE) return
  }
}

export type FileOfClient = {
  readonly table: 'documents' | 'supplier_files'
  readonly id: string
  readonly name: string
  readonly storageKey: string
}

/** Every file in storage that a row of the client names. */
export async function filesOfClient(db: Db, clientId: string): Promise<readonly FileOfClient[]> {
  const papers = db
    .selectFrom('documents')
    .select(['id', 'filename as name', 'storage_key as storageKey'])
    .where('client_id', '=', clientId)
  const supplied = db
    .selectFrom('supplier_files')
    .select(['id', 'name', 'storage_key as storageKey'])
    .where('client_id', '=', clientId)
  const [ofPapers, ofSuppliers] = await Promise.all([papers.execute(), supplied.execute()])
  return [
    ...ofPapers.map((row) => ({ ...row, table: 'documents' as const })),
    ...ofSuppliers.map((row) => ({ ...row, table: 'supplier_files' as const })),
  ]
}
