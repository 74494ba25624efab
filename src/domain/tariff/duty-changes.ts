// Says what would change the duty of a line and by how much: the CUSMA claim, and each answer other than the one in use.
import { addMonths } from '../calendar.ts'
import { isNorthAmerican } from '../countries.ts'
import { centsText, isPositive, subtract, type Usd } from '../money.ts'
import { possibleAnswers, type TryOut } from './duty-assumptions.ts'
import type { LineWorking } from './duty-core.ts'
import type { DutyInput, DutyQuestion } from './duty-outcome.ts'
import type { AskedReason, ChangeReason } from './duty-reason.ts'
import { coversOrigin } from './measure.ts'
import { measuresOn, perDay } from './measure-scope.ts'
import { rateOf } from './stacking.ts'

/** Answers that change nothing are left out. */
export function changesOf(
  working: LineWorking,
  input: DutyInput,
  questions: readonly DutyQuestion[],
  tryOut: TryOut,
): readonly ChangeReason[] {
  return [
    ...claimSentences(working, input, tryOut),
    ...questions.flatMap((question) => answerSentences(question, working, input, tryOut)),
    ...scheduledSentences(working, input),
  ]
}

/** How far ahead a receipt names what is already decided. */
const AHEAD_MONTHS = 6

/** Measures that begin in the next months and would cover the goods whatever is answered or claimed; one only announced has no start. */
function scheduledSentences({ day }: LineWorking, input: DutyInput): readonly ChangeReason[] {
  return beginningRows(day)
    .filter((row) => coversOrigin(row.origins, input.origin))
    .filter((row) => measuresOn(day.book, row.from).covers(row.products, input.htsCode))
    .map((row) => ({ reason: 'scheduled', facts: { title: row.title, rate: rateOf(row), day: row.from } }))
}

const beginningRows = perDay(({ book, date }) => {
  const horizon = addMonths(date, AHEAD_MONTHS)
  return book.measures.filter(
    ({ from, effect, needs, claims }) =>
      from > date && from <= horizon && effect.kind !== 'announced' && needs.length === 0 && claims.length === 0,
  )
})

function claimSentences(working: LineWorking, input: DutyInput, tryOut: TryOut): readonly ChangeReason[] {
  if (!isNorthAmerican(input.origin) || input.claim.kind === 'programme' || !working.total) return []
  if (input.claim.kind === 'none') {
    const claimed = tryOut({ claim: { kind: 'cusma' } })
    if (claimed.choice.claim.kind !== 'taken' || !claimed.total) return []
    const saved = subtract(working.total, claimed.total)
    return [
      isMore(saved)
        ? { reason: 'cusma-less', facts: { amount: centsText(saved) } }
        : { reason: 'cusma-same', facts: {} },
    ]
  }
  if (working.choice.claim.kind !== 'taken') return []
  const unclaimed = tryOut({ claim: { kind: 'none' } })
  if (!unclaimed.total) return []
  const extra = subtract(unclaimed.total, working.total)
  return [
    isMore(extra)
      ? { reason: 'cusma-more', facts: { amount: centsText(extra) } }
      : { reason: 'cusma-claimed-same', facts: {} },
  ]
}

function answerSentences(
  question: DutyQuestion,
  working: LineWorking,
  input: DutyInput,
  tryOut: TryOut,
): readonly ChangeReason[] {
  const given = input.answers[question.id]
  const current = given ?? question.assumed
  if (current === undefined) return []
  if (given === undefined && working.day.book.questions.get(question.id)?.isUnsettled) return []
  return possibleAnswers(question)
    .filter((answer) => answer !== current)
    .flatMap((answer) => {
      const changed = tryOut({ answers: { ...input.answers, [question.id]: answer } })
      return answerSentence(question.asks, answer, working, changed)
    })
}

function answerSentence(
  question: AskedReason,
  answer: string,
  working: LineWorking,
  changed: LineWorking,
): readonly ChangeReason[] {
  if (changed.isProhibited)
    return working.isProhibited ? [] : [{ reason: 'answer-forbids-entry', facts: { question, answer } }]
  if (!changed.total) return []
  if (working.isProhibited)
    return [{ reason: 'answer-allows-entry', facts: { question, answer, amount: centsText(changed.total) } }]
  if (!working.total) return []
  const extra = subtract(changed.total, working.total)
  if (isMore(extra)) return [{ reason: 'answer-more', facts: { question, answer, amount: centsText(extra) } }]
  const saved = subtract(working.total, changed.total)
  return isMore(saved) ? [{ reason: 'answer-less', facts: { question, answer, amount: centsText(saved) } }] : []
}

const isMore = (amount: Usd): boolean => isPositive(amount)
