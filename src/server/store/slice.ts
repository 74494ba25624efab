// A page of a list: which of its rows, and how many it has in all.
import { sql } from 'kysely'
import type { Db } from './database.ts'

export type Slice = { readonly limit: number; readonly offset: number }
export type Sliced<Row> = { readonly rows: readonly Row[]; readonly total: number }

/** The rows of a table, of all clients. */
export async function countAll(
  db: Db,
  table: 'api_keys' | 'clients' | 'import_runs' | 'staff_documents',
): Promise<number> {
  const counted = await db.selectFrom(table).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return counted.total
}
