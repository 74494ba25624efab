// Clients and whether they are active.
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Db, Tx } from './database.ts'
import { COUNTED_MATCHES, type Counted } from './shipments.ts'
import { countAll, type Slice } from './slice.ts'

export type ClientRow = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly created_at: Date
}

const COLUMNS = ['id', 'name', 'email', 'created_at'] as const

/** Answers the client of the address: another's where it was made at this moment. */
export async function insertClient(db: Db, client: ClientRow): Promise<ClientRow> {
  const added = await db
    .insertInto('clients')
    .values(client)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
  return added ?? db.selectFrom('clients').select(COLUMNS).where('email', '=', client.email).executeTakeFirstOrThrow()
}

export function findClient(db: Db, clientId: string): Promise<ClientRow | undefined> {
  return db.selectFrom('clients').select(COLUMNS).where('id', '=', clientId).executeTakeFirst()
}

/** Lets its people sign in from `at` on, whether it ships or not, in the language it asked in where it has none. */
export async function welcomeClient(tx: Tx, clientId: string, language: Language, at: Date): Promise<void> {
  await tx
    .updateTable('clients')
    .set({ welcomed_at: at, language: sql<Language>`coalesce(language, ${language})` })
    .where('id', '=', clientId)
    .execute()
}

/** Until the transaction ends nobody else saves what there is once of each client. */
export async function lockClient(tx: Tx, clientId: string): Promise<void> {
  await tx.selectFrom('clients').select('id').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirst()
}

/** Whether its people need a passkey. */
export async function wantsPasskeys(db: Db, clientId: string): Promise<boolean> {
  const query = db.selectFrom('clients').select('id').where('id', '=', clientId).where('passkeys_only', '=', true)
  return (await query.executeTakeFirst()) !== undefined
}

export async function savePasskeysOnly(tx: Tx, clientId: string, passkeysOnly: boolean): Promise<void> {
  await tx.updateTable('clients').set({ passkeys_only: passkeysOnly }).where('id', '=', clientId).execute()
}

/** Whether it is one of which only papers and a pseudonym are left. */
export async function isErased(db: Db, clientId: string): Promise<boolean> {
  const query = db.selectFrom('clients').select('id').where('id', '=', clientId).where('erased_at', 'is not', null)
  return (await query.executeTakeFirst()) !== undefined
}

/** `email` in lower case. */
export function findClientByEmail(db: Db, email: string): Promise<ClientRow | undefined> {
  return db.selectFrom('clients').select(COLUMNS).where('email', '=', email).executeTakeFirst()
}

/**
 * One page of the clients by name; of a search that more have than are counted, within what is counted. Every word of `search` must begin a word of name or e-mail, or stand inside one with at least
 * two letters after it; a search of signs alone is looked for as it is.
 */
export function pageOfClients(
  db: Db,
  { search, ...slice }: Slice & { readonly search: string },
): Promise<Counted<ClientRow>> {
  const asked = search.trim()
  return asked === '' ? pageOfAll(db, slice) : pageOfFound(db, matches(asked), slice)
}

const byName = sql`lower(name)`

/** Counted off from the end that is nearer. */
async function pageOfAll(db: Db, { limit, offset }: Slice): Promise<Counted<ClientRow>> {
  const total = await countAll(db, 'clients')
  const left = total - offset
  if (left <= 0) return { rows: [], total, capped: false }
  const ids = db.selectFrom('clients').select('id')
  const onPage =
    offset <= left
      ? ids.orderBy(byName).orderBy('id').limit(limit).offset(offset)
      : ids
          .orderBy(byName, 'desc')
          .orderBy('id', 'desc')
          .limit(Math.min(limit, left))
          .offset(Math.max(0, left - limit))
  const rows = await db
    .selectFrom('clients')
    .select(COLUMNS)
    .where('id', 'in', onPage)
    .orderBy(byName)
    .orderBy('id')
    .execute()
  return { rows, total, capped: false }
}

type Matching = RawBuilder<boolean>

/** What few clients have is gathered and put in order; what many have is met one after another in the order of names. */
async function pageOfFound(db: Db, matching: Matching, { limit, offset }: Slice): Promise<Counted<ClientRow>> {
  const gathered = sql`select id, lower(name) as by_name from clients where ${matching}`
  // The coalesce keeps the database from gathering them first.
  const met = sql`
    select id, lower(name) as by_name from clients where coalesce(${matching}, false)
    order by lower(name), id limit ${COUNTED_MATCHES + 1}`
  const found = await sql<{ total: number } & { [K in keyof ClientRow]: ClientRow[K] | null }>`
    with found as materialized (${(await isCommon(db, matching)) ? met : gathered})
    select counted.total, c.id, c.name, c.email, c.created_at
    from (select count(*)::int as total from found) as counted
    left join (
      (select id from found order by by_name, id limit ${limit} offset ${offset}) as on_page join clients c using (id)
    ) on true
    order by lower(c.name), c.id`.execute(db)
  const rows = found.rows.flatMap(({ id, name, email, created_at }) =>
    id !== null && name !== null && email !== null && created_at !== null ? [{ id, name, email, created_at }] : [],
  )
  const total = found.rows[0]?.total ?? 0
  return { rows, total: Math.min(total, COUNTED_MATCHES), capped: total > COUNTED_MATCHES }
}

const SAMPLE = 400
const COMMON_SHARE = 1 / 6

/** Asked of some clients; ids have nothing to do with names. */
async function isCommon(db: Db, matching: Matching): Promise<boolean> {
  const sample = db.selectFrom('clients').select(['name', 'email', 'words']).orderBy('id').limit(SAMPLE)
  const { found } = await db
    .selectFrom(sample.as('some'))
    .select(sql<number>`count(*)::int`.as('found'))
    .where(sql<boolean>`coalesce(${matching}, false)`)
    .executeTakeFirstOrThrow()
  return found >= SAMPLE * COMMON_SHARE
}

/** What `search_words` of migration 0002 takes for the inside of a word. */
const OF_WORDS = /[^\s!-/:-@[-`{-~]/

function matches(search: string): Matching {
  if (OF_WORDS.test(search)) return sql<boolean>`words @@ client_query(${search})`
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(name like ${pattern} or email like ${pattern})`
}
