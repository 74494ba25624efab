// Works out the duty of many lines: npm run -s duty -- cases.jsonl [--csv] [--score expected.jsonl]
// Rows: {id, hts, origin, value, quantity, quantityUnit, entryDate, cusmaClaim}, or the field names of the reference examples.
// One JSON line (or CSV row) answers each row, in order; a bad row answers with its error and line number. With --score only the
// comparison is printed, and the exit code is 1 when something differs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import { loadMeasures } from '#server/reference/measures.ts'
import { loadPreferences } from '#server/reference/preferences.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { csvHead, type ReadRow, readCsvRows, readJsonLines, toCsvLine } from './duty/case-file.ts'
import { idOf, toInput } from './duty/case-row.ts'
import { type ErrorRow, type ResultRow, toResult } from './duty/result-row.ts'
import { scoreResults } from './duty/score.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { csv: { type: 'boolean', default: false }, score: { type: 'string' } },
})
const [path] = positionals
if (path === undefined) {
  console.error('Usage: npm run -s duty -- cases.jsonl [--csv] [--score expected.jsonl]')
  process.exit(2)
}

const law = loadLaw()
const text = readFileSync(path === '-' ? 0 : path, 'utf8')
const results = (values.csv ? readCsvRows(text) : readJsonLines(text)).map(answerRow)
if (values.score === undefined) print()
else score(values.score)

function loadLaw(): TariffLaw {
  const dataDir = join(import.meta.dirname, '../data')
  return {
    schedule: loadTariff({ dataDir }),
    measures: loadMeasures({ dataDir }),
    preferences: loadPreferences(dataDir),
  }
}

function answerRow({ line, row, error }: ReadRow): ResultRow | ErrorRow {
  if (!row) return { id: null, line, error: error ?? '' }
  const id = idOf(row)
  try {
    return toResult(id, calculateDuty(toInput(row), law))
  } catch (cause) {
    return { id, line, error: cause instanceof Error ? cause.message : String(cause) }
  }
}

function print(): void {
  const lines = values.csv ? [csvHead(), ...results.map(toCsvLine)] : results.map((each) => JSON.stringify(each))
  process.stdout.write(lines.map((each) => `${each}\n`).join(''))
}

function score(expectedPath: string): void {
  const expected = readJsonLines(readFileSync(expectedPath, 'utf8')).flatMap(({ row }) => (row ? [row] : []))
  const { compared, agree, differences } = scoreResults(results, expected)
  console.log(`${agree} of ${compared} agree`)
  for (const difference of differences) console.log(difference)
  process.exitCode = differences.length === 0 ? 0 : 1
}
