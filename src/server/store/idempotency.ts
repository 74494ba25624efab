// Calls that named themselves by a key, and what they were answered.
import type { Selectable } from 'kysely'
import type { Db } from './database.ts'
import type { IdempotencyKeysTable } from './tables/operation.ts'

type KeyOf = { readonly owner: string; readonly key: string }
export type KeptCall = Selectable<IdempotencyKeysTable>

/** Notes that the call is under way: true for the first with its key, or when the one before it is older than `outlived`. */
export async function beginOnce(
  db: Db,
  call: KeyOf & { readonly clientId: string | null; readonly fingerprint: string; readonly at: Date },
  outlived: Date,
): Promise<boolean> {
  const { owner, key, clientId, fingerprint, at } = call
  const fresh = {
    client_id: clientId,
    fingerprint,
    begun_at: at,
    answered_at: null,
    status: null,
    headers: null,
    answer: null,
  }
  const begun = await db
    .insertInto('idempotency_keys')
    .values({ owner, key, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'key']).doUpdateSet(fresh).where('idempotency_keys.begun_at', '<', outlived),
    )
    .executeTakeFirst()
  return Number(begun.numInsertedOrUpdatedRows ?? 0) > 0
}

/** The call that was made with the key before; undefined when it failed and gave the key back meanwhile. */
export function findKeptCall(db: Db, { owner, key }: KeyOf): Promise<KeptCall | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function keepAnswer(
  db: Db,
  { owner, key }: KeyOf,
  answer: {
    readonly at: Date
    /** Null where both are sealed in `bytes`. */
    readonly status: number | null
    readonly headers: Record<string, string> | null
    readonly bytes: Uint8Array
  },
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({
      answered_at: answer.at,
      status: answer.status,
      headers: answer.headers && JSON.stringify(answer.headers),
      answer: answer.bytes,
    })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
}

/** The call broke: whether it made something is not known. */
export async function keepUnknown(db: Db, { owner, key }: KeyOf, at: Date): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answered_at: at })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
}

/** The call made nothing: the key may be used again. */
export async function giveKeyBack(db: Db, { owner, key }: KeyOf): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('answered_at', 'is', null)
    .execute()
}

/** How many were removed. */
export async function forgetKeysBefore(db: Db, before: Date): Promise<number> {
  const done = await db.deleteFrom('idempotency_keys').where('begun_at', '<', before).executeTakeFirst()
  return Number(done.numDeletedRows)
}
