// Writes results as JSON lines or as CSV.
import type { ErrorRow, ResultRow } from './result-row.ts'

export const toJsonLine = (result: ResultRow | ErrorRow): string => `${JSON.stringify(result)}\n`

const CSV_COLUMNS = [
  'id',
  'line',
  'outcome',
  'baseDuty',
  'additional',
  'totalDuty',
  'unknown',
  'error',
  'assumed',
  'range',
  'findings',
  'admissibility',
  'isFloor',
] as const

export const csvHead = (): string => `${CSV_COLUMNS.join(',')}\n`

/** Additional duties stand in one cell: 'heading rate duty; ...'. */
export function toCsvLine(result: ResultRow | ErrorRow): string {
  const cells: Readonly<Record<string, string>> =
    'error' in result
      ? { id: String(result.id ?? ''), line: String(result.line), error: result.error }
      : {
          id: String(result.id ?? ''),
          outcome: result.outcome,
          baseDuty: String(result.baseDuty ?? ''),
          additional: result.additional.map((each) => `${each.heading} ${each.rate} ${each.duty}`).join('; '),
          totalDuty: String(result.totalDuty ?? ''),
          unknown: result.prohibited ?? (result.unknown ?? []).join(' '),
          assumed: (result.assumed ?? []).map(assumedText).join('; '),
          range: result.range ? rangeText(result.range) : '',
          findings: (result.findings ?? []).map(({ text }) => text).join(' '),
          admissibility: (result.admissibility ?? [])
            .map(({ level, rule, title, todo, because }) => `${level} ${rule}: ${title}. ${todo} (${because})`)
            .join('; '),
          isFloor: result.isFloor ? 'yes' : '',
        }
  return `${CSV_COLUMNS.map((name) => quoted(cells[name] ?? '')).join(',')}\n`
}

/** '6000 / 6000 / 7500' */
const rangeText = ({ least, stated, most }: NonNullable<ResultRow['range']>): string =>
  `${least} / ${stated} / ${most ?? 'not known'}`

/** 'Is it so? no (yes: 120.5)' */
function assumedText({ question, answer, otherwise }: NonNullable<ResultRow['assumed']>[number]): string {
  const others = otherwise.map(
    (each) => `${each.answer ?? 'any other answer'}: ${each.prohibited ? 'prohibited' : (each.totalDuty ?? 'unknown')}`,
  )
  return `${question} ${answer} (${others.join(', ')})`
}

/** Text that a spreadsheet would read as a formula is kept as text. */
function quoted(cell: string): string {
  const safe = /^[=+\-@]/.test(cell) && !/^-?\d/.test(cell) ? `'${cell}` : cell
  return /[",\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
