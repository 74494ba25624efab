// What suppliers answered, and the files that came with it.
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { SupplierAnswersTable, SupplierFilesTable } from './tables/origin.ts'

export type SupplierAnswerRow = Readonly<Selectable<SupplierAnswersTable>>
export type SupplierFileRow = Readonly<Selectable<SupplierFilesTable>>

const ANSWER = [
  'id',
  'client_id',
  'request_id',
  'content',
  'given_at',
  'state',
  'settled_at',
  'settled_by',
  'recipe_version',
] as const
const FILE = [
  'id',
  'client_id',
  'request_id',
  'answer_id',
  'name',
  'kind',
  'storage_key',
  'sha256',
  'size_bytes',
  'uploaded_at',
  'keep_until',
] as const

export async function insertSupplierAnswer(tx: Tx, row: Insertable<SupplierAnswersTable>): Promise<void> {
  await tx.insertInto('supplier_answers').values(row).execute()
}

/** Of these links, in the order they were given. */
export async function listSupplierAnswers(
  db: Db,
  clientId: string,
  requestIds: readonly string[],
): Promise<readonly SupplierAnswerRow[]> {
  if (requestIds.length === 0) return []
  return db
    .selectFrom('supplier_answers')
    .select(ANSWER)
    .where('client_id', '=', clientId)
    .where('request_id', 'in', requestIds)
    .orderBy('given_at')
    .orderBy('id')
    .execute()
}

/** Holds an answer until the transaction ends. */
export const lockSupplierAnswer = (tx: Tx, clientId: string, id: string): Promise<SupplierAnswerRow | undefined> =>
  tx
    .selectFrom('supplier_answers')
    .select(ANSWER)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Settled = Pick<Insertable<SupplierAnswersTable>, 'state' | 'settled_at' | 'settled_by' | 'recipe_version'>

export async function settleAnswerRow(tx: Tx, clientId: string, id: string, settled: Settled): Promise<void> {
  await tx.updateTable('supplier_answers').set(settled).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export async function insertSupplierFile(db: Db, row: Insertable<SupplierFilesTable>): Promise<void> {
  await db.insertInto('supplier_files').values(row).execute()
}

/** Of these links, in the order they were given. */
export async function listSupplierFiles(
  db: Db,
  clientId: string,
  requestIds: readonly string[],
): Promise<readonly SupplierFileRow[]> {
  if (requestIds.length === 0) return []
  return db
    .selectFrom('supplier_files')
    .select(FILE)
    .where('client_id', '=', clientId)
    .where('request_id', 'in', requestIds)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
}

export const findSupplierFile = (db: Db, clientId: string, id: string): Promise<SupplierFileRow | undefined> =>
  db.selectFrom('supplier_files').select(FILE).where('client_id', '=', clientId).where('id', '=', id).executeTakeFirst()

/** Puts the files that wait at a link with its answer. */
export async function attachFiles(tx: Tx, clientId: string, requestId: string, answerId: string): Promise<void> {
  await tx
    .updateTable('supplier_files')
    .set({ answer_id: answerId })
    .where('client_id', '=', clientId)
    .where('request_id', '=', requestId)
    .where('answer_id', 'is', null)
    .execute()
}

export async function deleteSupplierFile(db: Db, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('supplier_files').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/**
 * Files of all clients whose last day to be kept lies before `day`, the longest over first. A file stays as long as a certificate of
 * its product has to be proven.
 */
export const listOutlivedFiles = (db: Db, day: string, limit: number): Promise<readonly SupplierFileRow[]> =>
  db
    .selectFrom('supplier_files as f')
    .innerJoin('supplier_requests as r', (join) =>
      join.onRef('r.client_id', '=', 'f.client_id').onRef('r.id', '=', 'f.request_id'),
    )
    .select(FILE.map((column) => `f.${column}` as const))
    .where('f.keep_until', '<', day)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certified_goods as g')
            .select('g.document_id')
            .whereRef('g.client_id', '=', 'r.client_id')
            .whereRef('g.product', '=', 'r.product')
            .where('g.keep_until', '>=', day),
        ),
      ),
    )
    .orderBy('f.keep_until')
    .orderBy('f.id')
    .limit(limit)
    .execute()
