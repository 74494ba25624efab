// Where texts of a person stand, in any column of any table: to put a pseudonym in their place, and to prove that none is left.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { listTables, type TableShape } from './table-shapes.ts'

/** `own` are looked for in what belongs to nobody too; `others`, such as makers that several clients have, only in the client's rows. */
export type PersonalTexts = { readonly own: readonly string[]; readonly others: readonly string[] }

/** Tables that are not searched, and why. */
export const NOT_SEARCHED: Readonly<Record<string, string>> = {
  shared_products: 'titles of products as shops show them, for everybody: no data of a client',
}

/** What is the operator's own: searched, but never written into. */
const OPERATORS: readonly string[] = ['settings', 'staff_members', 'staff_invitations', 'api_keys', 'exchange_rates']

type Cell = {
  readonly table: string
  readonly key: Readonly<Record<string, string>>
  readonly column: string
  readonly type: 'text' | 'jsonb' | 'bytea'
  readonly text: string
}

type Column = { readonly table: string; readonly name: string; readonly type: Cell['type'] }

const READ = ['text', 'jsonb', 'bytea'] as const

/** A pattern that finds each text as whole words, case aside; undefined when there is none. */
export function wholeWords(texts: readonly string[]): RegExp | undefined {
  if (texts.length === 0) return undefined
  const longestFirst = [...texts].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Every cell that holds one of the texts, in the rows of the client and in those of nobody. */
export async function* cellsHolding(db: Db, clientId: string, texts: PersonalTexts): AsyncGenerator<Cell> {
  const columns = await listColumns(db)
  for (const shape of await listTables(db)) {
    if (shape.name in NOT_SEARCHED) continue
    const ofTable = columns.filter(({ table }) => table === shape.name)
    if (ofTable.length === 0) continue
    const { ofClient, ofNobody } = rowsOf(shape, clientId)
    if (ofClient) yield* cellsIn(db, shape, ofTable, ofClient, [...texts.own, ...texts.others])
    if (ofNobody) yield* cellsIn(db, shape, ofTable, ofNobody, texts.own)
  }
}

type Rows = { readonly ofClient?: RawBuilder<boolean>; readonly ofNobody?: RawBuilder<boolean> }

function rowsOf({ name, columns }: TableShape, clientId: string): Rows {
  if (name === 'clients') return { ofClient: sql<boolean>`id = ${clientId}` }
  // Who belongs to another company stays with it: the last membership of a client that is erased takes its people along.
  if (name === 'client_people') return { ofNobody: sql<boolean>`id not in (select person_id from client_members)` }
  if (!columns.includes('client_id')) return { ofNobody: sql<boolean>`true` }
  return { ofClient: sql<boolean>`client_id = ${clientId}`, ofNobody: sql<boolean>`client_id is null` }
}

async function* cellsIn(
  db: Db,
  { name: table, order }: TableShape,
  columns: readonly Column[],
  rows: RawBuilder<boolean>,
  texts: readonly string[],
): AsyncGenerator<Cell> {
  const pattern = wholeWords(texts)
  if (!pattern) return
  const written = columns.map(({ name, type }) =>
    type === 'bytea' ? sql`encode(${sql.ref(name)}, 'escape')` : sql`${sql.ref(name)}::text`,
  )
  const needles = [...new Set(texts.flatMap(asWritten))]
  const found = await sql<{ key: readonly string[]; cells: readonly (string | null)[] }>`
    select array[${sql.join(order.map((column) => sql`${sql.ref(column)}::text`))}]::text[] as "key",
      array[${sql.join(written)}] as "cells"
    from ${sql.table(table)} where ${rows} and exists (
      select from unnest(${needles}::text[]) needle
      where strpos(lower(concat_ws(chr(10), ${sql.join(written)})), lower(needle)) > 0)`.execute(db)
  for (const row of found.rows) {
    const key = Object.fromEntries(order.map((column, place) => [column, row.key[place] ?? '']))
    for (const [place, { name: column, type }] of columns.entries()) {
      const text = row.cells[place]
      if (text && plainTexts(text, type).some((each) => each.search(pattern) >= 0))
        yield { table, key, column, type, text }
    }
  }
}

/** A text as a column may hold it: itself, within JSON, and as bytes are written. */
function asWritten(text: string): readonly string[] {
  const bytes = [...Buffer.from(text)].map((byte) =>
    byte >= 0x80 ? `\\${byte.toString(8)}` : String.fromCharCode(byte).replace('\\', '\\\\'),
  )
  return [text, JSON.stringify(text).slice(1, -1), bytes.join('')]
}

function plainTexts(text: string, type: Cell['type']): readonly string[] {
  if (type === 'text') return [text]
  if (type === 'bytea') return [bytesOf(text).toString('utf8')]
  return leavesOf(JSON.parse(text))
}

const bytesOf = (escaped: string): Buffer =>
  Buffer.from(
    escaped.replace(/\\(\\|[0-7]{3})/g, (_, it: string) =>
      it === '\\' ? '\\' : String.fromCharCode(Number.parseInt(it, 8)),
    ),
    'latin1',
  )

/** Every text in a JSON value, names of fields too. */
export function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => [name, ...leavesOf(each)])
}

/** The same JSON with every text in it changed. */
export function withLeaves(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => withLeaves(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [change(name), withLeaves(each, change)]))
}

/** Puts the pseudonym where one of the texts stands; a row with bytes that hold one goes. What is the operator's stays as it is. */
export async function replaceCells(
  db: Db,
  clientId: string,
  { texts, pseudonym }: { readonly texts: PersonalTexts; readonly pseudonym: string },
): Promise<void> {
  const pattern = wholeWords([...texts.own, ...texts.others])
  if (!pattern) return
  const change = (text: string) => text.replace(pattern, () => pseudonym)
  const rows = new Map<string, Cell[]>()
  for await (const cell of cellsHolding(db, clientId, texts)) {
    const row = `${cell.table} ${JSON.stringify(cell.key)}`
    rows.set(row, [...(rows.get(row) ?? []), cell])
  }
  for (const cells of rows.values()) await replaceIn(db, cells, change)
}

/** All cells of one row at once: one of them may be part of its key. */
async function replaceIn(db: Db, cells: readonly Cell[], change: (text: string) => string): Promise<void> {
  const [first] = cells
  if (!first || OPERATORS.includes(first.table)) return
  const ofKey = Object.entries(first.key).map(([name, value]) => sql`${sql.ref(name)}::text = ${value}`)
  const row = sql.join(ofKey, sql` and `)
  if (cells.some(({ type }) => type === 'bytea')) {
    await sql`delete from ${sql.table(first.table)} where ${row}`.execute(db)
    return
  }
  const changes = cells.map(({ column, type, text }) =>
    type === 'text'
      ? sql`${sql.ref(column)} = ${change(text)}`
      : sql`${sql.ref(column)} = ${JSON.stringify(withLeaves(JSON.parse(text), change))}::jsonb`,
  )
  await sql`update ${sql.table(first.table)} set ${sql.join(changes)} where ${row}`.execute(db)
}

async function listColumns(db: Db): Promise<readonly Column[]> {
  const found = await sql<Column>`
    select table_name::text as "table", column_name::text as "name", data_type::text as "type"
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and data_type in (${sql.join(READ)})
    order by table_name, ordinal_position`.execute(db)
  return found.rows
}
