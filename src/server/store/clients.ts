// Clients and whether they are active.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { COUNTED_MATCHES, type Counted } from './shipments.ts'

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

/**
 * One page of the clients by name. Every word of `search` must begin a word of name or e-mail, or stand inside one with at least
 * two letters after it; a search of signs alone is looked for as it is.
 */
export async function pageOfClients(
  db: Db,
  page: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<Counted<ClientRow>> {
  const search = page.search.trim()
  const hits =
    search === ''
      ? undefined
      : await found(db, search)
          .select('id')
          .limit(COUNTED_MATCHES + 1)
          .execute()
  const capped = hits !== undefined && hits.length > COUNTED_MATCHES
  const matching =
    hits === undefined || capped
      ? found(db, search)
      : db.selectFrom('clients').where(sql<boolean>`id = any(${hits.map(({ id }) => id)}::uuid[])`)
  const onPage = matching.select('id').orderBy(byName).orderBy('id').limit(page.limit).offset(page.offset)
  const rows = await db
    .selectFrom('clients')
    .select(COLUMNS)
    .where('id', 'in', onPage)
    .orderBy(byName)
    .orderBy('id')
    .execute()
  if (hits) return { rows, total: Math.min(hits.length, COUNTED_MATCHES), capped }
  const counted = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total: counted.total, capped }
}

const byName = sql`lower(name)`

/** What `search_words` of migration 0002 takes for the inside of a word. */
const OF_WORDS = /[^\s!-/:-@[-`{-~]/

function found(db: Db, search: string) {
  const all = db.selectFrom('clients')
  if (search === '') return all
  if (OF_WORDS.test(search)) return all.where(sql<boolean>`words @@ client_query(${search})`)
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return all.where((where) => where.or([where('name', 'like', pattern), where('email', 'like', pattern)]))
}
