// Wrong tries of a password, by kind of password and whom the limit holds for.
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

export type Tries = { readonly kind: 'staff' | 'document'; readonly subject: string }

/** Until the transaction ends nobody else counts these tries, on however many processes. */
export async function lockTries(tx: Tx, { kind, subject }: Tries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wrong password ${kind} ${subject}`}, 0))`.execute(tx)
}

export async function insertWrongPassword(db: Db, tries: Tries & { id: string; at: Date }): Promise<void> {
  await db.insertInto('wrong_passwords').values(tries).execute()
}

/** How many wrong tries since an instant, and when the first of them was. */
export async function wrongPasswordsSince(
  db: Db,
  tries: Tries,
  since: Date,
): Promise<{ readonly count: number; readonly first: Date | null }> {
  const found = await db
    .selectFrom('wrong_passwords')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(at)`.as('first')])
    .where('kind', '=', tries.kind)
    .where('subject', '=', tries.subject)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return found
}

export async function deleteWrongPassword(db: Db, id: string): Promise<void> {
  await db.deleteFrom('wrong_passwords').where('id', '=', id).execute()
}

/** Leaves out what another process is deleting: two sweeps never wait for each other. */
export async function deleteWrongPasswordsBefore(db: Db, before: Date): Promise<void> {
  await sql`
    delete from wrong_passwords where id in (
      select id from wrong_passwords where at <= ${before} for update skip locked
    )`.execute(db)
}
