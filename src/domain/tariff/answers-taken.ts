// Which of the answers that were given count.
import { possibleAnswers } from './duty-assumptions.ts'
import type { AnswerInVain, DutyInput } from './duty-outcome.ts'
import type { MeasureBook } from './measure.ts'

/** Without the answers that their question does not take, and without those that say nothing: they count as unsaid, and are asked for. */
export function withAnswersTaken(input: DutyInput, { questions }: MeasureBook): DutyInput {
  const taken = Object.entries(input.answers).filter(([id, answer]) => {
    const question = questions.get(id)
    if (!question) return true
    const listed = possibleAnswers(question)
    return listed.length > 0 ? listed.includes(answer) : answer !== question.assumed
  })
  return { ...input, answers: Object.fromEntries(taken) }
}

/** Questions that rates and values ask, beside those of the law: some have the unit or the part in their name. */
const OF_RATES = /^(?:value|sugar-degrees|quota-heading|(?:value|quantity|duty-by-text):.+)$/s

/** The answers that count for nothing. */
export function answersInVain({ answers }: DutyInput, { questions }: MeasureBook): readonly AnswerInVain[] {
  return Object.entries(answers).flatMap(([question, answer]): readonly AnswerInVain[] => {
    const known = questions.get(question)
    if (!known) {
      return OF_RATES.test(question) ? [] : [{ reason: 'question-unknown', facts: { question, answer, fitting: [] } }]
    }
    const fitting = possibleAnswers(known)
    const isTaken = fitting.length === 0 || fitting.includes(answer)
    return isTaken ? [] : [{ reason: 'answer-not-taken', facts: { question, answer, fitting } }]
  })
}
