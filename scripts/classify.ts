// Classifies goods in bulk, offline. Usage: npm run -s classify -- FILE.jsonl [--csv] [--no-reference]
// Rows in: {"id", "description", "long_description"?, "category"?, "country"?}, one a line ('-' reads standard input).
// Out, one a line: {"id", "candidates": [{"hts10", "confidence6", "confidence10"}], "question"?}, confidences from 0 to 1; with --csv
// one line a candidate. A line that is no row is told on standard error and answered without candidates where its id can be read; the
// rest goes on, and the run ends with 1.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { properCodes } from '#domain/admissibility/proper-codes.ts'
import { dayIn } from '#domain/calendar.ts'
import { type Ranking, rankCandidates } from '#domain/classification/ranking.ts'
import { refusalOf } from '#domain/classification/refusal.ts'
import { loadAdmissibility } from '#server/reference/admissibility.ts'
import { openClassifier } from '#server/reference/classifier.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { texts } from '#texts/en/classification.ts'
import { wordsOf } from './classify/rows.ts'

const dataDir = join(import.meta.dirname, '../data')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { csv: { type: 'boolean' }, 'no-reference': { type: 'boolean' } },
})
const [file] = positionals
if (!file) {
  process.stderr.write('Usage: npm run -s classify -- FILE.jsonl [--csv] [--no-reference]\n')
  process.exit(2)
}
const ROWS_A_TURN = 50
type Found = Pick<Ranking, 'candidates' | 'question'>
const NOTHING: Found = { candidates: [], question: undefined }
const places = values['no-reference'] ? { referenceDir: join(dataDir, 'no-reference') } : {}
const classifier = openClassifier(dataDir, loadTariff({ dataDir, ...places }))()
const admissibility = loadAdmissibility(dataDir)
const on = dayIn('America/Toronto', new Date())
const lines = textOf(file)
  .replace(/^\uFEFF/, '')
  .split('\n')
if (values.csv) write('id,rank,hts10,confidence6,confidence10,title,question')
process.stdout.on('error', () => process.exit()) // the reader has seen enough
for (const [at, line] of lines.entries()) {
  if (line.trim() === '') continue
  if (at % ROWS_A_TURN === 0) await turn() // so that a reader who has gone is noticed
  const row = parseRow(line)
  if (row.problem !== undefined) {
    process.stderr.write(`Line ${at + 1} is not a row: ${row.problem}\n`)
    process.exitCode = 1
    if (row.id === undefined) continue
  }
  const ranking = row.text ? rankingOf(row.text) : NOTHING
  if (values.csv) for (const text of csvRows(row.id, ranking)) write(text)
  else write(JSON.stringify(jsonRow(row.id, ranking)))
}

/** None for what is no goods; only proper codes for what may be barred. */
function rankingOf(text: (key: string) => string): Found {
  const description = text('description')
  if (refusalOf(description)) return NOTHING
  const { candidates, question } = rankCandidates(classifier, wordsOf(text))
  return { candidates: properCodes(candidates, description, admissibility, on), question }
}

/** id: undefined where the line names none. problem: why the line is not a row. */
type Row = {
  readonly id?: unknown
  readonly text?: (key: string) => string
  readonly problem?: string
}

function parseRow(line: string): Row {
  const row = objectIn(line)
  if (!row) return { problem: 'it is not a JSON object.' }
  const text = (key: string): string => (typeof row[key] === 'string' ? row[key] : '')
  if (text('description').trim() === '') return { id: row.id, problem: 'it has no description.' }
  return { id: row.id ?? null, text }
}

function objectIn(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined // said by the caller with the number of the line
  }
}

/** Ends the program where the file cannot be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    process.stderr.write(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
}

function jsonRow(id: unknown, { candidates, question }: Found): object {
  const found = candidates.map(({ code, confidence, confidence6 }) => ({
    hts10: code,
    confidence6: confidence6 / 100,
    confidence10: confidence / 100,
  }))
  const answers = question?.values.map((value) => `${question.key}:${value}`)
  return { id, candidates: found, ...(question ? { question: { text: texts.question[question.key], answers } } : {}) }
}

/** One line where nothing was found too, so that no id is lost. */
function csvRows(id: unknown, { candidates, question }: Found): readonly string[] {
  if (candidates.length === 0) return [`${csvCell(String(id ?? ''))},,,,,,`]
  return candidates.map(({ code, confidence, confidence6 }, at) =>
    [
      String(id ?? ''),
      `${at + 1}`,
      code,
      `${confidence6 / 100}`,
      `${confidence / 100}`,
      classifier.schedule.plainTitle(code),
      at === 0 && question ? texts.question[question.key] : '',
    ]
      .map(csvCell)
      .join(','),
  )
}

/** Quoted where needed; a cell a spreadsheet would run as a formula is made text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}
