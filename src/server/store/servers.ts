// Servers of this installation: each tells of itself, all are listed, those that fell silent are forgotten.
import { type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { ServersTable } from './tables/operation.ts'

/** Three beats of half a minute were missed: it hangs, was killed, or the database was out of its reach. */
export const SILENT_AFTER_MS = 100_000

type ServerRow = Selectable<ServersTable>

/** Also where its row is gone, as after a night in which it was not heard. */
export async function noteServer(db: Db, server: ServerRow): Promise<void> {
  const { heard_at, tariff } = server
  await db
    .insertInto('servers')
    .values(server)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ heard_at, tariff }))
    .execute()
}

export async function removeServer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('servers').where('id', '=', id).execute()
}

/** The longest running first. */
export function listServers(db: Db): Promise<readonly ServerRow[]> {
  return db.selectFrom('servers').selectAll().orderBy('since').orderBy('id').execute()
}

/** How many of each release were heard after `since`. */
export function countServers(
  db: Db,
  since: Date,
): Promise<readonly { readonly release: string; readonly count: number }[]> {
  return db
    .selectFrom('servers')
    .select(['release', sql<number>`count(*)::int`.as('count')])
    .where('heard_at', '>', since)
    .groupBy('release')
    .execute()
}

/** Answers how many went. */
export async function forgetServers(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('servers').where('heard_at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
