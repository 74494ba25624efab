// The command of scripts/duty.ts, which tells its rows, its output and its exit codes.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type EntryLaw, findingsOf } from '#domain/admissibility/findings.ts'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import { once } from '#server/once.ts'
import { loadEntryLaw } from '#server/reference/entry-law.ts'
import { loadMeasures } from '#server/reference/measures.ts'
import { loadPga } from '#server/reference/pga.ts'
import { loadPreferences } from '#server/reference/preferences.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { REFERENCE_FOLDER } from '../reference-folder.ts'
import { type ReadRow, readCsvRows, readJsonLines } from './case-file.ts'
import { type CaseRow, idOf, toGood, toInput } from './case-row.ts'
import { csvHead, toCsvLine, toJsonLine } from './result-file.ts'
import { type ErrorRow, type ResultRow, toResult } from './result-row.ts'
import { scoreResults } from './score.ts'

export const DUTY_USAGE = 'npm run -s duty -- cases.jsonl [--csv] [--score expected.jsonl]'
export const DUTY_OPTIONS = { csv: { type: 'boolean', default: false }, score: { type: 'string' } } as const

type Streams = { readonly stdout: Writable; readonly stderr: Writable }

/** `args`: as on the command line, without the command. Answers the exit code: 0, 1 or 2, as told in scripts/duty.ts. */
export async function dutyCommand(args: readonly string[], { stdout, stderr }: Streams): Promise<number> {
  try {
    const { path, isCsv, expected } = readArguments(args)
    if (expected !== undefined) return await score(path, isCsv, expected, stdout)
    await pipeline(Readable.from(outputLines(path, isCsv)), stdout, { end: false })
    return 0
  } catch (cause) {
    // The reader of our output may stop early (`| head`); that is no failure.
    if (hasCode(cause, 'EPIPE')) return 0
    stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
    return 2
  }
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: DUTY_OPTIONS,
  })
  const [path] = positionals
  if (path === undefined) throw new Error(`Usage: ${DUTY_USAGE}`)
  return { path, isCsv: values.csv, expected: values.score }
}

type Law = { readonly tariff: TariffLaw; readonly entry: EntryLaw }

/** Read once a process, not before a file is there. */
const law = once(loadLaw)

function loadLaw(): Law {
  const dataDir = join(import.meta.dirname, '../../data')
  const measures = loadMeasures({ dataDir })
  const schedule = loadTariff({ dataDir, referenceDir: REFERENCE_FOLDER })
  return {
    tariff: { schedule, measures, preferences: loadPreferences(dataDir) },
    entry: loadEntryLaw(dataDir, { measures, pga: loadPga(dataDir) }),
  }
}

async function* answers(path: string, isCsv: boolean): AsyncGenerator<ResultRow | ErrorRow> {
  const rows = isCsv ? readCsvRows(textOf(path)) : readJsonLines(textOf(path))
  for await (const each of rows) yield answerRow(each, law.get())
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

async function score(path: string, isCsv: boolean, expectedPath: string, stdout: Writable): Promise<number> {
  const expected: CaseRow[] = []
  for await (const { line, row, error } of readJsonLines(textOf(expectedPath))) {
    if (!row) throw new Error(`${expectedPath}, line ${line}: ${error}`)
    expected.push(row)
  }
  const ids = new Set(expected.map((row) => String(row.id)))
  const results: (ResultRow | ErrorRow)[] = []
  for await (const answer of answers(path, isCsv)) if (ids.has(String(answer.id))) results.push(answer)
  const { compared, agree, differences } = scoreResults(results, expected)
  for (const line of [`${agree} of ${compared} agree`, ...differences]) stdout.write(`${line}\n`)
  return differences.length === 0 ? 0 : 1
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code
}
