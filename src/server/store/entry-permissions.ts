// Why prohibited items may enter, by item.
import { type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { EntryPermissionsTable } from './tables/items.ts'

export type EntryPermissionRow = Readonly<Selectable<EntryPermissionsTable>>

const COLUMNS = [
  'item_id',
  'client_id',
  'hts_code',
  'country_of_origin',
  'reason',
  'citation',
  'permitted_by',
  'permitted_at',
] as const

/** The permissions of these items, by item. Whether one still holds is the caller's to see: code and origin may have changed. */
export async function findEntryPermissions(
  db: Db,
  clientId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, EntryPermissionRow>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('entry_permissions')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where(sql<boolean>`item_id = any(${[...itemIds]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.item_id, row]))
}

/** Which items of the client have a permission, and for what goods: in an order, to compare. */
export const listPermittedGoods = (
  db: Db,
  clientId: string,
): Promise<readonly Pick<EntryPermissionRow, 'item_id' | 'hts_code' | 'country_of_origin'>[]> =>
  db
    .selectFrom('entry_permissions')
    .select(['item_id', 'hts_code', 'country_of_origin'])
    .where('client_id', '=', clientId)
    .orderBy('item_id')
    .execute()

export async function saveEntryPermissionRow(db: Db, row: EntryPermissionRow): Promise<void> {
  const { item_id: _item, client_id: _client, ...said } = row
  await db
    .insertInto('entry_permissions')
    .values(row)
    .onConflict((on) => on.column('item_id').doUpdateSet(said).where('entry_permissions.client_id', '=', row.client_id))
    .execute()
}

export async function deleteEntryPermissionRow(db: Db, clientId: string, itemId: string): Promise<void> {
  await db.deleteFrom('entry_permissions').where('client_id', '=', clientId).where('item_id', '=', itemId).execute()
}
