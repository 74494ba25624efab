// Classifies goods in bulk, offline. Usage: npm run -s classify -- FILE.jsonl [--csv] [--no-reference]
// Rows in: {"id", "description", "long_description"?, "category"?, "country"?}, one a line ('-' reads standard input).
// Out, one a line: {"id", "candidates": [{"hts10", "confidence6", "confidence10", "succeeds"?}], "question"?, "findings"?}, confidences from
// 0 to 1; "findings": where the words say that the goods may not enter, need a permit or want a second look;
// `succeeds` names the numbers a new one took over from: no number that has ended today is answered. With --csv
// one line a candidate. A line that is no row is told on standard error and answered without candidates where its id can be read; the
// rest goes on, and the run ends with 1.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { matchRules } from '#domain/admissibility/match-rules.ts'
import { properCodes } from '#domain/admissibility/proper-codes.ts'
import { originDisagreement, withStatedOrigin } from '#domain/admissibility/stated-origin.ts'
import { dayIn } from '#domain/calendar.ts'
import { rankingOn } from '#domain/classification/on-day.ts'
import { type Ranking, rankCandidates } from '#domain/classification/ranking.ts'
import { refusalOf } from '#domain/classification/refusal.ts'
import { loadAdmissibility } from '#server/reference/admissibility.ts'
import { openClassifier } from '#server/reference/classifier.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { texts } from '#texts/en/classification.ts'
import { findingRow } from './admissibility/finding-row.ts'
import { wordsOf } from './classify/rows.ts'
import { commandLine } from './command-line.ts'
import { readJsonLines } from './duty/case-file.ts'
import type { CaseRow } from './duty/case-row.ts'
import { REFERENCE_FOLDER } from './reference-folder.ts'

const dataDir = join(import.meta.dirname, '../data')
const { positionals, values } = commandLine({
  usage: 'npm run -s classify -- FILE.jsonl [--csv] [--no-reference]',
  words: { least: 1, most: 1 },
  readsFile: true,
  options: { csv: { type: 'boolean' }, 'no-reference': { type: 'boolean' } },
})
const [file = '-'] = positionals
const ROWS_A_TURN = 50
/** Gravest first. */
const ALARMS = ['may-not-enter', 'permit', 'look-again'] as const
type Found = Pick<Ranking, 'candidates' | 'question'>
const NOTHING: Found = { candidates: [], question: undefined }
const places = values['no-reference']
  ? { referenceDir: join(dataDir, 'no-reference') }
  : { referenceDir: REFERENCE_FOLDER }
const tariff = loadTariff({ dataDir, ...places })
const classifier = openClassifier(dataDir, tariff)()
const admissibility = loadAdmissibility(dataDir)
const on = dayIn('America/Toronto', new Date())
if (values.csv) write('id,rank,hts10,confidence6,confidence10,title,question')
process.stdout.on('error', () => process.exit()) // the reader has seen enough
for await (const { line, row: given } of readJsonLines([textOf(file)])) {
  if (line % ROWS_A_TURN === 1) await turn() // so that a reader who has gone is noticed
  const row = toRow(given)
  if (row.problem !== undefined) {
    process.stderr.write(`Line ${line} is not a row: ${row.problem}\n`)
    process.exitCode = 1
    if (row.id === undefined) continue
  }
  const ranking = row.text ? rankingOf(row.text) : NOTHING
  if (values.csv) for (const text of csvRows(row.id, ranking)) write(text)
  else write(JSON.stringify({ ...jsonRow(row.id, ranking), ...(row.text ? foundOf(row.text) : {}) }))
}

/** None for what is no goods; only proper codes for what may be barred. */
function rankingOf(text: (key: string) => string): Found {
  const description = text('description')
  if (refusalOf(description)) return NOTHING
  const { candidates, question } = rankingOn(rankCandidates(classifier, wordsOf(text)), tariff, on)
  return { candidates: properCodes(candidates, description, admissibility, on), question }
}

/** What the words, and the country where one is named, say of the goods before any code. */
function foundOf(text: (key: string) => string): { readonly findings?: readonly object[] } {
  const given = { description: text('description'), origin: text('country').trim().toUpperCase() || undefined }
  const good = withStatedOrigin(given)
  const found = [...matchRules(good, admissibility, on), ...originDisagreement(good, admissibility.verified)]
  const findings = ALARMS.flatMap((wanted) => found.filter(({ level }) => level === wanted))
  return findings.length > 0 ? { findings: findings.map(findingRow) } : {}
}

/** id: undefined where the line names none. problem: why the line is not a row. */
type Row = {
  readonly id?: unknown
  readonly text?: (key: string) => string
  readonly problem?: string
}

function toRow(row: CaseRow | undefined): Row {
  if (!row) return { problem: 'it is not a JSON object.' }
  const text = (key: string): string => (typeof row[key] === 'string' ? row[key] : '')
  if (text('description').trim() === '') return { id: row.id, problem: 'it has no description.' }
  return { id: row.id ?? null, text }
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
    ...succeedsOf(code),
  }))
  const answers = question?.values.map((value) => `${question.key}:${value}`)
  return { id, candidates: found, ...(question ? { question: { text: texts.question[question.key], answers } } : {}) }
}

/** The numbers that a new one took over from, and since when: its own title may not be here yet. */
function succeedsOf(code: string): { readonly succeeds?: object } {
  const found = tariff.succeeds(code)
  return found ? { succeeds: { on: found.on, codes: found.codes } } : {}
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
      tariff.plainTitle(code),
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
