// Another e-mail address of a client, while it waits for the old one to agree. Tokens are kept as hashes.
import type { Selectable } from 'kysely'
import { lockClient } from './clients.ts'
import type { Db, Tx } from './database.ts'
import { hashToken } from './sessions.ts'
import type { AddressChangesTable } from './tables/address-changes.ts'

export type AddressChange = Omit<Selectable<AddressChangesTable>, 'token_hash'>

const COLUMNS = [
  'client_id',
  'email_before',
  'email_after',
  'asked_by',
  'asked_at',
  'objected_at',
  'gone_by',
  'takes_effect_at',
] as const

/** In place of another that waited. */
export async function replaceAddressChange(
  tx: Db,
  token: string,
  asked: Pick<AddressChange, 'client_id' | 'email_before' | 'email_after' | 'asked_by' | 'asked_at'>,
): Promise<void> {
  await tx.deleteFrom('address_changes').where('client_id', '=', asked.client_id).execute()
  await tx
    .insertInto('address_changes')
    .values({ ...asked, token_hash: hashToken(token) })
    .execute()
}

/** Those that wait, or were objected to, by client. */
export async function findAddressChanges(
  db: Db,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, AddressChange>> {
  if (clientIds.length === 0) return new Map()
  const rows = await db.selectFrom('address_changes').select(COLUMNS).where('client_id', 'in', clientIds).execute()
  return new Map(rows.map((row) => [row.client_id, row]))
}

export function findAddressChangeByToken(db: Db, token: string): Promise<AddressChange | undefined> {
  return db
    .selectFrom('address_changes')
    .select(COLUMNS)
    .where('token_hash', '=', hashToken(token))
    .where('objected_at', 'is', null)
    .executeTakeFirst()
}

/** Until the transaction ends nobody else settles or replaces it. The client is held first, as by imports and whoever saves an address. */
export async function lockAddressChange(tx: Tx, clientId: string): Promise<AddressChange | undefined> {
  await lockClient(tx, clientId)
  return tx
    .selectFrom('address_changes')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
}

/** As `lockAddressChange`, by the link: undefined too where it was settled or replaced while this waited. */
export async function lockAddressChangeByToken(tx: Tx, token: string): Promise<AddressChange | undefined> {
  const found = await findAddressChangeByToken(tx, token)
  if (!found) return undefined
  await lockAddressChange(tx, found.client_id)
  return findAddressChangeByToken(tx, token)
}

export async function saveAddressChange(
  tx: Tx,
  clientId: string,
  fields: Partial<Pick<AddressChange, 'objected_at' | 'gone_by' | 'takes_effect_at'>>,
): Promise<void> {
  await tx.updateTable('address_changes').set(fields).where('client_id', '=', clientId).execute()
}

/** False when there was none. */
export async function deleteAddressChange(tx: Tx, clientId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('address_changes').where('client_id', '=', clientId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Clients whose address takes effect by now. */
export async function listDueAddressChanges(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('address_changes')
    .select('client_id')
    .where('takes_effect_at', '<=', now)
    .orderBy('client_id')
    .execute()
  return rows.map(({ client_id }) => client_id)
}
