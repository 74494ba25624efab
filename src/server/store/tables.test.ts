// tables.ts is written by hand: here it is compared with what the migrations really made.
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'

/** What a column's type in the database is in tables.ts, without '| null' and without 'Generated', which only frees inserts of it. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  uuid: /^string$/,
  text: /^(string|ProposedBy|Language|'.*')$/,
  tsvector: /^ColumnType<string, never, never>$/,
  numeric: /^string$/,
  date: /^string$/,
  bigint: /^ColumnType<string, (never, never|number, number)>$/,
  integer: /^number$/,
  boolean: /^boolean$/,
  bytea: /^Uint8Array$/,
  'timestamp with time zone': /^Date$/,
  jsonb: /^(Json|JsonWithDefault|ColumnType)<.*>$/,
}

type Column = { readonly table: string; readonly column: string; readonly type: string; readonly nullable: boolean }

async function columnsOfDatabase(): Promise<readonly Column[]> {
  const { db } = await testDatabase()
  const found = await sql<Column>`
    select table_name as "table", column_name as "column", data_type as "type", is_nullable = 'YES' as "nullable"
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
    order by table_name, ordinal_position`.execute(db)
  return found.rows
}

/** Columns by table as the tables' files spell them: { items: { sku: 'string', ... } }. */
function writtenTables(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const folder = new URL('./tables/', import.meta.url)
  const files = [...readdirSync(folder).map((name) => new URL(name, folder)), new URL('./tables.ts', import.meta.url)]
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const types = new Map(
    [...source.matchAll(/export type (\w+Table) = \{([\s\S]*?)\}\n/g)].map(([, name, body]) => [
      name,
      columnsIn(body ?? ''),
    ]),
  )
  const list = /export type Tables = \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? ''
  return Object.fromEntries(Object.entries(columnsIn(list)).map(([table, type]) => [table, types.get(type) ?? {}]))
}

const columnsIn = (body: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...body.matchAll(/(\w+): ([^;\n]+)/g)].map(([, name, type]) => [name, (type ?? '').trim()]))

it('has the tables and columns of the database, in its order', async () => {
  const columns = await columnsOfDatabase()
  const real = Object.fromEntries(
    Object.entries(Object.groupBy(columns, (each) => each.table)).map(([table, of]) => [
      table,
      of?.map((each) => each.column),
    ]),
  )
  const written = Object.fromEntries(Object.entries(writtenTables()).map(([table, of]) => [table, Object.keys(of)]))
  expect(Object.keys(written).length).toBeGreaterThan(15)
  expect(written).toEqual(real)
})

it('types every column as it is read, with null where the database allows it', async () => {
  const written = writtenTables()
  const wrong = (await columnsOfDatabase()).flatMap(({ table, column, type, nullable }) => {
    const spelled = written[table]?.[column] ?? ''
    const bare = spelled.replace(/^Generated<(.*)>$/, '$1').replace(/ \| null$/, '')
    const nullFits =
      nullable === (spelled.endsWith('| null') || /^(ColumnType<.*\| null,|Generated<.*\| null>)/.test(spelled))
    return WRITTEN[type]?.test(bare) && nullFits
      ? []
      : [`${table}.${column}: ${type}${nullable ? ' null' : ''} is ${spelled}`]
  })
  expect(wrong).toEqual([])
})

it('comments every table', async () => {
  const { db } = await testDatabase()
  const bare = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and relkind = 'r' and relname <> 'migrations'
    and obj_description(pg_class.oid, 'pg_class') is null`.execute(db)
  expect(bare.rows).toEqual([])
})
