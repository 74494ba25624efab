// Wrong tries of a password, by kind of password and whom the limit holds for.
import { sql } from 'kysely'
import type { Db } from './database.ts'

export type Tries = { readonly kind: 'staff' | 'document'; readonly subject: string }

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

export async function deleteWrongPasswordsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('wrong_passwords').where('at', '<=', before).execute()
}
