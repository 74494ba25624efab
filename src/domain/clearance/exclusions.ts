// What an estimate leaves out, by name: never counted as zero.
import { texts } from '#texts/en/clearance.ts'
import { dateText } from '../calendar.ts'
import type { DutySay } from '../tariff/duty-say.ts'
import type { CalculatedLine, Entry } from './entry.ts'

/** Goods whose cost nobody knows. */
export type UnvaluedGoods = { readonly id: string; readonly name: string }

export type Exclusion = {
  readonly id: string
  readonly name: string
  readonly kind: 'prohibited' | 'duty-unknown' | 'facts-missing' | 'no-value'
  /** A sentence that begins with "Excludes". */
  readonly text: string
}

/** One exclusion for each of the goods concerned: prohibited first, then unknown duties, then goods without a cost. */
export function exclusionsOf(entry: Entry, unvalued: readonly UnvaluedGoods[], say: DutySay): readonly Exclusion[] {
  return [
    ...[...entry.prohibited, ...entry.lines].flatMap((line) => exclusionsOfLine(line, say)),
    ...unvalued.map(({ id, name }) => ({ id, name, kind: 'no-value' as const, text: texts.excludedNoValue(name) })),
  ]
}

function exclusionsOfLine(line: CalculatedLine, say: DutySay): readonly Exclusion[] {
  const outcome = line.receipt?.outcome
  return line.goods.flatMap(({ id, name, customs }): Exclusion[] => {
    if (customs.kind === 'lacking') {
      return [{ id, name, kind: 'facts-missing', text: texts.excludedLacking(name, customs.missing.join(', ')) }]
    }
    if (outcome?.kind === 'prohibited') {
      return [{ id, name, kind: 'prohibited', text: texts.excludedProhibited(name, dateText(outcome.since)) }]
    }
    if (outcome?.kind === 'unknown') {
      return [
        { id, name, kind: 'duty-unknown', text: texts.excludedUnknown(name, outcome.missing.map(say.why).join(', ')) },
      ]
    }
    return []
  })
}
