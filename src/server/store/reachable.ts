// Whether the database answers.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Throws what the driver throws when the database cannot be reached. */
export async function reachDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
