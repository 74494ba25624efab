// Daily exchange rates that were fetched, kept so that a later failure can fall back on them.
import type { Big } from 'big.js'
import type { Selectable } from 'kysely'
import { type CalendarDate, day } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import type { Db } from './database.ts'
import type { ExchangeRatesTable } from './tables/operation.ts'

/** USD for one CAD and CAD for one USD on a day, and when they were fetched. */
export type StoredRate = {
  readonly day: CalendarDate
  readonly cadToUsd: Big
  readonly usdToCad: Big
  readonly source: string
  readonly fetchedAt: Date
}

/** The rate of the newest day; undefined when none was ever fetched. */
export async function findNewestRate(db: Db): Promise<StoredRate | undefined> {
  const row = await db
    .selectFrom('exchange_rates')
    .select(['day', 'cad_to_usd', 'usd_to_cad', 'source', 'fetched_at'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && storedRate(row)
}

/** As the table has it. */
export const storedRate = (row: Selectable<ExchangeRatesTable>): StoredRate => ({
  day: day(row.day),
  cadToUsd: decimal(row.cad_to_usd),
  usdToCad: decimal(row.usd_to_cad),
  source: row.source,
  fetchedAt: row.fetched_at,
})

/** Keeps the rate of a day; fetched again, the newer answer replaces the older. */
export async function saveRate(db: Db, rate: StoredRate): Promise<void> {
  const values = {
    cad_to_usd: rate.cadToUsd.toFixed(),
    usd_to_cad: rate.usdToCad.toFixed(),
    source: rate.source,
    fetched_at: rate.fetchedAt,
  }
  await db
    .insertInto('exchange_rates')
    .values({ day: rate.day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute()
}
