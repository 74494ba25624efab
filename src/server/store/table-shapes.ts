// The tables as the database itself describes them: for what takes all of them and must not miss one.
import { sql } from 'kysely'
import type { Db } from './database.ts'

export type TableShape = {
  readonly name: string
  readonly columns: readonly string[]
  readonly order: readonly string[]
}

/** Written by `migrate` itself. */
const HISTORY = 'migrations'

/** Every table with the columns that are not computed, and those of its primary key. */
export async function listTables(db: Db): Promise<readonly TableShape[]> {
  const found = await sql<TableShape>`
    select t.table_name as "name",
      array(select column_name::text from information_schema.columns c where c.table_schema = 'public'
        and c.table_name = t.table_name and c.is_generated = 'NEVER' order by ordinal_position) as "columns",
      array(select a.attname::text from pg_index i
        cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = format('public.%I', t.table_name)::regclass and i.indisprimary order by k.place) as "order"
    from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> ${HISTORY}
    order by t.table_name`.execute(db)
  return found.rows
}
