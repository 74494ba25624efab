// What an estimate leaves out, by name: never counted as zero.
import type { AdmissibilityFinding } from '../admissibility/finding.ts'
import type { CalendarDate } from '../calendar.ts'
import type { DutyReason } from '../tariff/duty-reason.ts'
import type { MissingFact } from './entered-lines.ts'
import type { CalculatedLine, Entry } from './entry.ts'

/** Goods whose cost nobody knows. */
export type UnvaluedGoods = {
  readonly id: string
  readonly name: string
  readonly findings?: readonly AdmissibilityFinding[]
}

export type Exclusion = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'prohibited'; readonly since: CalendarDate }
  | { readonly kind: 'duty-unknown'; readonly missing: readonly DutyReason[] }
  | { readonly kind: 'facts-missing'; readonly lacks: readonly MissingFact[] }
  | { readonly kind: 'no-value' }
)

/** One exclusion for each of the goods concerned: prohibited first, then unknown duties, then goods without a cost. */
export function exclusionsOf(entry: Entry, unvalued: readonly UnvaluedGoods[]): readonly Exclusion[] {
  return [
    ...[...entry.prohibited, ...entry.lines].flatMap(exclusionsOfLine),
    ...unvalued.map(({ id, name }) => ({ id, name, kind: 'no-value' as const })),
  ]
}

function exclusionsOfLine(line: CalculatedLine): readonly Exclusion[] {
  const outcome = line.receipt?.outcome
  return line.goods.flatMap(({ id, name, customs }): Exclusion[] => {
    if (customs.kind === 'lacking') return [{ id, name, kind: 'facts-missing', lacks: customs.missing }]
    if (outcome?.kind === 'prohibited') return [{ id, name, kind: 'prohibited', since: outcome.since }]
    return outcome?.kind === 'unknown' ? [{ id, name, kind: 'duty-unknown', missing: outcome.missing }] : []
  })
}
