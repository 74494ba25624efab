// Clients and whether they are active.
import { sql } from 'kysely'
import type { Db } from './database.ts'

export type ClientRow = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly created_at: Date
}

const COLUMNS = ['id', 'name', 'email', 'created_at'] as const

export async function insertClient(db: Db, client: ClientRow): Promise<void> {
  await db.insertInto('clients').values(client).execute()
}

export function findClient(db: Db, clientId: string): Promise<ClientRow | undefined> {
  return db.selectFrom('clients').select(COLUMNS).where('id', '=', clientId).executeTakeFirst()
}

/** `email` in lower case. */
export function findClientByEmail(db: Db, email: string): Promise<ClientRow | undefined> {
  return db.selectFrom('clients').select(COLUMNS).where('email', '=', email).executeTakeFirst()
}

/** Whether a shipment of the client was created or shipped at `since` or later. */
export async function hasShipmentSince(db: Db, clientId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('shipments')
    .select('id')
    .where('client_id', '=', clientId)
    .where((where) => where.or([where('created_at', '>=', since), where('shipped_at', '>=', since)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** One page of the clients by name; `search` looks in name and e-mail, case aside. */
export async function pageOfClients(
  db: Db,
  page: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ClientRow[]; readonly total: number }> {
  const pattern = `%${page.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const matching = db
    .selectFrom('clients')
    .where((where) => where.or([where(sql`lower(name)`, 'like', pattern), where('email', 'like', pattern)]))
  const rows = await matching
    .select(COLUMNS)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const counted = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total: counted.total }
}
