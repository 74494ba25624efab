// Empties a demo database and fills it again.
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { loadDemo } from './load-demo.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'secrets' | 'settings'>

/**
 * Empties every table and loads the demo data anew. Throws, changing nothing, unless the installation is a demo:
 * in production it never is. The audit log goes too: its trigger refuses changes of rows, while a truncation of the whole
 * table, which needs the owner of the database, is allowed. Stored papers stay in file storage, no longer named by any row.
 */
export async function resetDemo({ db, now, secrets, settings }: Needs): Promise<void> {
  if (!settings.demo) throw new Error('the demo data is reset only where it is in use, never in production')
  const tables = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations'`.execute(db)
  const names = tables.rows.map((row) => sql.table(row.table_name))
  await sql`truncate ${sql.join(names)} restart identity cascade`.execute(db)
  await loadDemo({ db, now, secrets })
}
