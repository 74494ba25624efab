// Papers at the end of their time: those that need not be kept any longer, and whether a file still belongs to a listed paper.
import { type Selectable, sql } from 'kysely'
import { RECORD_MONTHS } from '#domain/record-keeping.ts'
import type { Db } from './database.ts'
import type { DocumentRow } from './documents.ts'
import type { StaffDocumentsTable } from './tables/papers.ts'

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

/** Gives papers of versions without terms the one they would have been made with: 72 months; of one client, or all. Answers how many there were. */
export async function givePapersTerms(db: Db, clientId?: string): Promise<number> {
  let given = 0
  const ofClient = clientId === undefined ? sql`` : sql`and client_id = ${clientId}`
  for (const table of clientId === undefined ? ['documents', 'staff_documents'] : ['documents']) {
    const done = await sql`update ${sql.table(table)}
      set keep_until = ((created_at at time zone 'UTC')::date + make_interval(months => ${RECORD_MONTHS}))::date
      where keep_until is null ${ofClient}`.execute(db)
    given += Number(done.numAffectedRows ?? 0n)
  }
  return given
}

export type OutlivedStaffDocument = Pick<
  Selectable<StaffDocumentsTable>,
  'id' | 'kind' | 'number' | 'filename' | 'storage_key' | 'sha256' | 'keep_until'
>

/** As `listOutlived`, of the papers made for no client. */
export function listOutlivedOfStaff(db: Db, day: string, limit: number): Promise<readonly OutlivedStaffDocument[]> {
  return db
    .selectFrom('staff_documents')
    .select(['id', 'kind', 'number', 'filename', 'storage_key', 'sha256', 'keep_until'])
    .where('keep_until', '<', day)
    .orderBy('keep_until')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function deleteStaffDocument(db: Db, id: string): Promise<void> {
  await db.deleteFrom('staff_documents').where('id', '=', id).execute()
}
