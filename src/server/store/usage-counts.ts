// What visitors used of a day. Subjects are hashes under the day's salt; past days are deleted, salt and counts.
import { sql } from 'kysely'
import type { CalendarDate } from '#domain/calendar.ts'
import type { UseKind } from '#domain/daily-quota.ts'
import type { Db } from './database.ts'

/** The salt of a day: the one stored first, on however many servers; `fresh` when there is none yet. */
export async function saltOf(db: Db, day: CalendarDate, fresh: string): Promise<string> {
  await sql`insert into daily_salts (day, salt) values (${day}, ${fresh}) on conflict (day) do nothing`.execute(db)
  const row = await db.selectFrom('daily_salts').select('salt').where('day', '=', day).executeTakeFirst()
  return row?.salt ?? fresh
}

type Use = {
  readonly day: CalendarDate
  readonly kind: UseKind | 'access request'
  readonly subjects: readonly string[]
}

/**
 * Counts one use, or `by` of them, for every subject, or for none where that takes one of them over the limit: then undefined.
 * Answers the counts with this use. One statement takes the rows one after the other, so no two callers get the last use.
 */
export async function countUse(db: Db, use: Use, limit: number, by = 1): Promise<readonly number[] | undefined> {
  const rows = use.subjects.map((subject) => sql`(${use.day}::date, ${use.kind}, ${subject}, ${by}::int)`)
  return db
    .transaction()
    .execute(async (tx) => {
      const counted = await sql<{ count: number }>`
        insert into usage_counts (day, kind, subject, count) values ${sql.join(rows)}
        on conflict (day, kind, subject) do update set count = usage_counts.count + ${by}::int
        where usage_counts.count <= ${limit - by}::int
        returning count`.execute(tx)
      if (counted.rows.length < use.subjects.length) throw new LimitReached()
      return counted.rows.map((row) => row.count)
    })
    .catch((error: unknown) => {
      if (error instanceof LimitReached) return undefined
      throw error
    })
}

/** Takes the transaction back. */
class LimitReached extends Error {}

/** Takes back one use of every subject, as one that gave nothing. */
export async function uncountUse(db: Db, { day, kind, subjects }: Use): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const counted = sql`day = ${day}::date and kind = ${kind} and subject in (${sql.join(subjects)})`
    await sql`delete from usage_counts where ${counted} and count = 1`.execute(tx)
    await sql`update usage_counts set count = count - 1 where ${counted}`.execute(tx)
  })
}

/** The counts of the subjects that were counted at all. */
export async function countsOf(db: Db, { day, kind, subjects }: Use): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('usage_counts')
    .select('count')
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .execute()
  return rows.map((row) => row.count)
}

/** Forgets the days before one: their counts, and the salts without which nobody can tell whose they were. */
export async function forgetDaysBefore(db: Db, day: CalendarDate): Promise<number> {
  await db.deleteFrom('daily_salts').where('day', '<', day).execute()
  const counts = await db.deleteFrom('usage_counts').where('day', '<', day).executeTakeFirst()
  return Number(counts.numDeletedRows)
}
