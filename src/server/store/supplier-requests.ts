// Links that ask suppliers, by product; a link is found by the hash of its token.
import { createHash } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { SupplierRequestsTable } from './tables/origin.ts'

export type SupplierRequestRow = Readonly<Omit<Selectable<SupplierRequestsTable>, 'token_hash'>>

const COLUMNS = [
  'id',
  'client_id',
  'product',
  'material',
  'subject',
  'supplier',
  'created_at',
  'created_by',
  'expires_at',
  'revoked_at',
  'revoked_by',
] as const

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex')

export async function insertSupplierRequest(tx: Tx, row: Insertable<SupplierRequestsTable>): Promise<void> {
  await tx.insertInto('supplier_requests').values(row).execute()
}

/** Whoever has the token may answer: the one question here that is not asked for a client. */
export const findRequestByToken = (db: Db, token: string): Promise<SupplierRequestRow | undefined> =>
  db.selectFrom('supplier_requests').select(COLUMNS).where('token_hash', '=', hashOfLink(token)).executeTakeFirst()

/** Holds a link until the transaction ends. */
export const lockRequestByToken = (tx: Tx, token: string): Promise<SupplierRequestRow | undefined> =>
  tx
    .selectFrom('supplier_requests')
    .select(COLUMNS)
    .where('token_hash', '=', hashOfLink(token))
    .forUpdate()
    .executeTakeFirst()

/** Of a product, the newest first. */
export const listSupplierRequestRows = (
  db: Db,
  clientId: string,
  product: string,
): Promise<readonly SupplierRequestRow[]> =>
  db
    .selectFrom('supplier_requests')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('product', '=', product)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const findSupplierRequest = (db: Db, clientId: string, id: string): Promise<SupplierRequestRow | undefined> =>
  db
    .selectFrom('supplier_requests')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether it was open until now. */
export async function markRevoked(
  tx: Tx,
  clientId: string,
  id: string,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('supplier_requests')
    .set({ revoked_at: at, revoked_by: by })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
