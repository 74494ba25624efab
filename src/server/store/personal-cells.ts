// Where texts of a person stand, in any column of any table: to put a pseudonym in their place, and to prove that none is left.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { listTables, type TableShape } from './table-shapes.ts'

/**
 * `own`: of the client and its people; `alone`: those of them that tell it from everybody else wherever they stand, such as an e-mail address
 * or the name of the company; `others`: of those it deals with, such as makers that several clients have, looked for in its own rows only.
 */
export type PersonalTexts = {
  readonly own: readonly string[]
  readonly alone: readonly string[]
  readonly others: readonly string[]
}

/** Tables that are not searched, and why. */
export const NOT_SEARCHED: Readonly<Record<string, string>> = {
  shared_products: 'titles of products as shops show them, for everybody: no data of a client',
}

/** What is the operator's own: searched, but never written into. */
const OPERATORS: readonly string[] = ['settings', 'staff_members', 'staff_invitations', 'api_keys', 'exchange_rates']

/** The columns of free text in rows of nobody: nothing else in those is written. Of the client's own rows in these tables neither. */
const FREE_OF_NOBODY: Readonly<Record<string, readonly string[]>> = {
  access_requests: ['company', 'name', 'email', 'phone', 'goods', 'province'],
  audit_log: ['before', 'after', 'actor_name'],
  idempotency_keys: ['answer'],
  import_batches: ['rows'],
  jobs: ['data'],
  notifications: ['facts'],
  security_events: ['person', 'detail'],
  staff_documents: ['request'],
}

/** Columns, and fields of JSON, that hold a word of the program: a person may be called like one. */
const OF_PROGRAM =
  /(?:^|_)(?:kind|type|state|status|action|key|code|role|outcome|criterion|version)$|[a-z](?:Kind|Type|State|Status|Key|Code)$/

type Cell = {
  readonly table: string
  readonly key: Readonly<Record<string, string>>
  readonly column: string
  readonly type: 'text' | 'jsonb' | 'bytea'
  readonly text: string
  /** What is looked for in it. */
  readonly pattern: RegExp
  readonly isWritten: boolean
}

type Column = {
  readonly table: string
  readonly name: string
  readonly type: Cell['type']
  /** Whether a check, a key or another row says what may stand in it. */
  readonly isBound: boolean
}

const READ = ['text', 'jsonb', 'bytea'] as const

