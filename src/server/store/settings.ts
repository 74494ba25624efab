// What the operator sets, by key, as JSON.
import type { Db } from './database.ts'

export type SettingKey =
  | 'staff_password_hash'
  | 'document_password_hash'
  | 'brokers'
  | 'ltl_addresses'
  | 'invoice_terms'

/** The stored value, to be parsed by the caller; undefined when it was never set. */
export async function findSetting(db: Db, key: SettingKey): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export async function saveSetting(db: Db, key: SettingKey, value: unknown, now: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now }
  await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
