// npm run import -- FILE [--kind KIND] [--dry-run] [--mapping FILE] [--take-import] [--errors FILE]
// Takes clients, shipments, items, boxes or plans in from a CSV, XLSX or JSON file: checks every line and saves all of it or
// nothing; a dry run shows what would happen. Exit code 0 when it was saved or would be, 1 when the file or its lines are wrong, 2 when it
// could not be tried.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dayIn } from '#domain/calendar.ts'
import { isImportKind } from '#domain/import/columns.ts'
import { IMPORT_KINDS, type ImportKind } from '#domain/import/import-kind.ts'
import { guessMapping, plainName, type RememberedColumns } from '#domain/import/mapping.ts'
import { problemFile } from '#domain/import/problem-file.ts'
import type { RecordReason } from '#domain/import/record-reason.ts'
import { type Env, ROOT, readEnv } from '#server/env.ts'
import type { ImportReport } from '#server/features/imports/import-report.ts'
import type { ImportAsk } from '#server/features/imports/run-import.ts'
import { ImportRefused, previewImport, type SaveNeeds, saveImport } from '#server/features/imports/save-import.ts'
import { newId, newSecret } from '#server/ids.ts'
import { loadOriginLaw } from '#server/reference/cusma.ts'
import { loadEntryLaw } from '#server/reference/entry-law.ts'
import { loadMeasures } from '#server/reference/measures.ts'
import { loadPga } from '#server/reference/pga.ts'
import { loadPreferences } from '#server/reference/preferences.ts'
import { openTariff } from '#server/reference/tariff.ts'
import { type Database, DatabaseUnusable } from '#server/store/database.ts'
import { findColumns } from '#server/store/import-runs.ts'
import { migrate } from '#server/store/migrate.ts'
import { boxOf, openDatabase, openedFields } from '#server/wiring.ts'
import { texts } from '#texts/en/import-command.ts'
import { lineProblemText } from '#words/line-problems.ts'
import { commandLine, usageOf } from './command-line.ts'
import { type FileRows, readRows, UnreadableFile } from './import/read-rows.ts'

const PROBLEMS_SHOWN = 40
const [SAVED, WRONG, NOT_TRIED] = [0, 1, 2]
const PROGRESS_EVERY = 10_000

/** Cannot be tried; the message is the sentence. */
class NotTried extends Error {}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof NotTried)) throw error
  console.error(error.message)
  return NOT_TRIED
})

async function main(): Promise<number> {
  const { kind: asked, ...given } = command()
  const kind = asked ?? kindIn(given.path)
  const env = readEnv(process.env)
  const database = await openDatabase(env).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnusable)) throw error
    throw new NotTried(error.reason === 'in-use' ? texts.inUse(env.dataDir) : texts.unusable(error.message))
  })
  try {
    await migrate(database.db)
    const needs = needsOf(database, env)
    return await importFile(needs, { ...given, kind })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    console.error(error.message)
    return WRONG
  } finally {
    await database.close()
  }
}

function command() {
  const { values, positionals } = parsed()
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new NotTried(texts.usage)
  const { kind } = values
  if (kind !== undefined && !isImportKind(kind)) throw new NotTried(texts.kinds(IMPORT_KINDS.join(', ')))
  const columns = values.mapping === undefined ? undefined : columnsIn(values.mapping)
  return {
    path,
    kind,
    columns,
    dryRun: values['dry-run'] === true,
    takeImport: values['take-import'] === true,
    errorsPath: values.errors,
  }
}

function parsed() {
  return commandLine({
    usage: usageOf(texts.usage),
    words: { least: 1, most: 1 },
    options: {
      kind: { type: 'string' },
      mapping: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'take-import': { type: 'boolean' },
      errors: { type: 'string' },
    },
  })
}

/** 'shipments-2026-11.csv' holds shipments. */
function kindIn(path: string): ImportKind {
  const name = basename(path).toLowerCase()
  const found = IMPORT_KINDS.filter((kind) => name.includes(kind))
  const [only] = found
  if (!only || found.length > 1) throw new NotTried(texts.nameKind(IMPORT_KINDS.join(', ')))
  return only
}

/** A JSON object: heading to column, null to leave one out. */
function columnsIn(path: string): RememberedColumns {
  try {
    const given: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const entries = Object.entries(Object(given)).map(([heading, column]) => [
      plainName(heading),
      column === null ? null : String(column),
    ])
    return Object.fromEntries(entries)
  } catch (cause) {
    throw new NotTried(texts.badMapping(path), { cause })
  }
}

