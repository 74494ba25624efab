// What differs between two duty receipts: the headline of What if, its reasons, and the marks on the lines.
import { type Usd, usd } from '#domain/money.ts'
import { type ComparedDuty, type DutyCause, dutyCauseText, dutyChangeText } from '#words/duty-change.ts'
import type { DutySay } from '#words/duty-say.ts'
import type { Language } from '#words/language.ts'
import type { Receipt } from './duty-request.ts'

type Line = Receipt['lines'][number]

/** How the second duty compares with the first, as a sentence. Only two amounts can be compared. */
export const compareTotals = (language: Language, before: Receipt, after: Receipt): string =>
  dutyChangeText(language, totalOf(before), totalOf(after))

/** What is behind the difference: laws that end, begin or ask another amount, and another value. USD. */
export function changeCauses(say: DutySay, before: Receipt, after: Receipt): readonly DutyCause[] {
  if (!isKnown(before) || !isKnown(after)) return []
  const name = (line: Line) => say.title(line.reasons.title)
  const asks = (line: Line | undefined) => (line && line.amountUsd > 0 ? usdOf(line.amountUsd) : undefined)
  const value = { law: undefined, from: usdOf(before.enteredValueUsd), to: usdOf(after.enteredValueUsd) }
  const lines = linePairs(before, after).flatMap(({ one, other }): DutyCause[] => {
    if (one && other)
      return one.amountUsd === other.amountUsd
        ? []
        : [{ law: name(other), from: usdOf(one.amountUsd), to: usdOf(other.amountUsd) }]
    const line = one ?? other
    return line && line.amountUsd > 0 ? [{ law: name(line), from: asks(one), to: asks(other) }] : []
  })
  return before.enteredValueUsd === after.enteredValueUsd ? lines : [value, ...lines]
}

/** The same as sentences. */
export const changeReasons = (say: DutySay, before: Receipt, after: Receipt): readonly string[] =>
  changeCauses(say, before, after).map((cause) => dutyCauseText(say.language, cause))

/** The lines of both receipts, those of the same law together. */
export function linePairs(before: Receipt, after: Receipt) {
  const pairs = before.lines.map((one) => ({ one, other: twinOf(one, after) }))
  const begun = after.lines.filter((line) => !twinOf(line, before)).map((other) => ({ one: undefined, other }))
  return [...pairs, ...begun]
}

const usdOf = (dollars: number): Usd => usd(String(dollars))

const isKnown = ({ outcome }: Receipt): boolean => outcome.kind === 'dutiable' || outcome.kind === 'free'

function totalOf({ outcome }: Receipt): ComparedDuty {
  if (outcome.kind === 'dutiable') return usdOf(outcome.totalUsd)
  if (outcome.kind === 'free') return usdOf(0)
  return outcome.kind === 'prohibited' ? 'prohibited' : 'not-known'
}

const twinOf = (line: Line, other: Receipt): Line | undefined =>
  other.lines.find((each) => each.kind === line.kind && (each.kind === 'base' || each.heading === line.heading))

/** Mark of a line against the other receipt: by heading, then by amount and rate. */
export function lineMark(line: Line, other: Receipt): 'same' | 'differs' | 'only-here' {
  const twin = twinOf(line, other)
  if (!twin) return 'only-here'
  const same = twin.heading === line.heading && twin.amountUsd === line.amountUsd && twin.rateText === line.rateText
  return same ? 'same' : 'differs'
}
