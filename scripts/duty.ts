// Works out the duty of many lines: npm run -s duty -- cases.jsonl [--csv] [--score expected.jsonl]
// Rows: {id, hts, origin, value, quantity, quantityUnit, entryDate, cusmaClaim, description?, maker?}, or the field names of the reference examples; '-' reads
// standard input. One JSON line (or CSV row) answers each row, in order; a bad row answers with its error and line number. With --score
// only the comparison is printed. Exit code 0: all rows answered; 1: something differs from what was expected; 2: it could not run.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type EntryLaw, findingsOf } from '#domain/admissibility/findings.ts'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import { loadEntryLaw } from '#server/reference/entry-law.ts'
import { loadMeasures } from '#server/reference/measures.ts'
import { loadPga } from '#server/reference/pga.ts'
import { loadPreferences } from '#server/reference/preferences.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { type ReadRow, readCsvRows, readJsonLines } from './duty/case-file.ts'
import { type CaseRow, idOf, toGood, toInput } from './duty/case-row.ts'
import { csvHead, toCsvLine, toJsonLine } from './duty/result-file.ts'
import { type ErrorRow, type ResultRow, toResult } from './duty/result-row.ts'
import { scoreResults } from './duty/score.ts'
import { REFERENCE_FOLDER } from './reference-folder.ts'

const USAGE = 'Usage: npm run -s duty -- cases.jsonl [--csv] [--score expected.jsonl]'

try {
  await run()
} catch (cause) {
  process.exitCode = hasCode(cause, 'EPIPE') ? 0 : 2
  if (process.exitCode === 2) console.error(cause instanceof Error ? cause.message : String(cause))
}

async function run(): Promise<void> {
  const { path, isCsv, expected } = readArguments()
  if (expected !== undefined) return score(path, isCsv, expected)
  // The reader of our output may stop early (`| head`); that is no failure.
  await pipeline(Readable.from(outputLines(path, isCsv)), process.stdout, { end: false })
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { csv: { type: 'boolean', default: false }, score: { type: 'string' } },
  })
  const [path] = positionals
  if (path === undefined) throw new Error(USAGE)
  return { path, isCsv: values.csv, expected: values.score }
}

type Law = { readonly tariff: TariffLaw; readonly entry: EntryLaw }

function loadLaw(): Law {
  const dataDir = join(import.meta.dirname, '../data')
  const measures = loadMeasures({ dataDir })
  const schedule = loadTariff({ dataDir, referenceDir: REFERENCE_FOLDER })
  return {
    tariff: { schedule, measures, preferences: loadPreferences(dataDir) },
    entry: loadEntryLaw(dataDir, { measures, pga: loadPga(dataDir) }),
  }
}

async function* answers(path: string, isCsv: boolean): AsyncGenerator<ResultRow | ErrorRow> {
  const rows = isCsv ? readCsvRows(textOf(path)) : readJsonLines(textOf(path))
  const law = loadLaw()
  for await (const each of rows) yield answerRow(each, law)
}

async function* outputLines(path: string, isCsv: boolean): AsyncGenerator<string> {
  if (isCsv) yield csvHead()
  const toLine = isCsv ? toCsvLine : toJsonLine
  for await (const answer of answers(path, isCsv)) yield toLine(answer)
}

/** A file in pieces of text; '-' is standard input. */
function textOf(path: string): AsyncIterable<string> {
  return path === '-' ? process.stdin.setEncoding('utf8') : createReadStream(path, 'utf8')
}

function answerRow({ line, row, error }: ReadRow, law: Law): ResultRow | ErrorRow {
  if (!row) return { id: null, line, error: error ?? '' }
  const id = idOf(row)
  try {
    const input = toInput(row)
    const entry = findingsOf(toGood(row, input), law.entry, { on: input.entryDate, answers: input.answers })
    return toResult(id, calculateDuty(input, law.tariff), entry)
  } catch (cause) {
    return { id, line, error: cause instanceof Error ? cause.message : String(cause) }
  }
}

async function score(path: string, isCsv: boolean, expectedPath: string): Promise<void> {
  const expected: CaseRow[] = []
  for await (const { line, row, error } of readJsonLines(textOf(expectedPath))) {
    if (!row) throw new Error(`${expectedPath}, line ${line}: ${error}`)
    expected.push(row)
  }
  const ids = new Set(expected.map((row) => String(row.id)))
  const results: (ResultRow | ErrorRow)[] = []
  for await (const answer of answers(path, isCsv)) if (ids.has(String(answer.id))) results.push(answer)
  const { compared, agree, differences } = scoreResults(results, expected)
  console.log(`${agree} of ${compared} agree`)
  for (const difference of differences) console.log(difference)
  process.exitCode = differences.length === 0 ? 0 : 1
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code
}
