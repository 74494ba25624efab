// Many rows at once: one JSON text becomes the rows of one statement, whatever their number.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Names of columns with their SQL types, written by us and never taken from a request. */
type ColumnTypes = Readonly<Record<string, string>>

/** `alias(column type, ...)`: the rows of a JSON array, to select from. What a row leaves out is null. */
export const rowsOf = (rows: readonly object[], types: ColumnTypes, alias: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.raw(alias)}(${sql.raw(definitions(types))})`

/** Inserts rows that have the columns of `types`. */
export async function insertRows(db: Db, table: string, types: ColumnTypes, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const names = sql.raw(Object.keys(types).map(quoted).join(', '))
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${rowsOf(rows, types, 'r')}`.execute(db)
}

/** Sets the columns of `types` in the rows with the same client_id and id, which `types` names too. */
export async function updateRows(db: Db, table: string, types: ColumnTypes, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const set = Object.keys(types).filter((name) => name !== 'client_id' && name !== 'id')
  const assignments = sql.raw(set.map((name) => `${quoted(name)} = r.${quoted(name)}`).join(', '))
  await sql`
    update ${sql.table(table)} t set ${assignments} from ${rowsOf(rows, types, 'r')}
    where t.client_id = r.client_id and t.id = r.id`.execute(db)
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const definitions = (types: ColumnTypes): string =>
  Object.entries(types)
    .map(([name, type]) => `${quoted(name)} ${type}`)
    .join(', ')
