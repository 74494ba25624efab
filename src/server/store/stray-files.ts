// Files that no row names.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Of the keys those that a row of any table names: all columns that are called so. */
export async function namedFiles(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const holders = await sql<{ name: string }>`
    select table_name as "name" from information_schema.columns
    where table_schema = 'public' and column_name = 'storage_key' order by 1`.execute(db)
  const named = new Set<string>()
  for (const { name } of holders.rows) {
    const found = await sql<{ key: string }>`
      select storage_key as "key" from ${sql.table(name)} where storage_key = any(${keys}::text[])`.execute(db)
    for (const { key } of found.rows) named.add(key)
  }
  return named
}

/** Of the ids those of clients of this database. */
export async function knownClients(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db.selectFrom('clients').select('id').where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
  return new Set(found.map(({ id }) => id))
}
