// An import from a screen: begun, its rows sent in parts, checked as often as wanted, then saved whole (`save-staged.ts`) or cancelled.

import { COLUMNS, isImportKind } from '#domain/import/columns.ts'
import type { ImportKind } from '#domain/import/import-kind.ts'
import { guessMapping, type Mapping, rememberedOf } from '#domain/import/mapping.ts'
import type { RawRow } from '#domain/import/raw-row.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type Page, pageOf } from '../../records/shipments/paging.ts'
import type { Actor } from '../../scope.ts'
import type { Db } from '../../store/database.ts'
import {
  addBatch,
  cancelRunsBefore,
  findBatch,
  findColumns,
  findRun,
  finishRun,
  type ImportRunRow,
  insertRun,
  lockRun,
  pageOfRuns,
  rememberColumns,
  setMapping,
} from '../../store/import-runs.ts'
import { findJob } from '../../store/jobs.ts'
import type { ImportNeeds } from './chunk.ts'
import type { ImportReport } from './import-report.ts'
import { noteCheck } from './progress.ts'
import { type ImportAsk, MOST_LINES } from './run-import.ts'
import { previewImport } from './save-import.ts'

const PER_PAGE = 25
/** Imports that were begun and left are cancelled after a day. */
const ABANDONED_MS = 24 * 3_600_000

export type Needs = Pick<Deps, 'db'> & ImportNeeds
type NewImport = { readonly kind: ImportKind; readonly filename: string; readonly heading: readonly string[] }

/** Begins an import; its mapping is what people chose before for such headings, else what their names say. */
export async function beginImport(
  needs: Needs,
  actor: Actor,
  { kind, filename, heading }: NewImport,
): Promise<ImportRunRow> {
  const { db, now, newId } = needs
  await cancelRunsBefore(db, new Date(now().getTime() - ABANDONED_MS), now())
  const mapping = guessMapping(kind, heading, await findColumns(db, kind))
  const run: ImportRunRow = {
    id: newId(),
    kind,
    source: 'screen',
    filename,
    heading,
    mapping,
    state: 'open',
    line_count: 0,
    counts: null,
    created_by: actor.name,
    created_at: now(),
    finished_at: null,
    job_id: null,
  }
  await insertRun(db, run)
  return run
}

/** Keeps the next part; answers the lines there are then. Throws `conflict` when another part was due or the import is over. */
export async function addRows({ db }: Needs, id: string, part: number, rows: readonly RawRow[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await openRun(tx, id)
    const lines = await addBatch(
      tx,
      id,
      part,
      rows.map(({ line, cells }) => [line, cells]),
    )
    if (lines === undefined) throw new AppError('conflict', 'rows-out-of-order')
    if (lines > MOST_LINES) throw new AppError('too-large', 'too-many-lines', { limit: MOST_LINES })
    return lines
  })
}

type Check = { readonly mapping: Mapping; readonly takeLines: ImportAsk['takeLines'] }

/** What saving would do under this mapping, which is remembered for files of the kind. Throws `invalid` for columns that do not exist. */
export async function checkImportRun(needs: Needs, actor: Actor, id: string, check: Check): Promise<ImportReport> {
  const run = await openRun(needs.db, id)
  const kind = kindOf(run)
  refuseUnknownColumns(kind, check.mapping)
  await setMapping(needs.db, id, check.mapping)
  await rememberColumns(needs.db, kind, rememberedOf(run.heading, check.mapping), needs.now())
  const progress = noteCheck(id)
  try {
    return await previewImport(
      needs,
      askOf(needs.db, { ...run, mapping: check.mapping }, actor, check.takeLines, progress.lines),
    )
  } finally {
    progress.end()
  }
}

/** Forgets the rows. Throws `conflict` when the import is over. */
export async function cancelImportRun({ db, now }: Needs, id: string): Promise<ImportRunRow> {
  return db.transaction().execute(async (tx) => {
    const run = await openRun(tx, id)
    await finishRun(tx, id, { state: 'cancelled', counts: null, at: now() })
    return { ...run, state: 'cancelled' as const, finished_at: now() }
  })
}

export async function getImportRun({ db }: Pick<Deps, 'db'>, id: string): Promise<ImportRunRow> {
  const run = await findRun(db, id)
  if (!run) throw new AppError('missing', 'not-found')
  return run
}

export async function listImportRuns({ db }: Pick<Deps, 'db'>, page: number): Promise<Page<ImportRunRow>> {
  const { rows, total } = await pageOfRuns(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  return pageOf(rows, { page, perPage: PER_PAGE, total })
}

export async function openRun(db: Db, id: string): Promise<ImportRunRow> {
  const run = await lockRun(db, id)
  if (!run) throw new AppError('missing', 'not-found')
  const isOpen = run.state === 'open' && run.source === 'screen' && !(await isBeingSaved(db, run))
  if (!isOpen) throw new AppError('conflict', 'import-not-open')
  return run
}

export function askOf(
  db: Db,
  run: ImportRunRow,
  actor: Actor,
  takeLines: ImportAsk['takeLines'],
  onProgress: (lines: number) => void,
): ImportAsk {
  const { mapping } = run
  return { kind: kindOf(run), rows: stagedRows(db, run.id), mapping: () => mapping, actor, takeLines, onProgress }
}

/** One part at a time, so that a large file never lies in memory whole. */
async function* stagedRows(db: Db, id: string): AsyncGenerator<readonly RawRow[]> {
  for (let position = 0; ; position += 1) {
    const rows = await findBatch(db, id, position)
    if (!rows) return
    yield rows.map(([line, cells]) => ({ line, cells }))
  }
}

async function isBeingSaved(db: Db, { job_id: jobId }: ImportRunRow): Promise<boolean> {
  const job = jobId === null ? undefined : await findJob(db, jobId)
  return job?.state === 'waiting' || job?.state === 'running'
}

function kindOf({ kind }: ImportRunRow): ImportKind {
  if (!isImportKind(kind)) throw new TypeError(`no kind of import: ${kind}`)
  return kind
}

function refuseUnknownColumns(kind: ImportKind, mapping: Mapping): void {
  const names = mapping.filter((name) => name !== null)
  const unknown = names.find((name) => !COLUMNS[kind].some((column) => column.name === name))
  if (unknown !== undefined) throw new AppError('invalid', 'no-such-column', { name: unknown })
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new AppError('invalid', 'column-twice', { name: twice })
}
