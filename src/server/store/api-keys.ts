// API keys, and signatures that were used. Secrets lie here encrypted: to check a signature takes the secret itself.
import type { Selectable } from 'kysely'
import type { Db } from './database.ts'
import { countAll, type Slice, type Sliced } from './slice.ts'
import type { ApiKeysTable } from './tables/imports.ts'

export type ApiKeyRow = Selectable<ApiKeysTable>

const COLUMNS = [
  'id',
  'name',
  'sealed_secret',
  'scopes',
  'issued_by',
  'issued_at',
  'last_used_at',
  'revoked_by',
  'revoked_at',
] as const
/** A use is written down at most this often. */
const TOUCH_EVERY_MS = 60_000

export async function insertApiKey(db: Db, key: ApiKeyRow): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({ ...key, scopes: JSON.stringify(key.scopes) })
    .execute()
}

export function findApiKey(db: Db, id: string): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_keys').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** One page of the keys, newest first. */
export async function pageOfApiKeys(db: Db, page: Slice): Promise<Sliced<ApiKeyRow>> {
  const rows = await db
    .selectFrom('api_keys')
    .select(COLUMNS)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countAll(db, 'api_keys') }
}

/** Whether it was not revoked before. */
export async function revokeApiKeyRow(db: Db, id: string, by: string, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('api_keys')
    .set({ revoked_by: by, revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(done.numUpdatedRows) > 0
}

export async function touchApiKey(db: Db, key: ApiKeyRow, at: Date): Promise<void> {
  if (key.last_used_at && at.getTime() - key.last_used_at.getTime() < TOUCH_EVERY_MS) return
  await db.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', key.id).execute()
}

/** Notes that a signature is used; false when it was before. Signatures used before `forget` are swept out on the way. */
export async function takeNonce(
  db: Db,
  {
    keyId,
    nonce,
    at,
    forget,
  }: { readonly keyId: string; readonly nonce: string; readonly at: Date; readonly forget: Date },
): Promise<boolean> {
  await db.deleteFrom('api_nonces').where('used_at', '<', forget).execute()
  const taken = await db
    .insertInto('api_nonces')
    .values({ key_id: keyId, nonce, used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(taken.numInsertedOrUpdatedRows ?? 0) > 0
}
