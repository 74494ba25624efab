// What a client last said of a product, by ASIN.
import type { Insertable } from 'kysely'
import type { Db } from './database.ts'
import { jsonColumns } from './json-columns.ts'
import type { AsinDataTable } from './tables/items.ts'
import type { AsinDataRow } from './tables.ts'

/** Columns to set. */
export type AsinDataPatch = Partial<Omit<AsinDataRow, 'client_id' | 'asin' | 'updated_at'>>

const COLUMNS = [
  'client_id',
  'asin',
  'country_of_origin',
  'hts_code',
  'hts_description',
  'hts_confidence',
  'hts_proposed_by',
  'hts_confirmed_by',
  'hts_confirmed_at',
  'cogs_cad',
  'manufacturing_address',
  'manufacturing_address_id',
  'unit_quantities',
  'duty_answers',
  'updated_at',
] as const

export function findAsinData(db: Db, clientId: string, asin: string): Promise<AsinDataRow | undefined> {
  return db
    .selectFrom('asin_data')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('asin', '=', asin)
    .executeTakeFirst()
}

/** Rows by ASIN; an ASIN nothing is remembered of is absent. */
export async function findAsinDataOf(
  db: Db,
  clientId: string,
  asins: readonly string[],
): Promise<ReadonlyMap<string, AsinDataRow>> {
  if (asins.length === 0) return new Map()
  const rows = await db
    .selectFrom('asin_data')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('asin', 'in', asins)
    .execute()
  return new Map(rows.map((row) => [row.asin, row]))
}

/** Sets the fields of the patch; the others stay, or are empty when nothing was remembered before. */
export async function saveAsinDataRow(
  db: Db,
  clientId: string,
  asin: string,
  patch: AsinDataPatch,
  now: Date,
): Promise<void> {
  const fields = { ...patch, ...jsonColumns(patch), updated_at: now }
  await db
    .insertInto('asin_data')
    .values({ ...EMPTY, ...fields, client_id: clientId, asin })
    .onConflict((conflict) => conflict.columns(['client_id', 'asin']).doUpdateSet(fields))
    .execute()
}

const EMPTY: Omit<Insertable<AsinDataTable>, 'client_id' | 'asin' | 'updated_at'> = {
  country_of_origin: null,
  hts_code: null,
  hts_description: null,
  hts_confidence: null,
  hts_proposed_by: null,
  hts_confirmed_by: null,
  hts_confirmed_at: null,
  cogs_cad: null,
  manufacturing_address: null,
  manufacturing_address_id: null,
}
