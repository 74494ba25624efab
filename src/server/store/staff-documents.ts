// Papers that staff made for no client.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import { countAll, type Slice, type Sliced } from './slice.ts'
import type { StaffDocumentsTable } from './tables/papers.ts'

type StaffDocumentRow = Selectable<StaffDocumentsTable>

/** Fails on a number or file name that is used. */
export async function insertStaffDocument(db: Db, document: Insertable<StaffDocumentsTable>): Promise<void> {
  await db.insertInto('staff_documents').values(document).execute()
}

export function findStaffPaper(
  db: Db,
  id: string,
): Promise<Pick<StaffDocumentRow, 'number' | 'filename' | 'storage_key'> | undefined> {
  return db
    .selectFrom('staff_documents')
    .select(['number', 'filename', 'storage_key'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findStaffDocument(
  db: Db,
  filename: string,
): Promise<Pick<StaffDocumentRow, 'id' | 'filename' | 'storage_key'> | undefined> {
  return db
    .selectFrom('staff_documents')
    .select(['id', 'filename', 'storage_key'])
    .where('filename', '=', filename)
    .executeTakeFirst()
}

/** Numbers and file names of staff's own papers that begin as the given ones do. */
export function listTakenStaffNames(
  db: Db,
  like: { readonly number: string; readonly filename: string },
): Promise<readonly Pick<StaffDocumentRow, 'number' | 'filename'>[]> {
  const filenameStart = like.filename.replace(/\.[a-z]+$/, '').slice(0, 100)
  return db
    .selectFrom('staff_documents')
    .select(['number', 'filename'])
    .where(sql<boolean>`(starts_with(number, ${like.number}) or starts_with(filename, ${filenameStart}))`)
    .execute()
}

/** One page, newest first, and how many there are. */
export async function pageOfStaffDocuments(
  db: Db,
  page: Slice,
): Promise<Sliced<Pick<StaffDocumentRow, 'id' | 'number' | 'filename' | 'created_by' | 'created_at' | 'size_bytes'>>> {
  const rows = await db
    .selectFrom('staff_documents')
    .select(['id', 'number', 'filename', 'created_by', 'created_at', 'size_bytes'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countAll(db, 'staff_documents') }
}

/** The clients that have a listed paper of this file name: two at most are looked for. */
export async function clientsWithPaper(db: Db, filename: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('client_id')
    .where('filename', '=', filename)
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute()
  return rows.map((row) => row.client_id)
}
