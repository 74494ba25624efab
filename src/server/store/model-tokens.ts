// The tokens of a day that questions to the language model cost, counted for all servers together.
import { sql } from 'kysely'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Db } from './database.ts'

/** Counts tokens unless the day has reached the limit: then false. One statement, so no two servers take the last ones. */
export async function countTokens(db: Db, day: CalendarDate, tokens: number, limit: number): Promise<boolean> {
  if (limit <= 0) return false
  const counted = await sql`
    insert into model_tokens (day, tokens) values (${day}, ${tokens})
    on conflict (day) do update set tokens = model_tokens.tokens + excluded.tokens
    where model_tokens.tokens < ${limit}
    returning day`.execute(db)
  return counted.rows.length > 0
}

/** Puts what was really used in the place of what was counted before. */
export async function correctTokens(db: Db, day: CalendarDate, counted: number, used: number): Promise<void> {
  await sql`
    update model_tokens set tokens = greatest(0, tokens + ${used - counted}::bigint) where day = ${day}`.execute(db)
}

/** Tokens counted on a day, those of questions under way included. */
export async function tokensOfDay(db: Db, day: CalendarDate): Promise<number> {
  const row = await db.selectFrom('model_tokens').select('tokens').where('day', '=', day).executeTakeFirst()
  return Number(row?.tokens ?? 0)
}
