// What the operator sets, by key, as JSON.
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

export type SettingKey =
  | 'staff_password_hash'
  | 'document_password_hash'
  | 'brokers'
  | 'ltl_addresses'
  | 'invoice_terms'
  | 'default_shipper'
  | 'broker_fees'
  | 'provider_email'
  | 'visitor_key'
  | 'demo_certificates_unsigned'

/** The stored value, to be parsed by the caller; undefined when it was never set. */
export async function findSetting(db: Db, key: SettingKey): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

type StoredSetting = { readonly value: unknown; readonly updatedAt: Date }

/** As `findSetting`, with the instant it was last changed. */
export async function findStoredSetting(db: Db, key: SettingKey): Promise<StoredSetting | undefined> {
  const row = await db.selectFrom('settings').select(['value', 'updated_at']).where('key', '=', key).executeTakeFirst()
  return row && { value: row.value, updatedAt: row.updated_at }
}

/** As `findSetting`; until the transaction ends whoever changes this setting waits. */
export async function findSettingForShare(tx: Tx, key: SettingKey): Promise<unknown> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', key).forShare().executeTakeFirst()
  return row?.value
}

/** Until the transaction ends nobody else changes a setting; reading goes on. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx)
}

export async function removeSetting(db: Db, key: SettingKey): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute()
}

export async function saveSetting(db: Db, key: SettingKey, value: unknown, now: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now }
  await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
