// A duty receipt as one row of results: numbers, headings and what is missing. Amounts are whole cents before they become JSON numbers.
import { centsText, type Usd } from '#domain/money.ts'
import type { DutyReceipt } from '#domain/tariff/duty-outcome.ts'

export type ResultRow = {
  readonly id: string | number | null
  readonly outcome: 'dutiable' | 'free' | 'prohibited' | 'unknown'
  readonly baseDuty: number | null
  readonly additional: readonly { readonly heading: string; readonly rate: string; readonly duty: number }[]
  readonly totalDuty: number | null
  /** What is missing, or why the goods may not enter. */
  readonly unknown?: readonly string[]
  readonly prohibited?: string
}

export type ErrorRow = { readonly id: string | number | null; readonly line: number; readonly error: string }

export function toResult(id: string | number | null, receipt: DutyReceipt): ResultRow {
  const { outcome, lines } = receipt
  if (outcome.kind === 'prohibited') {
    const { because } = outcome
    return { id, outcome: 'prohibited', baseDuty: null, additional: [], totalDuty: null, prohibited: because }
  }
  const additional = lines
    .filter((line) => line.kind === 'additional')
    .map(({ heading, rateText, amount }) => ({ heading, rate: rateText, duty: numberOf(amount) }))
  const base = lines.find((line) => line.kind === 'base')
  const known = { id, outcome: outcome.kind, baseDuty: base ? numberOf(base.amount) : null, additional }
  if (outcome.kind === 'unknown') return { ...known, baseDuty: null, totalDuty: null, unknown: outcome.missing }
  return { ...known, totalDuty: outcome.kind === 'dutiable' ? numberOf(outcome.total) : 0 }
}

const numberOf = (amount: Usd): number => Number(centsText(amount))
