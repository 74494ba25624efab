// Classifies goods in bulk, offline. Usage: npm run -s classify -- FILE.jsonl [--csv] [--no-reference]
// Rows in: {"id", "description", "long_description"?, "category"?, "country"?}, one a line ('-' reads standard input).
// Out, one a line: {"id", "candidates": [{"hts10", "confidence6", "confidence10"}], "question"?}, confidences from 0 to 1.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Ranking, rankCandidates } from '#domain/classification/ranking.ts'
import { openClassifier } from '#server/reference/classifier.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { texts } from '#texts/classification.ts'
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
const places = values['no-reference'] ? { referenceDir: join(dataDir, 'no-reference') } : {}
const classifier = openClassifier(dataDir, loadTariff({ dataDir, ...places }))()
const lines = readFileSync(file === '-' ? 0 : file, 'utf8').split('\n')
if (values.csv) write('id,rank,hts10,confidence6,confidence10,title,question')
process.stdout.on('error', () => process.exit()) // the reader has seen enough
for (const [at, line] of lines.entries()) {
  if (line.trim() === '') continue
  const row = parseRow(line, at + 1)
  if (!row) break
  const ranking = rankCandidates(classifier, wordsOf(row.text))
  if (values.csv) for (const text of csvRows(row.id, ranking)) write(text)
  else write(JSON.stringify(jsonRow(row.id, ranking)))
}

/** Undefined for a line that is not a row, which is said with its number and ends the run as failed. */
function parseRow(line: string, place: number): { id: unknown; text: (key: string) => string } | undefined {
  try {
    const row: Record<string, unknown> = JSON.parse(line)
    const text = (key: string): string => (typeof row[key] === 'string' ? row[key] : '')
    if (text('description').trim() === '') throw new Error('it has no description')
    return { id: row.id ?? null, text }
  } catch (error) {
    process.stderr.write(`Line ${place} is not a row: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
    return undefined
  }
}

function jsonRow(id: unknown, { candidates, question }: Ranking): object {
  const found = candidates.map(({ code, confidence, confidence6 }) => ({
    hts10: code,
    confidence6: confidence6 / 100,
    confidence10: confidence / 100,
  }))
  const answers = question?.values.map((value) => `${question.key}:${value}`)
  return { id, candidates: found, ...(question ? { question: { text: texts.question[question.key], answers } } : {}) }
}

function csvRows(id: unknown, { candidates, question }: Ranking): readonly string[] {
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
