// Papers at the end of their time: those that need not be kept any longer, and whether a file still belongs to a listed paper.
import type { Db } from './database.ts'
import type { DocumentRow } from './documents.ts'

export type OutlivedDocument = Pick<
  DocumentRow,
  'id' | 'client_id' | 'kind' | 'number' | 'filename' | 'storage_key' | 'sha256' | 'keep_until'
>

/** Papers of all clients whose last day to be kept lies before `day`, the longest over first. Those without one are kept. */
export function listOutlived(db: Db, day: string, limit: number): Promise<readonly OutlivedDocument[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'client_id', 'kind', 'number', 'filename', 'storage_key', 'sha256', 'keep_until'])
    .where('keep_until', '<', day)
    .orderBy('keep_until')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Forgets a paper for good. */
export async function deleteDocument(db: Db, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('documents').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Whether a file in storage is that of a paper on somebody's list. */
export async function isListedFile(db: Db, storageKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('documents')
    .select('id')
    .where('storage_key', '=', storageKey)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