function needsOf(database: Database, env: Env): SaveNeeds {
  const { businessTimeZone, referenceDir, publicUrl } = env
  const db = openedFields(env, database)
  const now = () => new Date()
  const dataDir = join(ROOT, 'data')
  const measures = loadMeasures({ dataDir })
  const law = {
    tariff: openTariff({ dataDir, referenceDir }).schedule,
    measures,
    preferences: loadPreferences(dataDir),
    origin: loadOriginLaw(dataDir),
    entryLaw: loadEntryLaw(dataDir, { measures, pga: loadPga(dataDir) }),
  }
  return {
    db,
    now,
    newId,
    newSecret,
    secrets: boxOf(env, database),
    today: () => dayIn(businessTimeZone, now()),
    settings: { businessTimeZone, publicUrl },
    ...law,
  }
}

type Job = {
  readonly path: string
  readonly kind: ImportKind
  readonly dryRun: boolean
  readonly columns: RememberedColumns | undefined
  readonly takeImport: boolean
  /** Where problems are written as CSV. */
  readonly errorsPath: string | undefined
}

async function importFile(needs: SaveNeeds, job: Job): Promise<number> {
  performance.mark('loaded')
  const remembered = { ...(await findColumns(needs.db, job.kind)), ...job.columns }
  const ask = async (step: (lines: string) => string): Promise<ImportAsk> => {
    const file = await readRows(job.path)
    return {
      kind: job.kind,
      rows: file.pieces,
      mapping: () => guessMapping(job.kind, file.heading, remembered),
      actor: { kind: 'system', id: 'import', name: texts.actor },
      takeLines: job.takeImport ? 'all' : 'none',
      onProgress: progress(step),
    }
  }
  const shown = (report: ImportReport, end: string) => showEnd(report, end, job.errorsPath)
  showColumns(job.kind, await readRows(job.path), remembered)
  if (job.dryRun) return shown(await previewImport(needs, await ask(texts.checking)), texts.dryRun)
  const origin = { source: 'command', filename: basename(job.path) } as const
  try {
    return shown(await saveImport(needs, await ask(texts.saving), origin), texts.saved)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    return shown(error.report, '')
  }
}

/** Shows what was or would be done; the exit code. */
function showEnd(report: ImportReport, end: string, errorsPath: string | undefined): number {
  showReport(report)
  if (report.errorCount > 0) {
    if (errorsPath !== undefined) writeProblems(report, errorsPath)
    return WRONG
  }
  console.log(end)
  return SAVED
}

function writeProblems({ errors }: ImportReport, path: string): void {
  try {
    writeFileSync(path, problemFile(errors.map((each) => ({ ...each, problem: inWords(each.problem) }))))
    console.error(texts.problemsWritten(errors.length, path))
  } catch (cause) {
    throw new NotTried(texts.problemsNotWritten(path), { cause })
  }
}

function progress(step: (lines: string) => string): (lines: number) => void {
  let shown = 0
  return (lines) => {
    if (Math.floor(lines / PROGRESS_EVERY) === shown) return
    shown = Math.floor(lines / PROGRESS_EVERY)
    console.log(step(lines.toLocaleString('en-CA')))
  }
}

/** Columns of a JSON text are known only while it is read. */
function showColumns(kind: ImportKind, { heading }: FileRows, remembered: RememberedColumns): void {
  const mapping = guessMapping(kind, heading, remembered)
  const ignored = heading.filter((name, index) => name.trim() !== '' && mapping[index] === null)
  if (ignored.length > 0) console.log(texts.ignored(ignored.join(', ')))
}

function inWords(problem: RecordReason): string {
  return lineProblemText('en', problem)
}

function showReport(report: ImportReport): void {
  console.log(texts.preview(report.lines.toLocaleString('en-CA'), countsText(report)))
  for (const { line, name, changes } of report.conflicts.slice(0, PROBLEMS_SHOWN))
    for (const { field, before, after } of changes)
      console.log(texts.conflict(line, name, field, before ?? '', after ?? ''))
  for (const { line, column, problem } of report.errors.slice(0, PROBLEMS_SHOWN))
    console.error(texts.problem(line, column, inWords(problem)))
  const hidden = report.errorCount - Math.min(report.errors.length, PROBLEMS_SHOWN)
  if (hidden > 0) console.error(texts.moreProblems(hidden))
  if (report.errorCount > 0) console.error(texts.notSaved)
}

function countsText({ counts }: ImportReport): string {
  const text = (count: number) => count.toLocaleString('en-CA')
  return texts.counts(text(counts.new), text(counts.changed), text(counts.unchanged), text(counts.conflicts))
}
