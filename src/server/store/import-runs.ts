// Imports: their rows until they are saved, who made them, and what people chose for the columns.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { countAll, type Slice, type Sliced } from './slice.ts'
import type { ImportCounts, ImportRunsTable } from './tables/imports.ts'

export type ImportRunRow = Omit<ImportRunsTable, 'heading' | 'mapping' | 'counts'> & {
  readonly heading: readonly string[]
  readonly mapping: readonly (string | null)[]
  readonly counts: ImportCounts | null
}

const COLUMNS = [
  'id',
  'kind',
  'source',
  'filename',
  'heading',
  'mapping',
  'state',
  'line_count',
  'counts',
  'created_by',
  'created_at',
  'finished_at',
  'job_id',
] as const

type NewRun = Omit<ImportRunRow, 'heading' | 'mapping' | 'job_id'> & Partial<Pick<ImportRunRow, 'heading' | 'mapping'>>

export async function insertRun(db: Db, { heading = [], mapping = [], counts, ...run }: NewRun): Promise<void> {
  await db
    .insertInto('import_runs')
    .values({
      ...run,
      heading: JSON.stringify(heading),
      mapping: JSON.stringify(mapping),
      counts: counts && JSON.stringify(counts),
    })
    .execute()
}

export function findRun(db: Db, id: string): Promise<ImportRunRow | undefined> {
  return db.selectFrom('import_runs').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** As `findRun`, held until the transaction ends. */
export function lockRun(tx: Db, id: string): Promise<ImportRunRow | undefined> {
  return tx.selectFrom('import_runs').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function setMapping(db: Db, id: string, mapping: ImportRunRow['mapping']): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ mapping: JSON.stringify(mapping) })
    .where('id', '=', id)
    .execute()
}

export async function setJob(db: Db, id: string, jobId: string): Promise<void> {
  await db.updateTable('import_runs').set({ job_id: jobId }).where('id', '=', id).execute()
}

type Finish = { readonly state: 'saved' | 'cancelled'; readonly counts: ImportCounts | null; readonly at: Date }

/** Ends an import; its rows are no longer needed. */
export async function finishRun(db: Db, id: string, { state, counts, at }: Finish): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ state, counts: counts && JSON.stringify(counts), finished_at: at })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('import_batches').where('run_id', '=', id).execute()
}

/** Cancels imports that were begun before `before` and never saved, nor are about to be. */
export async function cancelRunsBefore(db: Db, before: Date, at: Date): Promise<void> {
  const old = await db
    .updateTable('import_runs')
    .set({ state: 'cancelled', finished_at: at })
    .where('state', '=', 'open')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .whereRef('jobs.id', '=', 'import_runs.job_id')
            .where('jobs.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .returning('id')
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('import_batches').where('run_id', 'in', ids).execute()
}

type StagedRow = readonly [number, readonly string[]]

/** Adds the next rows, which must be those at `position`; answers the lines there are then, undefined when another part was due. */
export async function addBatch(
  db: Db,
  id: string,
  position: number,
  rows: readonly StagedRow[],
): Promise<number | undefined> {
  const due = await db
    .selectFrom('import_batches')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('run_id', '=', id)
    .executeTakeFirstOrThrow()
  if (due.count !== position) return undefined
  await db
    .insertInto('import_batches')
    .values({ run_id: id, position, rows: JSON.stringify(rows) })
    .execute()
  const run = await db
    .updateTable('import_runs')
    .set({ line_count: sql`line_count + ${rows.length}` })
    .where('id', '=', id)
    .returning('line_count')
    .executeTakeFirstOrThrow()
  return run.line_count
}

export async function findBatch(db: Db, id: string, position: number): Promise<readonly StagedRow[] | undefined> {
  const found = await db
    .selectFrom('import_batches')
    .select('rows')
    .where('run_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst()
  return found?.rows
}

/** One page of the imports, newest first. */
export async function pageOfRuns(db: Db, page: Slice): Promise<Sliced<ImportRunRow>> {
  const rows = await db
    .selectFrom('import_runs')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countAll(db, 'import_runs') }
}

type Columns = Readonly<Record<string, string | null>>

/** What people chose before for files of this kind, by heading; empty when nobody did. */
export async function findColumns(db: Db, kind: string): Promise<Columns> {
  const found = await db.selectFrom('import_columns').select('columns').where('kind', '=', kind).executeTakeFirst()
  return found?.columns ?? {}
}

/** Adds to what is remembered; a heading chosen anew replaces the choice before. */
export async function rememberColumns(db: Db, kind: string, columns: Columns, at: Date): Promise<void> {
  await sql`
    insert into import_columns (kind, columns, updated_at) values (${kind}, ${JSON.stringify(columns)}::jsonb, ${at}::timestamptz)
    on conflict (kind) do update set columns = import_columns.columns || excluded.columns, updated_at = excluded.updated_at`.execute(
    db,
  )
}
