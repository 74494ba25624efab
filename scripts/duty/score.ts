// Compares results with expected rows, by id: base duty, each heading with its amount, and the total, to the cent.
import type { CaseRow } from './case-row.ts'
import type { ErrorRow, ResultRow } from './result-row.ts'

type Score = {
  readonly compared: number
  readonly agree: number
  /** One sentence for each expected row that does not agree. */
  readonly differences: readonly string[]
}

export function scoreResults(results: readonly (ResultRow | ErrorRow)[], expected: readonly CaseRow[]): Score {
  const byId = new Map(results.map((result) => [String(result.id), result]))
  const judged = expected.filter(hasExpectation).map((row) => differenceOf(row, byId.get(String(row.id))))
  const differences = judged.filter((each) => each !== undefined)
  return { compared: judged.length, agree: judged.length - differences.length, differences }
}

const hasExpectation = (row: CaseRow): boolean =>
  ['expected_total_duty_usd', 'totalDuty', 'outcome', 'error'].some((name) => name in row)

function differenceOf(row: CaseRow, result: ResultRow | ErrorRow | undefined): string | undefined {
  const id = String(row.id)
  if (!result) return `${id}: no result`
  if ('error' in result) return 'error' in row ? undefined : `${id}: error, ${result.error}`
  const wanted = wantedOf(row)
  const given = { outcome: result.outcome, ...amountsOf(result) }
  const parts = (['outcome', 'base', 'additional', 'total'] as const)
    .filter((part) => wanted[part] !== undefined && wanted[part] !== given[part])
    .map((part) => `${part} ${given[part]}, expected ${wanted[part]}`)
  return parts.length === 0 ? undefined : `${id}: ${parts.join('; ')}`
}

type Compared = Readonly<Record<'outcome' | 'base' | 'additional' | 'total', string | undefined>>

/** Amounts of expected rows may be numbers or text. */
function cents(value: unknown): string | undefined {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof amount === 'number' ? amount.toFixed(2) : undefined
}

const amountsOf = ({ baseDuty, additional, totalDuty }: ResultRow) => ({
  base: cents(baseDuty),
  additional: headingsText(additional.map(({ heading, duty }) => [heading, duty])),
  total: cents(totalDuty),
})

/** Where nothing is expected to be paid, a total of null means refused entry if the row says so, else not computable. */
function wantedOf(row: CaseRow): Compared {
  const total = row.expected_total_duty_usd ?? row.totalDuty
  if (total === null || total === undefined) {
    const outcome = typeof row.outcome === 'string' ? row.outcome : refusedOrUnknown(row)
    return { outcome, base: undefined, additional: undefined, total: undefined }
  }
  return {
    outcome: typeof row.outcome === 'string' ? row.outcome : undefined,
    base: cents(row.expected_base_duty_usd ?? row.baseDuty),
    additional: headingsText(pairsOf(row.expected_additional ?? row.additional)),
    total: cents(total),
  }
}

const refusedOrUnknown = (row: CaseRow): string =>
  /prohibited|refused|may not be imported/i.test(`${row.note} ${row.how_derived}`) ? 'prohibited' : 'unknown'

function pairsOf(list: unknown): readonly (readonly [unknown, unknown])[] {
  if (!Array.isArray(list)) return []
  return list.map((each: CaseRow) => [each.heading ?? each.heading_or_program, each.duty ?? each.duty_usd] as const)
}

const headingsText = (pairs: readonly (readonly [unknown, unknown])[]): string =>
  pairs
    .map(([heading, duty]) => `${String(heading)} ${cents(duty)}`)
    .toSorted()
    .join(', ') || 'none'
