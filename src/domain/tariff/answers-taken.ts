// Which of the answers that were given count.
import { possibleAnswers } from './duty-assumptions.ts'
import type { TariffLaw } from './duty-core.ts'
import type { AnswerInVain, DutyInput, DutyQuestion } from './duty-outcome.ts'
import type { MeasureBook, MeasureQuestion } from './measure.ts'
import { askedByRate, isNumber, QUOTA_HEADING, quantityQuestion, VALUE } from './rate.ts'
import { parseRate, parseSpecial } from './rate-text.ts'

/** Without the answers that their question does not take, and without those that say nothing: they count as unsaid, and are asked for. */
export function withAnswersTaken(input: DutyInput, { questions }: MeasureBook): DutyInput {
  const taken = Object.entries(input.answers).filter(([id, answer]) => {
    const question = questions.get(id)
    return !question || (isTaken(question, answer) && (isListed(question) || answer !== question.assumed))
  })
  return { ...input, answers: Object.fromEntries(taken) }
}

const isListed = (question: MeasureQuestion): boolean => possibleAnswers(question).length > 0

/** Whether the form takes the answer: a choice one of its own, an amount a number. A code that is none has a reason of its own. */
function isTaken(question: MeasureQuestion, answer: string): boolean {
  if (isListed(question)) return possibleAnswers(question).includes(answer)
  return question.form.kind === 'hts-code' || isNumber(answer)
}

/** The answers that count for nothing; `asked` is what the goods at hand are asked. */
export function answersInVain(
  { answers }: DutyInput,
  law: TariffLaw,
  asked: readonly Pick<DutyQuestion, 'id'>[] = [],
): readonly AnswerInVain[] {
  return Object.entries(answers).flatMap(([question, answer]): readonly AnswerInVain[] => {
    const ofLaw = law.measures.questions.get(question)
    if (!ofLaw && !asked.some(({ id }) => id === question) && !askedByRates(law).has(question))
      return [{ reason: 'question-unknown', facts: { question, answer, fitting: [] } }]
    const counts = ofLaw ? isTaken(ofLaw, answer) : question === QUOTA_HEADING || isNumber(answer)
    if (counts) return []
    return [{ reason: 'answer-not-taken', facts: { question, answer, fitting: ofLaw ? possibleAnswers(ofLaw) : [] } }]
  })
}

const byLaw = new WeakMap<TariffLaw['schedule'], ReadonlySet<string>>()

/** Questions that the printed rates, amounts a unit and a value of zero ask of any goods: most have the unit or the part in their name. */
function askedByRates({ schedule, measures, preferences }: TariffLaw): ReadonlySet<string> {
  const known = byLaw.get(schedule)
  if (known) return known
  const codes = [...schedule.declarable, ...preferences.quotaHeadings.map(({ heading }) => heading)]
  const lines = codes.flatMap((code) => schedule.find(code) ?? [])
  const rates = new Set(lines.flatMap(({ general, other }) => [general, other]).map(parseRate))
  const special = [...new Set(lines.map((line) => line.special))].flatMap((text) => parseSpecial(text))
  for (const { rate } of special) rates.add(rate)
  const ofRates = [...rates].flatMap((rate) => askedByRate({ rate, heading: '', rateText: '' }))
  const ofMeasures = measures.measures.flatMap(({ effect }) => ('unit' in effect ? quantityQuestion(effect.unit) : []))
  const asked = new Set([VALUE, ...ofRates.map(({ id }) => id), ...ofMeasures.map(({ id }) => id)])
  byLaw.set(schedule, asked)
  return asked
}
