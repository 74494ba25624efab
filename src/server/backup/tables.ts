// Tables as lines of JSON and back, by plain SQL that the embedded database and a server answer alike.
import { sql } from 'kysely'
import type { Tx } from '../store/database.ts'
import { listTables, type TableShape } from '../store/table-shapes.ts'

const AT_ONCE = 500
/** Rows in the order of the key, each as the JSON the database writes; times in UTC, numbers with every digit. */
export async function* rowsOf(tx: Tx, { name, columns, order }: TableShape): AsyncGenerator<string> {
  const sorted = order.length > 0 ? namesOf(order) : sql`r::text`
  const table = sql.table(name)
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${namesOf(columns)} from ${table}) r order by ${sorted}`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch forward ${sql.lit(AT_ONCE)} from backup_rows`.execute(tx)
    for (const { line } of rows) yield line
    if (rows.length < AT_ONCE) break
  }
  await sql`close backup_rows`.execute(tx)
}

/** Adds rows that `rowsOf` gave; answers how many. */
export async function addRows(tx: Tx, { name, columns }: TableShape, lines: AsyncIterable<string>): Promise<number> {
  let waiting: string[] = []
  let added = 0
  const add = async () => {
    if (waiting.length === 0) return
    const names = namesOf(columns)
    await sql`insert into ${sql.table(name)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(name)}, ${`[${waiting.join(',')}]`}::json)`.execute(
      tx,
    )
    added += waiting.length
    waiting = []
  }
  for await (const line of lines) {
    waiting.push(line)
    if (waiting.length >= AT_ONCE) await add()
  }
  await add()
  return added
}

const namesOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Every session of the two reads and writes times alike; a long copy is not cut off. */
export async function prepareForCopy(tx: Tx): Promise<void> {
  for (const setting of ["timezone = 'UTC'", 'statement_timeout = 0', 'idle_in_transaction_session_timeout = 0'])
    await sql.raw(`set local ${setting}`).execute(tx)
}

export async function listSequences(tx: Tx): Promise<{ readonly name: string; readonly lastValue: string }[]> {
  const found = await sql<{ name: string; lastValue: string }>`
    select sequencename::text as "name", last_value::text as "lastValue" from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(tx)
  return found.rows
}

export async function setSequence(tx: Tx, { name, lastValue }: { name: string; lastValue: string }): Promise<void> {
  await sql`select setval(format('public.%I', ${name}::text)::regclass, ${lastValue}::bigint, true)`.execute(tx)
}

/**
 * Does the work with triggers off and references looked at in the end, as rows come in by table: what an owner of the tables may do, who need
 * not be a superuser.
 */
export async function withoutOrder(tx: Tx, work: () => Promise<void>): Promise<void> {
  const tables = await listTables(tx)
  const references = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname::text as "name" from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`.execute(tx)
  const each = async (change: (table: string, name: string) => string) => {
    for (const { table, name } of references.rows) await sql.raw(change(table, name)).execute(tx)
  }
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  await each((table, name) => `alter table ${table} alter constraint "${name}" deferrable initially deferred`)
  await work()
  await sql`set constraints all immediate`.execute(tx)
  await each((table, name) => `alter table ${table} alter constraint "${name}" not deferrable`)
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
}
