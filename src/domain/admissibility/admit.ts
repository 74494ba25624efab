// What may not enter has no duty: the receipt of barred goods shows the bar in place of amounts. Source: decisions e.
import type { DutyOutcome, DutyReceipt } from '../tariff/duty-outcome.ts'
import type { AdmissibilityFinding } from './finding.ts'

type Barred = Extract<DutyOutcome, { kind: 'prohibited' }>

/** The first finding that bars goods, as the outcome of their duty; undefined when none does. */
export function barredBy(findings: readonly AdmissibilityFinding[]): Barred | undefined {
  for (const finding of findings) {
    if (finding.level !== 'may-not-enter') continue
    if (finding.kind === 'measure') {
      const { why, citation, from, until } = finding.measure
      return {
        kind: 'prohibited',
        since: from,
        because: { reason: 'law', facts: { text: why } },
        source: { citation, from, ...(until ? { until } : {}) },
      }
    }
    if (finding.kind === 'row') {
      const { title, source, since } = finding
      return {
        kind: 'prohibited',
        since,
        because: { reason: 'barred-by-rule', facts: { title } },
        source: { citation: source, from: since },
      }
    }
  }
  return undefined
}

/** The receipt of goods as findings leave it: without lines and total where something bars them. */
export function admitted(receipt: DutyReceipt, findings: readonly AdmissibilityFinding[]): DutyReceipt {
  const barred = receipt.outcome.kind === 'prohibited' ? undefined : barredBy(findings)
  if (!barred) return receipt
  const { range: _, ...rest } = receipt
  return { ...rest, outcome: barred, lines: [], considered: [], questions: [], assumed: [], changes: [] }
}
