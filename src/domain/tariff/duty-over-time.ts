// What the duty of the same goods comes to by the day they enter: stretches of days with one duty, and how long each rule was charged.
import { addDays, type CalendarDate } from '../calendar.ts'
import { centsText } from '../money.ts'
import type { DutyLine, DutyOutcome, DutyReceipt } from './duty-outcome.ts'

export type DutySpan = {
  readonly from: CalendarDate
  /** The last day; absent of the last span. */
  readonly until?: CalendarDate
  readonly outcome: DutyOutcome
  readonly lines: readonly DutyLine[]
}

/** A rule with the days on which these goods were charged by it, one after the other. */
export type RuleSpan = {
  readonly line: DutyLine
  /** Absent of the printed rate, whose beginning nobody knows here. */
  readonly from?: CalendarDate
  /** Absent while it goes on as far as the law is known. */
  readonly until?: CalendarDate
}

type DutyOverTime = { readonly spans: readonly DutySpan[]; readonly rules: readonly RuleSpan[] }

/**
 * days: those on which something may change, earliest first (days-of-change.ts). receiptOn: the receipt of the goods on a day; all that
 * differs between two of them is the day. Goods that are barred from a day within a stretch are said to be from that day.
 */
export function dutyOverTime(
  days: readonly CalendarDate[],
  receiptOn: (day: CalendarDate) => DutyReceipt,
): DutyOverTime {
  const receipts = new Map(days.map((day) => [day, receiptOn(day)]))
  const [first] = days
  for (const { outcome } of [...receipts.values()])
    if (outcome.kind === 'prohibited' && first && outcome.since > first && !receipts.has(outcome.since))
      receipts.set(outcome.since, receiptOn(outcome.since))
  const spans = merged([...receipts].sort(([one], [other]) => (one < other ? -1 : 1)))
  return { spans, rules: rulesOf(spans) }
}

function merged(receipts: readonly (readonly [CalendarDate, DutyReceipt])[]): readonly DutySpan[] {
  const begun = receipts.filter(
    ([, receipt], at) => at === 0 || whatIsCharged(receipt) !== whatIsCharged(receipts[at - 1]?.[1]),
  )
  return begun.map(([from, { outcome, lines }], at) => {
    const next = begun[at + 1]
    return { from, outcome, lines, ...(next ? { until: addDays(next[0], -1) } : {}) }
  })
}

/** The same text for receipts that charge the same by the same rules. */
function whatIsCharged(receipt: DutyReceipt | undefined): string {
  const outcome = receipt?.outcome
  return JSON.stringify([
    outcome?.kind,
    outcome?.kind === 'dutiable' && centsText(outcome.total),
    outcome?.kind === 'unknown' && outcome.missing,
    receipt?.lines.map((line) => [ruleOf(line), centsText(line.amount)]),
  ])
}

const ruleOf = ({ kind, heading, rate }: DutyLine): string => JSON.stringify([kind, heading, rate])

function rulesOf(spans: readonly DutySpan[]): readonly RuleSpan[] {
  const found: (RuleSpan & { readonly rule: string })[] = []
  for (const [at, { from, until, lines }] of spans.entries())
    for (const line of lines) {
      const rule = ruleOf(line)
      const before = found.findIndex((each) => each.rule === rule && each.until === addDays(from, -1))
      const begins = at === 0 ? line.source.from : from
      const since = before === -1 ? begins : found[before]?.from
      const span = { rule, line, ...(since ? { from: since } : {}), ...(until ? { until } : {}) }
      if (before === -1) found.push(span)
      else found[before] = span
    }
  return found.map(({ rule: _, ...span }) => span)
}
