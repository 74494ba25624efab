// The questions of a receipt: what the base rate needs, what a content is worth, and what only a person knows about the goods.
import { formatHtsCode } from '../hts-code.ts'
import type { LineWorking } from './duty-core.ts'
import type { AnsweredQuestion, DutyInput, DutyQuestion } from './duty-outcome.ts'
import { type MeasureBook, sourceOf } from './measure.ts'
import { quantityQuestion } from './rate.ts'
import { unbroken } from './rate-text.ts'

/** Each question once: first those without which the duty is unknown. Answered ones stay, so that they can be changed. */
export function questionsOf(working: LineWorking, input: DutyInput): readonly DutyQuestion[] {
  const { base, replacement, decision, day, choice } = working
  const ofBase = base.kind === 'missing' && !replacement ? base.questions : []
  const citation = `HTSUS ${choice.heading || formatHtsCode(input.htsCode)}: ${unbroken(choice.rateText)}`
  const all: DutyQuestion[] = ofBase.map((question) => ({ ...question, source: { citation } }))
  for (const { measure, result } of working.stacked) {
    if (result.kind !== 'missing-quantity') continue
    const question = quantityQuestion(result.unit)
    if (!all.some(({ id }) => id === question.id)) all.push({ ...question, source: sourceOf(measure) })
  }
  for (const { id, assumed } of decision.asked) {
    const question = day.book.questions.get(id)
    if (!question) continue
    const { asks, form, source } = question
    all.push({ id, asks, form, source, ...(assumed === undefined ? {} : { assumed }) })
  }
  return all.toSorted((a, b) => Number(a.assumed !== undefined) - Number(b.assumed !== undefined))
}

/** What was answered, with what it answers: a question of the law, or one of the others. */
export function answeredOf(
  { answers }: DutyInput,
  { questions }: MeasureBook,
  others: readonly Pick<DutyQuestion, 'id' | 'asks'>[],
): readonly AnsweredQuestion[] {
  return Object.entries(answers).flatMap(([id, answer]) => {
    const asks = questions.get(id)?.asks ?? others.find((each) => each.id === id)?.asks
    return asks ? [{ id, asks, answer }] : []
  })
}
