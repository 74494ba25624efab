// A duty receipt as one row of results: numbers, headings and what is missing. Amounts are whole cents before they become JSON numbers.

import { admitted } from '#domain/admissibility/admit.ts'
import type { AdmissibilityFinding } from '#domain/admissibility/finding.ts'
import { centsText, type Usd } from '#domain/money.ts'
import { type DutyReceipt, isOpenAbove } from '#domain/tariff/duty-outcome.ts'
import { findingText } from '#words/duty-finding.ts'
import { dutySay } from '#words/duty-say.ts'
import { type FindingRow, findingRow } from '../admissibility/finding-row.ts'

export type ResultRow = {
  readonly id: string | number | null
  readonly outcome: 'dutiable' | 'free' | 'prohibited' | 'unknown'
  readonly baseDuty: number | null
  readonly additional: readonly { readonly heading: string; readonly rate: string; readonly duty: number }[]
  readonly totalDuty: number | null
  /** What nobody said: the answer taken, and what another would come to. */
  readonly assumed?: readonly {
    readonly id: string
    readonly question: string
    readonly answer: string
    readonly words?: string
    /** Without an answer: any, of those that nobody can list. */
    readonly otherwise: readonly {
      readonly answer: string | null
      readonly totalDuty: number | null
      readonly prohibited?: true
    }[]
  }[]
  /** Least and most by the open assumptions, null where that is not known; absent where they change no amount. */
  readonly range?: { readonly least: number; readonly stated: number; readonly most: number | null }
  /** What the line and the goods disagree on. */
  readonly findings?: readonly { readonly reason: string; readonly text: string; readonly fitting: readonly string[] }[]
  /** Whether the goods may enter, the gravest first; a cash deposit is never priced. */
  readonly admissibility?: readonly FindingRow[]
  /** True where a cash deposit may come on top of the total, or the most it can be is not known. */
  readonly isFloor?: true
  /** What is missing, or why the goods may not enter. */
  readonly unknown?: readonly string[]
  readonly prohibited?: string
}

export type ErrorRow = { readonly id: string | number | null; readonly line: number; readonly error: string }

const say = dutySay('en')

/** `entry`: whether the goods may enter; what bars them leaves no amount. */
export function toResult(
  id: string | number | null,
  worked: DutyReceipt,
  entry: readonly AdmissibilityFinding[] = [],
): ResultRow {
  const receipt = admitted(worked, entry)
  const isFloor = isOpenAbove(receipt.range) || entry.some(({ level }) => level === 'deposit')
  return {
    ...dutyOf(id, receipt),
    ...(entry.length > 0 ? { admissibility: entry.map(findingRow) } : {}),
    ...(isFloor ? { isFloor } : {}),
  }
}

function dutyOf(id: string | number | null, receipt: DutyReceipt): ResultRow {
  const { outcome, lines } = receipt
  if (outcome.kind === 'prohibited') {
    const { because } = outcome
    const none = { baseDuty: null, additional: [], totalDuty: null }
    return { id, outcome: 'prohibited', ...none, prohibited: say.why(because), ...unsaidOf(receipt) }
  }
  const additional = lines
    .filter((line) => line.kind === 'additional')
    .map(({ heading, rate, amount }) => ({ heading, rate: say.rate(rate), duty: numberOf(amount) }))
  const base = lines.find((line) => line.kind === 'base')
  const unsaid = unsaidOf(receipt)
  const known = { id, outcome: outcome.kind, baseDuty: base ? numberOf(base.amount) : null, additional, ...unsaid }
  if (outcome.kind === 'unknown')
    return { ...known, baseDuty: null, totalDuty: null, unknown: outcome.missing.map(say.why) }
  return { ...known, totalDuty: outcome.kind === 'dutiable' ? numberOf(outcome.total) : 0 }
}

/** Empty parts are left out. */
function unsaidOf({ assumed, range, findings }: DutyReceipt): Pick<ResultRow, 'assumed' | 'range' | 'findings'> {
  const others = assumed.map((each) => ({
    ...each,
    question: say.asked(each.question),
    otherwise: each.otherwise.map((other) => ({
      answer: other.kind === 'any' ? null : other.answer,
      totalDuty: other.kind === 'total' ? numberOf(other.total) : null,
      ...(other.kind === 'prohibited' ? { prohibited: true as const } : {}),
    })),
  }))
  const found = findings.map((each) => ({
    reason: each.reason,
    text: findingText(each),
    fitting: each.facts.fitting,
  }))
  return {
    ...(others.length > 0 ? { assumed: others } : {}),
    ...(range
      ? {
          range: {
            least: numberOf(range.least),
            stated: numberOf(range.stated),
            most: range.most ? numberOf(range.most) : null,
          },
        }
      : {}),
    ...(found.length > 0 ? { findings: found } : {}),
  }
}

const numberOf = (amount: Usd): number => Number(centsText(amount))
