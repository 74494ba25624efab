// Calls that named themselves by a key, and what they were answered.
import type { Selectable } from 'kysely'
import type { Db } from './database.ts'
import type { IdempotencyKeysTable } from './tables/operation.ts'

type KeyOf = { readonly owner: string; readonly key: string }
/** As one that makes it holds it: `by` is drawn anew by each. */
export type HeldCall = KeyOf & { readonly by: string }
export type KeptCall = Selectable<IdempotencyKeysTable>

/** Notes that the call is under way: true for the first with its key, or when the one before it is older than `outlived`. */
export async function beginOnce(
  db: Db,
  call: HeldCall & {
    readonly clientId: string | null
    readonly fingerprint: string
    readonly at: Date
    readonly until: Date
  },
  outlived: Date,
): Promise<boolean> {
  const { owner, key, by, clientId, fingerprint, at, until } = call
  const fresh = {
    client_id: clientId,
    fingerprint,
    begun_at: at,
    answered_at: null,
    status: null,
    headers: null,
    answer: null,
    held_by: by,
    held_until: until,
    paper_id: null,
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

/** The call broke: whether it made something is not known. Nothing where another has taken it over. */
export async function keepUnknown(db: Db, call: HeldCall, at: Date): Promise<void> {
  await whileHeld(db, call).set({ answered_at: at }).execute()
}

/** The call made nothing: the key may be used again. Nothing where a paper was kept all the same, or another has taken it over. */
export async function giveKeyBack(db: Db, { owner, key, by }: HeldCall): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('held_by', '=', by)
    .where('answered_at', 'is', null)
    .where('paper_id', 'is', null)
    .execute()
}

/** Says that whoever makes it is still there. */
export async function holdOn(db: Db, call: HeldCall, until: Date): Promise<void> {
  await whileHeld(db, call).set({ held_until: until }).execute()
}

/**
 * Takes over a call that nobody makes any more, by `call.by`: it waits for a transaction that is keeping its paper. Undefined where
 * somebody is at it, where it was answered, and in rows of releases before, whose papers are not noted.
 */
export function takeOver(
  db: Db,
  { owner, key, by }: HeldCall,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<Pick<KeptCall, 'paper_id'> | undefined> {
  return db
    .updateTable('idempotency_keys')
    .set({ held_by: by, held_until: until, answered_at: null })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .where('held_by', 'is not', null)
    .where((row) => row.or([row('answered_at', 'is not', null), row('held_until', '<', at)]))
    .returning('paper_id')
    .executeTakeFirst()
}

/** False where another has taken the call over. */
export async function notePaper(tx: Db, call: HeldCall, paperId: string): Promise<boolean> {
  const noted = await whileHeld(tx, call).set({ paper_id: paperId }).executeTakeFirst()
  return Number(noted.numUpdatedRows) > 0
}

/** How many were removed. */
export async function forgetKeysBefore(db: Db, before: Date): Promise<number> {
  const done = await db.deleteFrom('idempotency_keys').where('begun_at', '<', before).executeTakeFirst()
  return Number(done.numDeletedRows)
}

const whileHeld = (db: Db, { owner, key, by }: HeldCall) =>
  db.updateTable('idempotency_keys').where('owner', '=', owner).where('key', '=', key).where('held_by', '=', by)