/** A pattern that finds each text as whole words, case aside and `_` a letter, as in words of the program; undefined when there is none. */
export function wholeWords(texts: readonly string[]): RegExp | undefined {
  if (texts.length === 0) return undefined
  const longestFirst = [...texts].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}_])`, 'giu')
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const DIGITS = 7

/** An e-mail address or a number, in full: what nobody else has. */
export const isContact = (text: string): boolean =>
  /^[^\s@…]+@[^\s@…]+$/.test(text) || (!/\p{L}/u.test(text) && text.replace(/\D/g, '').length >= DIGITS)

/** Whether it cannot be a word of the program. */
export const standsOut = (text: string): boolean => /\s|@/.test(text) || isContact(text)

/** Every cell that holds one of the texts, in the rows of the client and in those of nobody. */
export async function* cellsHolding(db: Db, clientId: string, texts: PersonalTexts): AsyncGenerator<Cell> {
  const columns = await listColumns(db)
  for (const shape of await listTables(db)) {
    if (shape.name in NOT_SEARCHED) continue
    const ofTable = columns.filter(({ table }) => table === shape.name)
    if (ofTable.length === 0) continue
    const { ofClient, ofNobody } = rowsOf(shape, clientId)
    if (ofClient) yield* cellsIn(db, shape, ofTable, ofClient, inRowsOfClient(texts))
    if (ofNobody) yield* cellsIn(db, shape, ofTable, ofNobody, inRowsOfNobody(texts))
  }
}

/** `patternFor`: what is looked for in a column of a row, whose texts in free columns are given. */
type Look = {
  readonly texts: readonly string[]
  readonly isWritten: (column: Column) => boolean
  readonly patternFor: (column: Column, free: readonly string[]) => RegExp | undefined
}

function inRowsOfClient({ own, others }: PersonalTexts): Look {
  const texts = [...own, ...others]
  const [every, standing] = [wholeWords(texts), wholeWords(texts.filter(standsOut))]
  const isWritten = ({ table, name, isBound }: Column) =>
    FREE_OF_NOBODY[table]?.includes(name) ?? (!isBound && !OF_PROGRAM.test(name))
  return { texts, isWritten, patternFor: (column) => (isWritten(column) ? every : standing) }
}

/** A person may be called like anything: the name counts only beside an e-mail address or a number of the client. */
function inRowsOfNobody({ own, alone }: PersonalTexts): Look {
  const contacts = wholeWords(own.filter(isContact))
  const [every, telling] = [wholeWords(own), wholeWords(alone)]
  const isWritten = ({ table, name }: Column) => FREE_OF_NOBODY[table]?.includes(name) ?? false
  const patternFor = (column: Column, free: readonly string[]) => {
    if (column.type === 'bytea') return contacts
    const isClients = contacts !== undefined && free.some((text) => text.search(contacts) >= 0)
    return isWritten(column) && isClients ? every : telling
  }
  return { texts: own, isWritten, patternFor }
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
  { texts, isWritten, patternFor }: Look,
): AsyncGenerator<Cell> {
  if (texts.length === 0) return
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
    const textsOf = (place: number, { type }: Column) => plainTexts(row.cells[place] ?? '', type)
    const free = columns.flatMap((column, place) => (isWritten(column) ? textsOf(place, column) : []))
    for (const [place, column] of columns.entries()) {
      const pattern = patternFor(column, free)
      const found = pattern && textsOf(place, column).some((text) => text.search(pattern) >= 0)
      if (found)
        yield {
          table,
          key,
          column: column.name,
          type: column.type,
          text: row.cells[place] ?? '',
          pattern,
          isWritten: isWritten(column),
        }
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
  if (type === 'text' || text === '') return [text]
  if (type === 'bytea') return [bytesOf(text).toString('utf8')]
  const texts: string[] = []
  withLeaves(
    JSON.parse(text),
    keeping((each) => {
      texts.push(each)
      return each
    }),
  )
  return texts
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

/** The same JSON with every text in it changed, `field` being the name it stands under; the names stay. */
export function withLeaves(value: unknown, change: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return change(value, field)
  if (Array.isArray(value)) return value.map((each) => withLeaves(each, change, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withLeaves(each, change, name)]))
}

/** A change that leaves the words of the program. */
const keeping =
  (change: (text: string) => string) =>
  (text: string, field: string): string =>
    OF_PROGRAM.test(field) ? text : change(text)

/** Puts the pseudonym where one of the texts stands; a row with bytes that hold one goes. What is the operator's stays as it is. */
export async function replaceCells(
  db: Db,
  clientId: string,
  { texts, pseudonym }: { readonly texts: PersonalTexts; readonly pseudonym: string },
): Promise<void> {
  const rows = new Map<string, Cell[]>()
  for await (const cell of cellsHolding(db, clientId, texts)) {
    if (!cell.isWritten || OPERATORS.includes(cell.table)) continue
    const row = `${cell.table} ${JSON.stringify(cell.key)}`
    rows.set(row, [...(rows.get(row) ?? []), cell])
  }
  for (const cells of rows.values()) await replaceIn(db, cells, pseudonym)
}

async function replaceIn(db: Db, cells: readonly Cell[], pseudonym: string): Promise<void> {
  const [first] = cells
  if (!first) return
  const ofKey = Object.entries(first.key).map(([name, value]) => sql`${sql.ref(name)}::text = ${value}`)
  const row = sql.join(ofKey, sql` and `)
  if (cells.some(({ type }) => type === 'bytea')) {
    await sql`delete from ${sql.table(first.table)} where ${row}`.execute(db)
    return
  }
  const changes = cells.map(({ column, type, text, pattern }) => {
    const change = (each: string) => each.replace(pattern, () => pseudonym)
    return type === 'text'
      ? sql`${sql.ref(column)} = ${change(text)}`
      : sql`${sql.ref(column)} = ${JSON.stringify(withLeaves(JSON.parse(text), keeping(change)))}::jsonb`
  })
  await sql`update ${sql.table(first.table)} set ${sql.join(changes)} where ${row}`.execute(db)
}

async function listColumns(db: Db): Promise<readonly Column[]> {
  const found = await sql<Column>`
    select table_name::text as "table", column_name::text as "name", data_type::text as "type",
      exists (select from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.conrelid = format('public.%I', table_name)::regclass and a.attname = column_name and c.contype in ('c', 'f', 'p', 'u'))
      or exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = format('public.%I', table_name)::regclass and a.attname = column_name and i.indisunique) as "isBound"
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and data_type in (${sql.join(READ)})
    order by table_name, ordinal_position`.execute(db)
  return found.rows
}
