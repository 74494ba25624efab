// Visits of people who are not signed in: nothing is stored of one but the request keys it has used in the last minutes.
import { sql } from 'kysely'
import type { Db } from './database.ts'

const VISITOR_KEY = 'visitor_key'

/** The key that visitors' secrets are made with: the one stored first, on however many servers; `fresh` when there is none. */
export async function keepVisitorKey(db: Db, fresh: string, now: Date): Promise<string> {
  await sql`
    insert into settings (key, value, updated_at) values (${VISITOR_KEY}, ${JSON.stringify(fresh)}::jsonb, ${now})
    on conflict (key) do nothing`.execute(db)
  const row = await db.selectFrom('settings').select('value').where('key', '=', VISITOR_KEY).executeTakeFirst()
  return typeof row?.value === 'string' ? row.value : fresh
}

/** Takes a nonce once: false when this visitor has used it before. */
export async function takeNonce(db: Db, used: { visitor: string; nonce: string; at: Date }): Promise<boolean> {
  const taken = await sql`
    insert into used_request_keys (visitor, nonce, at) values (${used.visitor}, ${used.nonce}, ${used.at})
    on conflict (visitor, nonce) do nothing returning nonce`.execute(db)
  return taken.rows.length === 1
}

/** Leaves out what another process is deleting. */
export async function forgetNoncesBefore(db: Db, before: Date): Promise<void> {
  await sql`
    delete from used_request_keys where (visitor, nonce) in (
      select visitor, nonce from used_request_keys where at < ${before} for update skip locked
    )`.execute(db)
}
