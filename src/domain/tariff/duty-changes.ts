// Says what would change the duty of a line and by how much: the CUSMA claim, and each answer other than the one in use.
import { texts } from '#texts/en/duty-receipt.ts'
import { addMonths, dateText } from '../calendar.ts'
import { isNorthAmerican } from '../countries.ts'
import { amountText, isPositive, subtract, type Usd } from '../money.ts'
import { possibleAnswers, type TryOut } from './duty-assumptions.ts'
import type { LineWorking } from './duty-core.ts'
import type { DutyInput, DutyQuestion } from './duty-outcome.ts'
import { coversOrigin } from './measure.ts'
import { measuresOn } from './measure-scope.ts'
import { rateTextOf } from './stacking.ts'

/** Whole sentences; answers that change nothing are left out. */
export function changeSentences(
  working: LineWorking,
  input: DutyInput,
  questions: readonly DutyQuestion[],
  tryOut: TryOut,
): readonly string[] {
  return [
    ...claimSentences(working, input, tryOut),
    ...questions.flatMap((question) => answerSentences(question, working, input, tryOut)),
    ...scheduledSentences(working, input),
  ]
}

/** How far ahead a receipt names what is already decided. */
const AHEAD_MONTHS = 6

/** Measures that begin in the next months and would cover the goods whatever is answered or claimed; one only announced has no start. */
function scheduledSentences({ day }: LineWorking, input: DutyInput): readonly string[] {
  const horizon = addMonths(input.entryDate, AHEAD_MONTHS)
  return day.book.measures
    .filter((row) => row.from > input.entryDate && row.from <= horizon)
    .filter(({ effect }) => effect.kind !== 'announced')
    .filter((row) => row.needs.length === 0 && row.claims.length === 0 && coversOrigin(row.origins, input.origin))
    .filter((row) => measuresOn(day.book, row.from).covers(row.products, input.htsCode))
    .map((row) => texts.scheduled(row.title, rateTextOf(row), dateText(row.from)))
}

function claimSentences(working: LineWorking, input: DutyInput, tryOut: TryOut): readonly string[] {
  if (!isNorthAmerican(input.origin) || input.claim.kind === 'programme' || !working.total) return []
  if (input.claim.kind === 'none') {
    const claimed = tryOut({ claim: { kind: 'cusma' } })
    if (claimed.choice.claim.kind !== 'taken' || !claimed.total) return []
    const saved = subtract(working.total, claimed.total)
    return [isMore(saved) ? texts.cusmaLess(amountText(saved)) : texts.cusmaSame]
  }
  if (working.choice.claim.kind !== 'taken') return []
  const unclaimed = tryOut({ claim: { kind: 'none' } })
  if (!unclaimed.total) return []
  const extra = subtract(unclaimed.total, working.total)
  return [isMore(extra) ? texts.cusmaMore(amountText(extra)) : texts.cusmaClaimedSame]
}

function answerSentences(
  question: DutyQuestion,
  working: LineWorking,
  input: DutyInput,
  tryOut: TryOut,
): readonly string[] {
  const current = input.answers[question.id] ?? question.assumed
  if (current === undefined) return []
  return possibleAnswers(question)
    .filter((answer) => answer !== current)
    .flatMap((answer) => {
      const changed = tryOut({ answers: { ...input.answers, [question.id]: answer } })
      return answerSentence(question.text, answer, working, changed)
    })
}

function answerSentence(
  question: string,
  answer: string,
  working: LineWorking,
  changed: LineWorking,
): readonly string[] {
  if (changed.isProhibited) return working.isProhibited ? [] : [texts.answerForbidsEntry(question, answer)]
  if (!changed.total) return []
  if (working.isProhibited) return [texts.answerAllowsEntry(question, answer, amountText(changed.total))]
  if (!working.total) return []
  const extra = subtract(changed.total, working.total)
  if (isMore(extra)) return [texts.answerMore(question, answer, amountText(extra))]
  const saved = subtract(working.total, changed.total)
  return isMore(saved) ? [texts.answerLess(question, answer, amountText(saved))] : []
}

const isMore = (amount: Usd): boolean => isPositive(amount)
